//! The cell and digit that each level of a search was filled with last.

use crate::board::{Cell, Digit};
use crate::search::Stepper;

/// By level: the cell filled last, and its digit if that is not the branch.
#[derive(Clone, Debug)]
pub(super) struct LevelCells(Vec<(Cell, Option<Digit>)>);

impl LevelCells {
    /// Creates the cells of a search at its current position.
    pub(super) fn new(search: &Stepper) -> Self {
        // A walk that never reports cells fills these in order; any other reports each
        // cell.
        let cells = search.level_cells().unwrap_or(search.cells());
        Self(cells.iter().map(|&cell| (cell, None)).collect())
    }

    pub(super) fn set(&mut self, level: usize, cell: Cell, digit: Digit) {
        self.0[level] = (cell, Some(digit));
    }

    /// Returns the cell, the digit and the branch, given the branch's value.
    pub(super) fn placement(&self, level: usize, branch: u8) -> (Cell, Digit, Digit) {
        let branch = Digit::from_index(usize::from(branch) - 1);
        let (cell, digit) = self.0[level];
        (cell, digit.unwrap_or(branch), branch)
    }
}
