//! Open nodes: what was placed there, by whom, and its effect.

use serde::{Deserialize, Serialize};

use super::BranchResult;
use crate::board::{Cell, Digit};
use crate::search::{Event, ExpandedNode, Reason};

/// The index of an open node in the order of opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct NodeId(pub(super) u32);

impl NodeId {
    pub const ROOT: Self = Self(0);

    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Who placed a digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Actor {
    /// A person, who chose it.
    Person,
    /// The machine, because it was forced.
    Machine,
}

/// How many candidates of other cells a placement eliminated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Effect {
    /// Candidates of the placed digit in cells that must differ; all eliminated
    /// candidates if the strategy does not infer.
    pub by_placing: u32,
    /// Candidates eliminated because other cells use them up, or because of a cage total
    /// or a thermometer.
    pub by_sets: u32,
}

impl Effect {
    /// Creates the effect from the number of eliminated candidates and the events that
    /// report them.
    pub(super) fn new(removed: usize, events: &[Event]) -> Self {
        let in_sets = events.iter().map(|event| match event {
            Event::Eliminated { because: Reason::Placed { .. }, .. } => 0,
            Event::Eliminated { digits, .. } => digits.len(),
            _ => 0,
        });
        let by_sets = in_sets.sum::<usize>();
        Self { by_placing: removed.saturating_sub(by_sets) as u32, by_sets: by_sets as u32 }
    }
}

#[derive(Clone, Debug)]
pub(super) struct Node {
    /// The root is its own parent.
    pub(super) parent: NodeId,
    /// `None` for the root.
    pub(super) placed: Option<(Cell, Digit)>,
    pub(super) opened_by: Actor,
    /// Who placed its digit last.
    pub(super) placed_by: Actor,
    pub(super) effect: Effect,
    /// The number of digits placed on the path to it.
    pub(super) depth: u16,
    pub(super) expanded: ExpandedNode,
    /// The children, in the order in which they were opened.
    pub(super) children: Vec<NodeId>,
    pub(super) branch_result: Option<BranchResult>,
}
