//! Previews of a choice without making it.

use super::Explorer;
use crate::board::{Cell, Digit};
use crate::search::{ExpandedNode, NodeStatus};

/// The state that a choice would leave.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preview {
    /// The number of candidates of other cells that it would eliminate.
    pub eliminated: usize,
    /// The number of candidates left in all empty cells together.
    pub candidates_left: usize,
    /// The number of cells that would have a forced digit; 0 with a strategy that does
    /// not look for singles.
    pub forced_cells: usize,
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
        let parent = &self.node(self.current()).expanded;
        let (expanded, _) = self.context().child(parent, (cell, digit));
        Some(self.preview_of(parent, cell, &expanded))
    }

    fn preview_of(&self, parent: &ExpandedNode, cell: Cell, expanded: &ExpandedNode) -> Preview {
        let candidates_left = self.candidates_left(expanded);
        let status = expanded.status();
        let is_over = matches!(status, NodeStatus::Solved | NodeStatus::DeadEnd { .. });
        Preview {
            eliminated: self.candidates_left(parent)
                - parent.candidates(cell).len()
                - candidates_left,
            candidates_left,
            forced_cells: if is_over { 0 } else { self.context().forced_cell_count(expanded) },
            status,
        }
    }

    /// Returns the number of candidates of all empty cells together.
    pub(super) fn candidates_left(&self, node: &ExpandedNode) -> usize {
        self.context().domains(node).map(|(_, digits)| digits.len()).sum()
    }
}
