//! What the board shows of a dead end: the digit that blocks each digit of the cell.

use sudoku_engine::board::{Cell, Digit, Givens, Rule, Rules, Shape};
use sudoku_engine::search::{DeadEndCause, Event, Stepper};

/// An equal digit that rules out a digit of the cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Obstacle {
    pub digit: Digit,
    pub by: Cell,
    /// The rule that covers both cells.
    pub rule: Rule,
}

/// Returns the cause of the dead end that was just found.
pub fn cause(stepper: &Stepper) -> Option<DeadEndCause> {
    match stepper.last_event()? {
        Event::DeadEnd { cause } => Some(cause),
        Event::Tested { .. }
        | Event::Placed { .. }
        | Event::Eliminated { .. }
        | Event::Forced { .. }
        | Event::Removed { .. }
        | Event::Solved => None,
    }
}

/// Returns what rules out the digits of the cell at the dead end that was just found.
pub fn obstacles_at_dead_end(stepper: &Stepper) -> Vec<Obstacle> {
    match cause(stepper) {
        Some(DeadEndCause::Cell(cell)) => obstacles(stepper, cell),
        Some(DeadEndCause::House { .. } | DeadEndCause::Unknown) | None => Vec::new(),
    }
}

/// Returns what rules out the digits of this cell: at most one obstacle for each digit. Digits
/// that no single cell rules out have none. An obstacle is a given if there is one, and else the
/// digit that was placed first: it stays the longest.
pub fn obstacles(stepper: &Stepper, cell: Cell) -> Vec<Obstacle> {
    let path: Vec<Cell> = stepper.path().map(|(cell, _)| cell).collect();
    let age = |by: Cell| path.iter().position(|&placed| placed == by).map_or(0, |level| level + 1);
    obstacles_on(&stepper.board(), stepper.rules(), cell, age)
}

/// Returns what rules out the digits of this cell of a board, as [`obstacles`] does: of several
/// equal digits, that with the smallest `rank`, and of those the nearest.
pub(crate) fn obstacles_on(
    board: &Givens,
    rules: &Rules,
    cell: Cell,
    rank: impl Fn(Cell) -> usize,
) -> Vec<Obstacle> {
    let reaching = cells_around(rules, cell);
    let first = |digit: Digit| {
        let holding = reaching.iter().filter(|(_, by)| board.get(*by) == Some(digit));
        let &(rule, by) =
            holding.min_by_key(|(_, by)| (rank(*by), distance(rules.shape(), cell, *by)))?;
        Some(Obstacle { digit, by, rule })
    };
    rules.shape().digits().filter_map(first).collect()
}

/// Returns every other cell that must differ from this one, with the rule.
fn cells_around(rules: &Rules, cell: Cell) -> Vec<(Rule, Cell)> {
    let around = rules.distinct().into_iter().filter(|(_, cells)| cells.contains(&cell));
    let others = around.flat_map(|(rule, cells)| cells.into_iter().map(move |by| (rule, by)));
    others.filter(|(_, by)| *by != cell).collect()
}

/// Returns the square of the distance between two cells.
fn distance(shape: Shape, a: Cell, b: Cell) -> usize {
    a.row(shape).abs_diff(b.row(shape)).pow(2) + a.column(shape).abs_diff(b.column(shape)).pow(2)
}

/// Returns whether each digit of the cell is in its row, column or box.
pub(crate) fn is_blocked_by_houses(stepper: &Stepper, cell: Cell) -> bool {
    let board = stepper.board();
    let mut around = cells_around(stepper.rules(), cell);
    around.retain(|(rule, _)| matches!(rule, Rule::House(_)));
    let is_seen = |digit: Digit| around.iter().any(|&(_, by)| board.get(by) == Some(digit));
    stepper.shape().digits().all(is_seen)
}
