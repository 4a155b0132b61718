//! Nodes that a caller expands in any order.
//!
//! A node expanded here has the same candidates, choice and inferences as the same node in the
//! automatic search, whichever nodes were expanded before. Must not know who chooses.

use std::sync::{Arc, OnceLock};

use super::GuidedWalk;
use super::board::Board;
use super::candidates::{self, Mask};
use super::expand::expand;
use super::node::{ForcedDigit, Node, NodeOutcome};
use crate::board::{Cell, CellSet, Digit, DigitSet, Shape};
use crate::search::{Alternatives, Choice, DeadEndCause, Event, Goal, Inference, Reason, Strategy};

/// What follows at a node: a choice, or the reason why there is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NodeStatus {
    /// There are branches to choose from; with some strategies, it may be a single one.
    Branching,
    /// One digit is forced.
    Forced { cell: Cell, digit: Digit, because: Reason },
    /// There is no branch.
    DeadEnd { cause: DeadEndCause },
    /// The board is full and breaks no rule.
    Solved,
}

/// A puzzle with a strategy, on which single nodes can be expanded.
#[derive(Clone, Debug)]
pub(crate) struct SearchContext {
    board: Arc<Board>,
    strategy: Strategy,
}

/// A node with the candidates that inference has left there, and the choice that follows.
#[derive(Clone, Debug)]
pub(crate) struct ExpandedNode {
    /// One mask per cell of the board: its candidates, or that it is filled.
    masks: Arc<[Mask]>,
    node: Node,
}

impl SearchContext {
    /// Returns the root, and the events at it.
    pub(crate) fn root(&self) -> (ExpandedNode, Vec<Event>) {
        self.expand(candidates::initial_masks(&self.board).collect(), None)
    }

    /// Returns the child of a node, and the events at it.
    ///
    /// The digit must be a candidate of the cell at the parent. This is not checked: with
    /// another digit, the child is a node of no search, and its status may even be
    /// [`NodeStatus::Solved`] for a board that breaks a rule.
    pub(crate) fn child(
        &self,
        parent: &ExpandedNode,
        placement: (Cell, Digit),
    ) -> (ExpandedNode, Vec<Event>) {
        self.expand(parent.masks.to_vec(), Some(placement))
    }

    fn expand(
        &self,
        mut masks: Vec<Mask>,
        placed: Option<(Cell, Digit)>,
    ) -> (ExpandedNode, Vec<Event>) {
        let mut events = Vec::new();
        let node = expand(&self.board, self.strategy, &mut masks, placed, &mut events);
        (ExpandedNode { masks: masks.into(), node }, events)
    }

    /// Returns the candidates of every cell that is empty at the node, in reading order. There
    /// are none on a full board.
    pub(crate) fn domains(
        &self,
        node: &ExpandedNode,
    ) -> impl Iterator<Item = (Cell, DigitSet)> + Clone + use<'_> {
        let masks = Arc::clone(&node.masks);
        let not_given = self.board.empty_cells.iter();
        not_given.filter_map(move |&cell| Some((cell, masks[cell.index()].candidates()?)))
    }

    /// Returns how many cells have a naked or a hidden single; 0 with a strategy that does not
    /// look for singles. There can be several: inference places none of them, it only makes
    /// one of them the node's forced digit.
    pub(crate) fn forced_cell_count(&self, node: &ExpandedNode) -> usize {
        if !matches!(self.strategy.inference(), Inference::Singles | Inference::DomainConsistency) {
            return 0;
        }
        let naked_singles = self.domains(node).filter(|(_, digits)| digits.len() == 1);
        let mut forced: CellSet = naked_singles.map(|(cell, _)| cell).collect();
        for group in &self.board.groups {
            let (mut seen_once, mut seen_twice) = (DigitSet::EMPTY, DigitSet::EMPTY);
            for (_, digits) in candidates::of_empty_cells(&node.masks, &group.cells) {
                seen_twice = seen_twice.union(seen_once.intersection(digits));
                seen_once = seen_once.union(digits);
            }
            let hidden_singles = seen_once.without(seen_twice);
            for (cell, digits) in candidates::of_empty_cells(&node.masks, &group.cells) {
                if !digits.intersection(hidden_singles).is_empty() {
                    forced.insert(cell);
                }
            }
        }
        forced.len()
    }

    /// Returns the automatic search of everything below an expanded node, with counts from 0.
    pub(in crate::search) fn walk(&self, node: &ExpandedNode, goal: Goal) -> GuidedWalk {
        let mut walk = GuidedWalk {
            board: Arc::clone(&self.board),
            goal,
            strategy: self.strategy,
            trail: Vec::new(),
            nodes: Vec::new(),
            masks: node.masks.to_vec(),
            node_events: OnceLock::new(),
            tried_count: 0,
            events: 0,
            placements: 0,
            undos: 0,
            solutions: 0,
            dead_ends: 0,
            guesses: 0,
        };
        // This infers again, which is harmless: inference is idempotent.
        walk.add_node(None);
        walk
    }

    pub(crate) fn shape(&self) -> Shape {
        self.board.shape()
    }

    pub(crate) const fn strategy(&self) -> Strategy {
        self.strategy
    }

    /// Returns the cells without a given in reading order, whatever a node has placed there.
    pub(crate) fn cells(&self) -> &[Cell] {
        &self.board.empty_cells
    }
}

impl ExpandedNode {
    /// Returns what can be chosen here, or why nothing can.
    pub(crate) fn status(&self) -> NodeStatus {
        match self.node.outcome {
            NodeOutcome::Branching => NodeStatus::Branching,
            NodeOutcome::Forced(ForcedDigit { cell, digit, because }) => {
                NodeStatus::Forced { cell, digit, because }
            }
            NodeOutcome::Dead(cause) => NodeStatus::DeadEnd { cause },
            NodeOutcome::Full => NodeStatus::Solved,
        }
    }

    /// Returns what the strategy chooses here; meaningless on a full board.
    pub(crate) const fn choice(&self) -> Choice {
        self.node.choice
    }

    /// Returns the branches in the order in which the strategy tries them; none at a dead end
    /// and on a full board.
    pub(crate) const fn branches(&self) -> Alternatives {
        self.node.branches
    }

    /// Returns the candidates of a cell; an empty set if it holds a digit or has none left.
    pub(crate) fn candidates(&self, cell: Cell) -> DigitSet {
        self.masks[cell.index()].candidates().unwrap_or_default()
    }
}

impl GuidedWalk {
    /// Returns the context in which any node of this search can be expanded, wherever the walk
    /// is now.
    pub(in crate::search) fn context(&self) -> SearchContext {
        SearchContext { board: Arc::clone(&self.board), strategy: self.strategy }
    }
}
