//! Testing digits against the digits on a board, by the rules alone.

use super::blocked;
use super::board::Board;
use super::candidates::{Mask, initial_masks};
use crate::board::{Cell, Digit, Puzzle};
use crate::search::{Strategy, Verdict};

/// A board on which any digit can be tested for any empty cell, in any order.
///
/// ```
/// use sudoku_engine::board::{Cell, Digit, Givens, Puzzle, Shape};
/// use sudoku_engine::search::{RuleCheck, Verdict};
///
/// let puzzle = Puzzle::try_from(Givens::empty(Shape::Four))?;
/// let cell = |column| Cell::at(Shape::Four, 0, column).unwrap();
/// let digit = Digit::new(3).unwrap();
/// let mut check = RuleCheck::new(&puzzle);
/// assert_eq!(check.verdict(cell(0), digit), Verdict::Legal);
/// check.place(cell(2), digit);
/// assert!(matches!(check.verdict(cell(0), digit), Verdict::Blocked { by, .. } if by == cell(2)));
/// # Ok::<(), sudoku_engine::board::Clashes>(())
/// ```
#[derive(Debug)]
pub struct RuleCheck {
    board: Board,
    masks: Vec<Mask>,
}

impl RuleCheck {
    /// Creates the check for the givens of a puzzle.
    pub fn new(puzzle: &Puzzle) -> Self {
        let board = Board::new(puzzle, Strategy::PLAIN);
        Self { masks: initial_masks(&board).collect(), board }
    }

    /// Adds a digit to the board.
    pub fn place(&mut self, cell: Cell, digit: Digit) {
        self.masks[cell.index()] = Mask::filled(digit);
    }

    /// Returns what rules a digit out of an empty cell, if anything does: what a search
    /// without inference finds when it tests the digit there.
    pub fn verdict(&self, cell: Cell, digit: Digit) -> Verdict {
        blocked::verdict(&self.board, &self.masks, cell, digit)
    }
}
