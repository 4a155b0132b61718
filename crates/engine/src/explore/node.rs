//! An open node: what was placed there, by whom, and what came of it.

use serde::{Deserialize, Serialize};

use super::Finished;
use crate::board::{Cell, Digit};
use crate::search::{Event, Opened, Reason};

/// An open node, by its place in the order in which they were opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct NodeId(pub(super) u32);

impl NodeId {
    /// The node before anything is placed.
    pub const ROOT: Self = Self(0);

    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Who placed a digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum By {
    /// A person chose it.
    Hand,
    /// It was forced, and left to the machine.
    Machine,
}

/// How many candidates of other cells a digit took away.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Effect {
    /// Because they are the digit itself, in cells that have to differ from its own; all of
    /// them where the strategy concludes nothing.
    pub by_placing: u32,
    /// Because other cells need them for themselves, or because of a total or an order.
    pub by_sets: u32,
}

impl Effect {
    /// From all that were taken away, and what was said of it.
    pub(super) fn new(removed: usize, said: &[Event]) -> Self {
        let in_sets = said.iter().map(|event| match event {
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
    /// The root is its own.
    pub(super) parent: NodeId,
    /// `None` for the root.
    pub(super) placed: Option<(Cell, Digit)>,
    /// Who opened it.
    pub(super) by: By,
    /// Who placed its digit last.
    pub(super) placed_by: By,
    pub(super) effect: Effect,
    /// Digits placed down to it.
    pub(super) depth: u16,
    pub(super) opened: Opened,
    /// In the order in which they were opened.
    pub(super) below: Vec<NodeId>,
    /// What the machine found below it.
    pub(super) finished: Option<Finished>,
}
