//! What is said of a node of the tree, from the node itself.

use sudoku_engine::board::{Cell, Digit, Shape};
use sudoku_engine::recording::NodeKind;

use super::{Drawn, State};
use crate::search::player::Player;

/// A node of the tree: a digit in a cell, and what became of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NodeFacts {
    pub digit: Digit,
    pub cell: Cell,
    pub shape: Shape,
    pub outcome: NodeOutcome,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NodeOutcome {
    Unknown,
    Open,
    DeadEnd,
    Solution,
    Subtree {
        /// Nodes, itself included.
        size: u64,
        solutions: u64,
        /// Digits on the board where it is deepest.
        deepest: u64,
        /// Whether the search is still in it.
        is_growing: bool,
    },
}

impl NodeFacts {
    /// `None` for the root.
    pub fn of(player: &Player, node: &Drawn) -> Option<Self> {
        let (cell, digit) = (node.cell?, node.digit?);
        let kind = node.facts.and_then(|facts| facts.kind());
        let outcome = match (node.facts, kind) {
            (Some(_), Some(NodeKind::Solution)) => NodeOutcome::Solution,
            (Some(_), Some(NodeKind::Failure)) => NodeOutcome::DeadEnd,
            (Some(facts), Some(NodeKind::Choice)) => NodeOutcome::Subtree {
                size: facts.size,
                solutions: facts.solutions,
                deepest: facts.deepest.into(),
                is_growing: node.is_growing,
            },
            (None, _) if node.state != State::Visited => NodeOutcome::Open,
            _ => NodeOutcome::Unknown,
        };
        Some(Self { digit, cell, shape: player.at.shape(), outcome })
    }
}
