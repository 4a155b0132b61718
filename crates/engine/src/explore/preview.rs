//! Previews of a choice without making it.

use super::Explorer;
use crate::board::{Cell, Digit};
use crate::search::{ExpandedNode, NodeStatus};

/// The state that a choice would leave.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preview {
    /// The number of candidates of other cells that it would eliminate.
    pub removed: usize,
    /// The number of candidates left in all empty cells together.
    pub left: usize,
    /// The number of cells that would have a forced digit; 0 with a strategy that does
    /// not look for singles.
    pub forced: usize,
    /// What could be chosen next.
    pub status: NodeStatus,
}

impl Explorer {
    /// Returns what placing a digit at the current node would leave; `None` if it may not
    /// be placed.
    pub fn preview(&self, cell: Cell, digit: Digit) -> Option<Preview> {
        if !self.digits(cell).contains(digit) {
            return None;
        }
        let above = &self.node(self.current()).opened;
        let (opened, _) = self.context().below(above, (cell, digit));
        Some(self.preview_of(above, cell, &opened))
    }

    fn preview_of(&self, above: &ExpandedNode, cell: Cell, opened: &ExpandedNode) -> Preview {
        let left = self.candidates_left(opened);
        let status = opened.status();
        let is_over = matches!(status, NodeStatus::Solved | NodeStatus::DeadEnd { .. });
        Preview {
            removed: self.candidates_left(above) - above.candidates(cell).len() - left,
            left,
            forced: if is_over { 0 } else { self.context().forced_cells(opened) },
            status,
        }
    }

    /// Returns the number of candidates of all empty cells together.
    pub(super) fn candidates_left(&self, at: &ExpandedNode) -> usize {
        self.context().domains(at).map(|(_, digits)| digits.len()).sum()
    }
}
