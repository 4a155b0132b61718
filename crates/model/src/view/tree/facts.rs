//! What is said of a tree and of its nodes, from the nodes themselves.
//!
//! The root is a node wherever nodes are counted: it is the first call of the
//! sources' procedure, which their counters count too.

use sudoku_engine::board::{Cell, Digit, Shape};
use sudoku_engine::recording::NodeKind;

use super::{Drawing, Drawn, Mark, State};
use crate::search::player::Player;

/// What is drawn of a small tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ForestFacts {
    pub nodes: u64,
    /// Nodes that are not hidden in folded subtrees.
    pub drawn: u64,
    /// Those to which the search comes before it stops at its goal.
    pub searched: u64,
    pub trees: u64,
    pub solutions: u64,
    /// Whether it goes past the search's goal, to the end of the whole tree.
    pub is_whole: bool,
}

impl ForestFacts {
    pub fn of(player: &Player, drawing: &Drawing) -> Self {
        let forest = &player.forest;
        let roots = drawing.nodes.iter().filter(|node| node.depth == 1);
        let below: u64 = roots.filter_map(|node| node.facts).map(|facts| facts.solutions).sum();
        Self {
            nodes: forest.known() as u64 + 1,
            drawn: drawing.nodes.len() as u64,
            searched: forest.searched() as u64 + 1,
            trees: forest.trees() as u64,
            solutions: below + u64::from(drawing.nodes[0].mark == Mark::Diamond),
            is_whole: forest.is_whole(),
        }
    }
}

/// What is drawn of a large tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TreeFacts {
    pub drawn: u64,
    /// Nodes drawn that have been searched.
    pub shown: u64,
    /// Nodes of the tree searched until now.
    pub searched: u64,
    pub folded: u64,
    /// Whether that is all of the search.
    pub is_over: bool,
}

impl TreeFacts {
    pub fn of(player: &Player, drawing: &Drawing) -> Self {
        Self {
            drawn: drawing.nodes.len() as u64,
            shown: drawing.searched() as u64,
            searched: player.nodes(),
            folded: drawing.folded() as u64,
            is_over: player.total_steps().is_some(),
        }
    }
}

/// What is drawn of the path to the step shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PathFacts {
    /// Nodes drawn: the root, the path and its siblings.
    pub drawn: u64,
    /// Digits on the board: the nodes of the path below the root.
    pub depth: u64,
    /// Nodes of the whole tree searched until now.
    pub searched: u64,
    /// Whether that is all of the search.
    pub is_over: bool,
}

impl PathFacts {
    pub fn of(player: &Player) -> Self {
        let below: u64 = player.at.levels().iter().map(|level| level.legal.len() as u64).sum();
        Self {
            drawn: below + 1,
            depth: player.at.depth() as u64,
            searched: player.nodes(),
            is_over: player.total_steps().is_some(),
        }
    }
}

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
