//! The selected node, and how it came to be selected.

use std::rc::Rc;

use sudoku_engine::board::Digit;

/// A selected node. The selection ends when the search moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Selection {
    /// The branches from the root down to the node.
    pub path: Rc<[Digit]>,
    /// The step of the search at which it was selected.
    pub(super) step: u64,
    /// Whether the search is at the node.
    pub(super) is_current: bool,
    pub found: Found,
}

impl Selection {
    /// Returns whether the search would have to move to get to the node.
    pub(crate) const fn is_elsewhere(&self) -> bool {
        !self.is_current
    }
}

/// How a node came to be selected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found {
    ByUser,
    /// As the root of the costliest branch.
    AsCostliest,
    /// The costliest branch is still being followed; it began at this depth.
    Following {
        from: u16,
    },
}
