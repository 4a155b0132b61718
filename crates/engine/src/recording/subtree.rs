//! What a recording tells of a node and those right below it.

use serde::{Deserialize, Serialize};

use super::NodeKind;
use crate::board::{Cell, Digit};
use crate::search::Choice;

/// One placement with everything that followed from it.
///
/// Where the digit still stands as far as the recording has come, the figures
/// are those so far, and `removed_at` is `None`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Subtree {
    /// Its level, the first cell's digits being 0.
    pub level: u16,
    /// The cell filled.
    pub cell: Cell,
    /// The digit placed.
    pub digit: Digit,
    /// What it is called among its siblings, and so in paths: the digit, or its place
    /// in a house where that is chosen, see [`Choice`].
    pub branch: Digit,
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

/// What may be placed below a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Child {
    /// The cell.
    pub cell: Cell,
    /// The digit.
    pub digit: Digit,
    /// What it is called among its siblings, and so in paths.
    pub branch: Digit,
    /// What followed from it; `None` where the recording has not come to it.
    pub subtree: Option<Subtree>,
}

/// A node with those right below it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Branches {
    /// The branches from the first level down to the node; empty for the root.
    pub path: Vec<Digit>,
    /// The node itself; `None` for the root.
    pub node: Option<Subtree>,
    /// What is chosen below it; `None` below a full board.
    pub choice: Option<Choice>,
    /// The cell that its children fill, or the first of them; at a dead end the one
    /// that cannot be filled. `None` below a full board.
    pub cell: Option<Cell>,
    /// All that may be placed there, in the order in which it is tried; nothing below a
    /// dead end.
    pub children: Vec<Child>,
}

/// What a search has met on one level.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LevelCount {
    /// Digits placed on the level: its nodes.
    pub nodes: u64,
    /// Those of them that are dead ends: nothing can follow. That of the root, where
    /// a puzzle is one from the start, is on no level.
    pub dead_ends: u64,
}
