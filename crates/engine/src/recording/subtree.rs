//! What a recording tells of a node and those right below it.

use serde::{Deserialize, Serialize};

use super::NodeKind;
use crate::board::{Cell, Digit};

/// One placement with everything that followed from it.
///
/// Where the digit still stands as far as the recording has come, the figures
/// are those so far, and `removed_at` is `None`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Subtree {
    /// Its level, the first cell's digits being 0.
    pub level: u16,
    /// The digit placed.
    pub digit: Digit,
    /// The step that placed the digit, from 1.
    pub placed_at: u64,
    /// The step that took it back; `None` where it stands as far as is known.
    pub removed_at: Option<u64>,
    /// Nodes in it, its own root included.
    pub size: u64,
    /// Solutions in it.
    pub solutions: u64,
    /// Digits on the board where it is deepest, at least `level + 1`.
    pub deepest: u16,
}

impl Subtree {
    /// What became of its root; `None` while that is not known yet.
    pub const fn kind(&self) -> Option<NodeKind> {
        match (self.size, self.solutions, self.removed_at) {
            (1, 1, _) => Some(NodeKind::Solution),
            (1, _, None) => None,
            (1, _, Some(_)) => Some(NodeKind::Failure),
            _ => Some(NodeKind::Choice),
        }
    }
}

/// A digit that may stand in the cell below a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Child {
    /// The digit.
    pub digit: Digit,
    /// What followed from it; `None` where the recording has not come to it.
    pub subtree: Option<Subtree>,
}

/// A node with those right below it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Branches {
    /// The digits from the first level down to the node; empty for the root.
    pub path: Vec<Digit>,
    /// The node itself; `None` for the root.
    pub node: Option<Subtree>,
    /// The cell that its children fill; `None` below a full board.
    pub cell: Option<Cell>,
    /// Every digit that may stand there, ascending; none below a dead end.
    pub children: Vec<Child>,
}

/// What a search has met on one level.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LevelCount {
    /// Digits placed on the level: its nodes.
    pub nodes: u64,
    /// How often no digit could stand in the level's cell.
    pub dead_ends: u64,
}
