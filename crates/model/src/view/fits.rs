//! Which digits fit in a cell of the board being played, and what rules out the rest.

use sudoku_engine::board::{Cell, Digit, Rule};

use super::dead_end::{Obstacle, obstacles_on};
use crate::Model;

/// Whether a digit fits in a cell, given the digits on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fit {
    /// It breaks no rule.
    Fits,
    /// A cell that sees this one already holds the digit.
    Blocked(Obstacle),
    /// With this digit, the rule could no longer be satisfied.
    Unfit(Rule),
}

/// Returns the selected cell, if it is the only one and empty.
pub fn selected_empty_cell(model: &Model) -> Option<Cell> {
    let editor = &model.play.editor;
    let &[cell] = editor.selection() else { return None };
    editor.edited_puzzle().digits().get(cell).is_none().then_some(cell)
}

/// Returns, for each digit, whether it fits in `cell`, which must be empty.
pub fn fits(model: &Model, cell: Cell) -> Vec<(Digit, Fit)> {
    let puzzle = model.play.editor.edited_puzzle();
    let (board, rules) = (puzzle.digits(), &puzzle.rules);
    let obstacles =
        obstacles_on(&board, rules, cell, |by| usize::from(puzzle.givens.get(by).is_none()));
    let fit = |digit| {
        if let Some(&obstacle) = obstacles.iter().find(|obstacle| obstacle.digit == digit) {
            return Fit::Blocked(obstacle);
        }
        let mut tried = board.clone();
        tried.set(cell, Some(digit));
        let violation = rules.check(&tried).into_iter().find(|it| it.cells.contains(&cell));
        violation.map_or(Fit::Fits, |violation| Fit::Unfit(violation.rule))
    };
    rules.shape().digits().map(|digit| (digit, fit(digit))).collect()
}
