//! Which cell each level of a search fills, and with what.

use crate::board::{Cell, Digit};
use crate::search::Stepper;

/// The cell that each level was filled in last, with its digit where that is not what
/// the branch is called.
#[derive(Clone, Debug)]
pub(super) struct Filled(Vec<(Cell, Option<Digit>)>);

impl Filled {
    /// At some place of a search.
    pub(super) fn new(search: &Stepper) -> Self {
        // A walk that says no cell fills them in their order; any other says each.
        let cells = search.level_cells().unwrap_or(search.cells());
        Self(cells.iter().map(|&cell| (cell, None)).collect())
    }

    pub(super) fn set(&mut self, level: usize, cell: Cell, digit: Digit) {
        self.0[level] = (cell, Some(digit));
    }

    /// The cell, the digit and the branch, given the branch's value.
    pub(super) fn named(&self, level: usize, branch: u8) -> (Cell, Digit, Digit) {
        let branch = Digit::from_index(usize::from(branch) - 1);
        let (cell, digit) = self.0[level];
        (cell, digit.unwrap_or(branch), branch)
    }
}
