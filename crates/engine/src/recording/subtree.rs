//! What a recording knows of a node and its children.

use serde::{Deserialize, Serialize};

use super::NodeKind;
use crate::board::{Cell, Digit};
use crate::search::Choice;

/// A placement with everything that followed from it.
///
/// While the digit is on the board at the end of the recording, the figures are those so
/// far and `removed_at` is `None`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Subtree {
    /// The level of the placement; the digits of the first cell are on level 0.
    pub level: u16,
    pub cell: Cell,
    pub digit: Digit,
    /// The branch that identifies it among its siblings and in paths: the digit, or its
    /// place in a house if that is chosen; see [`Choice`].
    pub branch: Digit,
    /// The step that placed the digit, from 1.
    pub placed_at: u64,
    /// The step that erased it; `None` while it is on the board.
    pub removed_at: Option<u64>,
    /// The number of nodes, including the root of the subtree.
    pub size: u64,
    pub solutions: u64,
    /// The greatest number of digits on the board within it, at least `level + 1`.
    pub deepest: u16,
}

impl Subtree {
    /// Returns the kind of its root; `None` while that is not known yet.
    pub const fn kind(&self) -> Option<NodeKind> {
        match (self.size, self.solutions, self.removed_at) {
            (1, 1, _) => Some(NodeKind::Solution),
            (1, _, None) => None,
            (1, _, Some(_)) => Some(NodeKind::Failure),
            _ => Some(NodeKind::Choice),
        }
    }
}

/// A digit that may be placed below a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Child {
    pub cell: Cell,
    pub digit: Digit,
    /// The branch that identifies it among its siblings and in paths.
    pub branch: Digit,
    /// What followed from it; `None` if the recording has not reached it.
    pub subtree: Option<Subtree>,
}

/// A node with its children.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Branches {
    /// The branches from the first level down to the node; empty for the root.
    pub path: Vec<Digit>,
    /// The node itself; `None` for the root.
    pub node: Option<Subtree>,
    /// What is chosen below it; `None` below a full board.
    pub choice: Option<Choice>,
    /// The cell that its children fill, or the first of them; at a dead end, the cell
    /// that cannot be filled. `None` below a full board.
    pub cell: Option<Cell>,
    /// The children, in the order in which they are tried; empty at a dead end.
    pub children: Vec<Child>,
}

/// The counts of one level of a search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LevelCount {
    /// Digits placed on the level: its nodes.
    pub nodes: u64,
    /// How many of the nodes are dead ends. A root that is a dead end from the start is
    /// not counted, as it is not on any level.
    pub dead_ends: u64,
}
