//! The walk of every search other than plain backtracking on a classic board, reversible
//! event by event.
//!
//! It is called guided because the candidates of all cells guide it: the branches of a node
//! follow from them, and with most orders the cell that comes next does, too. The plain walk
//! keeps no candidates, and tests every digit of the next cell in reading order.
//!
//! The nodes of the path form a stack, each with its remaining candidates. A node and its
//! events are a function of its parent and the digit placed. The position between two
//! steps is therefore just a number, and a step back recomputes a node instead of
//! restoring it.

mod blocked;
mod board;
mod bounds;
mod candidates;
mod choose;
mod event_sink;
mod events;
mod expand;
mod fits;
mod hall;
mod inspect;
mod node;
mod position;
mod rule_check;
mod run;
mod search_context;
mod singles;

use std::sync::{Arc, OnceLock};

use self::board::Board;
use self::candidates::Mask;
use self::node::{Node, NodeOutcome};
pub(super) use self::position::GuidedPosition;
pub use self::rule_check::RuleCheck;
pub use self::search_context::NodeStatus;
pub(crate) use self::search_context::{ExpandedNode, SearchContext};
use super::{Event, Goal, Snapshot, Strategy};
use crate::board::{Cell, Digit, Puzzle};

/// A branch of the path.
#[derive(Clone, Copy, Debug)]
struct Step {
    cell: Cell,
    digit: Digit,
    branch: Digit,
    /// The index of the branch at its node.
    branch_index: u8,
    /// Digits considered up to and including this one.
    considered: u8,
}

#[derive(Clone, Debug)]
pub(super) struct GuidedWalk {
    board: Arc<Board>,
    goal: Goal,
    strategy: Strategy,
    trail: Vec<Step>,
    /// The root and one node for each step of the trail.
    nodes: Vec<Node>,
    /// The masks of all cells at the start, then at each node of the path.
    masks: Vec<Mask>,
    /// The events at the last node before the next step, computed on demand.
    node_events: OnceLock<Box<[Event]>>,
    tried_count: u8,
    events: u16,
    placements: u64,
    undos: u64,
    solutions: u64,
    dead_ends: u64,
    guesses: u64,
}

impl GuidedWalk {
    pub(super) fn new(puzzle: &Puzzle, goal: Goal, strategy: Strategy) -> Self {
        let board = Board::new(puzzle, strategy);
        let mut walk = Self {
            masks: candidates::initial_masks(&board).collect(),
            board: Arc::new(board),
            goal,
            strategy,
            trail: Vec::new(),
            nodes: Vec::new(),
            node_events: OnceLock::new(),
            tried_count: 0,
            events: 0,
            placements: 0,
            undos: 0,
            solutions: 0,
            dead_ends: 0,
            guesses: 0,
        };
        walk.add_node(None);
        walk
    }

    /// Advances by one event and returns it; `None` when the search is over.
    pub(super) fn advance(&mut self) -> Option<Event> {
        if let Some(&event) = self.node_events().get(usize::from(self.events)) {
            self.events += 1;
            match event {
                Event::Solved => self.solutions += 1,
                Event::DeadEnd { .. } => self.dead_ends += 1,
                _ => {}
            }
            return Some(event);
        }
        if self.is_at_goal() { None } else { self.make_step() }
    }

    /// Makes the next step, once all events before it have been reported.
    fn make_step(&mut self) -> Option<Event> {
        if let Some(branch) = self.node().branches.get(self.tried_count.into()) {
            self.placements += 1;
            self.guesses += u64::from(self.node().branches.len() > 1);
            return self.push(branch);
        }
        let Step { cell, digit, .. } = self.pop()?;
        self.undos += 1;
        Some(Event::Removed { cell, digit })
    }

    /// Undoes the last event and returns it; `None` at the start.
    pub(super) fn retreat(&mut self) -> Option<Event> {
        let event = self.last_event()?;
        match event {
            Event::Placed { .. } => {
                let step = self.pop()?;
                self.tried_count = step.branch_index;
                self.placements -= 1;
                self.guesses -= u64::from(self.node().branches.len() > 1);
                self.events = self.node_events().len() as u16;
            }
            Event::Removed { .. } => {
                let last = usize::from(self.tried_count) - 1;
                self.push(self.node().branches.get(last)?);
                self.undos -= 1;
                self.tried_count = self.node().branches.len() as u8;
                self.node_events = OnceLock::new();
                self.events = self.node_events().len() as u16;
            }
            _ => {
                self.events -= 1;
                self.solutions -= u64::from(event == Event::Solved);
                self.dead_ends -= u64::from(matches!(event, Event::DeadEnd { .. }));
            }
        }
        Some(event)
    }

