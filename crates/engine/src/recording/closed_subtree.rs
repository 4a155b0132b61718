//! The stored form of a subtree that the search has left.

use super::Subtree;
use crate::board::{Cell, Digit};

/// A closed subtree: [`Subtree`] without the fields that can be computed from the others.
#[derive(Clone, Copy, Debug)]
pub(super) struct ClosedSubtree {
    pub(super) placed_at: u64,
    pub(super) removed_at: u64,
    pub(super) solutions: u64,
    pub(super) level: u16,
    pub(super) deepest: u16,
    pub(super) cell: Cell,
    pub(super) digit: Digit,
    pub(super) branch: Digit,
}

impl ClosedSubtree {
    pub(super) fn steps(&self) -> u64 {
        self.removed_at - self.placed_at + 1
    }

    pub(super) fn subtree(&self) -> Subtree {
        Subtree {
            level: self.level,
            cell: self.cell,
            digit: self.digit,
            branch: self.branch,
            placed_at: self.placed_at,
            removed_at: Some(self.removed_at),
            size: self.steps() / 2,
            solutions: self.solutions,
            deepest: self.deepest,
        }
    }
}
