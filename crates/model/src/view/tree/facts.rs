//! Facts about a tree and its nodes, taken from the nodes themselves.
//!
//! The root counts as a node everywhere: it is the first call of the sources' procedure, and
//! their counters include it.

use sudoku_engine::board::{Cell, Digit, Shape};
use sudoku_engine::recording::NodeKind;

use super::{Drawing, DrawnNode, Mark, VisitState};
use crate::search::player::Player;
use crate::search::tree::Found;

/// The counts of a small tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SmallTreeFacts {
    pub nodes: u64,
    /// The nodes that are not hidden in folded subtrees.
    pub drawn: u64,
    /// The nodes that the search reaches before it stops at its goal.
    pub searched: u64,
    pub trees: u64,
    pub dead_ends: u64,
    pub solutions: u64,
    /// Whether the tree goes past the search's goal, to the end of the whole tree.
    pub is_whole: bool,
}

impl SmallTreeFacts {
    pub fn of(player: &Player, drawing: &Drawing) -> Self {
        let tree_view = &player.tree_view;
        let roots = drawing.nodes.iter().filter(|node| node.depth == 1);
        let below: u64 = roots.filter_map(|node| node.facts).map(|facts| facts.solutions).sum();
        Self {
            nodes: tree_view.known_count() as u64 + 1,
            drawn: drawing.nodes.len() as u64,
            searched: tree_view.searched_count() as u64 + 1,
            trees: tree_view.root_branch_count() as u64,
            dead_ends: tree_view.dead_end_count() as u64,
            solutions: below + u64::from(drawing.nodes[0].mark == Mark::Diamond),
            is_whole: tree_view.is_whole(),
        }
    }
}

/// The counts of a large tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LargeTreeFacts {
    pub drawn: u64,
    /// The drawn nodes that the search reaches only later, or never.
    pub open: u64,
    /// The nodes of the tree searched so far, at whatever step the page is.
    pub searched: u64,
    pub folded: u64,
    /// Whether the search has ended.
    pub is_over: bool,
}

impl LargeTreeFacts {
    pub fn of(player: &Player, drawing: &Drawing) -> Self {
        Self {
            drawn: drawing.nodes.len() as u64,
            open: drawing.open_count() as u64,
            searched: player.node_count(),
            folded: drawing.folded_count() as u64,
            is_over: player.total_steps().is_some(),
        }
    }
}

/// The counts of the path to the step shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PathFacts {
    /// The nodes drawn: the root, the path and its siblings.
    pub drawn: u64,
    /// The digits on the board, which are the nodes of the path below the root.
    pub depth: u64,
    /// The nodes of the whole tree searched so far.
    pub searched: u64,
    /// Whether the search has ended.
    pub is_over: bool,
}

impl PathFacts {
    pub fn of(player: &Player) -> Self {
        let below: u64 = player.stepper.levels().iter().map(|level| level.legal.len() as u64).sum();
        Self {
            drawn: below + 1,
            depth: player.stepper.depth() as u64,
            searched: player.node_count(),
            is_over: player.total_steps().is_some(),
        }
    }
}

/// A node of the tree: a digit in a cell, and its outcome.
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
        /// The number of nodes, including itself.
        size: u64,
        solutions: u64,
        /// The number of digits on the board at its deepest node.
        deepest: u64,
        /// Whether the search is still in it.
        is_growing: bool,
    },
}

impl NodeFacts {
    /// Returns the facts of a node; `None` for the root.
    pub fn of(player: &Player, node: &DrawnNode) -> Option<Self> {
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
            (None, _) if node.state != VisitState::Visited => NodeOutcome::Open,
            _ => NodeOutcome::Unknown,
        };
        Some(Self { digit, cell, shape: player.stepper.shape(), outcome })
    }
}

/// What following the costliest branch has found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CostliestFacts {
    /// The worker has yet to report nodes.
    Following,
    /// The branch below this placement, with the number of its nodes and of all nodes.
    Found { digit: Digit, cell: Cell, shape: Shape, size: u64, total: u64 },
}

impl CostliestFacts {
    /// Returns what was found, if the selected node is the result.
    pub fn of(player: &Player, drawing: &Drawing) -> Option<Self> {
        let selection = player.tree_view.selection(&player.stepper)?;
        match selection.found {
            Found::ByUser => None,
            Found::Following { .. } => Some(Self::Following),
            Found::AsCostliest => {
                let node = &drawing.nodes[drawing.find(&selection.path)? as usize];
                Some(Self::Found {
                    digit: node.digit?,
                    cell: node.cell?,
                    shape: player.stepper.shape(),
                    size: node.facts?.size,
                    total: drawing.node_count,
                })
            }
        }
    }
}