    /// Returns the last event; `None` at the start.
    pub(super) fn last_event(&self) -> Option<Event> {
        if let Some(last) = usize::from(self.events).checked_sub(1) {
            return self.node_events().get(last).copied();
        }
        if let Some(last) = usize::from(self.tried_count).checked_sub(1) {
            let node = self.node();
            let (cell, digit) =
                node.choice.placement(node.branches.get(last)?, self.board.rules())?;
            return Some(Event::Removed { cell, digit });
        }
        self.trail.last().map(|&Step { cell, digit, .. }| Event::Placed { cell, digit })
    }

    fn node(&self) -> &Node {
        &self.nodes[self.nodes.len() - 1]
    }

    fn is_full(&self) -> bool {
        self.node().outcome == NodeOutcome::Full
    }

    /// Returns whether the search ends with the solution reported here.
    fn is_at_goal(&self) -> bool {
        self.is_full() && self.events > 0 && self.goal.is_reached(self.solutions)
    }

    /// Returns the number of masks for each node: the cells of the board.
    fn stride(&self) -> usize {
        self.board.shape().cell_count()
    }

    /// Returns the candidates at a node: 0 for those at the start, 1 for the root, and so
    /// on down the path.
    fn masks_at(&self, index: usize) -> &[Mask] {
        &self.masks[index * self.stride()..][..self.stride()]
    }

    /// Takes a branch of the open node.
    fn push(&mut self, branch: Digit) -> Option<Event> {
        let node = *self.node();
        let (cell, digit) = node.choice.placement(branch, self.board.rules())?;
        self.trail.push(Step {
            cell,
            digit,
            branch,
            branch_index: node.branches.position(branch)? as u8,
            considered: node.considered.position(branch)? as u8 + 1,
        });
        self.add_node(Some((cell, digit)));
        Some(Event::Placed { cell, digit })
    }

    /// Goes back to the parent and marks the branch as tried.
    fn pop(&mut self) -> Option<Step> {
        let step = self.trail.pop()?;
        self.nodes.pop();
        self.masks.truncate(self.masks.len() - self.stride());
        self.tried_count = step.branch_index + 1;
        self.events = 0;
        self.node_events = OnceLock::new();
        Some(step)
    }

    fn add_node(&mut self, placed: Option<(Cell, Digit)>) {
        let start = self.masks.len();
        self.masks.extend_from_within(start - self.stride()..);
        let masks = &mut self.masks[start..];
        let node = expand::expand(&self.board, self.strategy, masks, placed, &mut ());
        self.nodes.push(node);
        self.tried_count = 0;
        self.events = 0;
        self.node_events = OnceLock::new();
    }

    /// Returns the state without the puzzle.
    pub(super) fn snapshot(&self) -> Snapshot {
        let Self { tried_count, events, guesses, .. } = *self;
        Snapshot {
            digits: self.trail.iter().map(|step| step.branch).collect(),
            position: GuidedPosition { tried_count, events, guesses }.into(),
            placements: self.placements,
            undos: self.undos,
            solutions: self.solutions,
            dead_ends: self.dead_ends,
        }
    }

    /// Returns the search of the same puzzle at another position of the same search. The
    /// part that both paths share is not recomputed.
    pub(super) fn restored(&self, snapshot: &Snapshot, position: GuidedPosition) -> Self {
        let pairs = self.trail.iter().zip(&snapshot.digits);
        let shared = pairs.take_while(|(step, branch)| step.branch == **branch).count();
        let mut walk = Self {
            board: Arc::clone(&self.board),
            trail: self.trail[..shared].to_vec(),
            nodes: self.nodes[..=shared].to_vec(),
            masks: self.masks[..(shared + 2) * self.stride()].to_vec(),
            node_events: OnceLock::new(),
            tried_count: position.tried_count,
            events: position.events,
            placements: snapshot.placements,
            undos: snapshot.undos,
            solutions: snapshot.solutions,
            dead_ends: snapshot.dead_ends,
            guesses: position.guesses,
            ..*self
        };
        for &branch in &snapshot.digits[shared..] {
            if walk.push(branch).is_none() {
                break;
            }
        }
        (walk.tried_count, walk.events) = (position.tried_count, position.events);
        walk
    }
}
