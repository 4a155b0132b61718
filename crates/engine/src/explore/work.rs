//! The work done by a person or by the machine.

use serde::{Deserialize, Serialize};

use crate::board::{Cell, Digit};
use crate::search::NodeStatus;

/// The work done by a person, or by the machine.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Work {
    pub placements: u64,
    pub undos: u64,
    /// The number of solutions reached.
    pub solutions: u64,
    /// The number of dead ends reached.
    pub dead_ends: u64,
}

impl Work {
    pub(super) fn add(&mut self, other: Self) {
        self.placements += other.placements;
        self.undos += other.undos;
        self.solutions += other.solutions;
        self.dead_ends += other.dead_ends;
    }

    /// Subtracts a part of the work.
    pub(super) fn subtract(&mut self, part: Self) {
        self.placements -= part.placements;
        self.undos -= part.undos;
        self.solutions -= part.solutions;
        self.dead_ends -= part.dead_ends;
    }

    /// Counts a placement that leads to a node of this status.
    pub(super) fn count_placement(&mut self, status: NodeStatus) {
        self.placements += 1;
        self.solutions += u64::from(status == NodeStatus::Solved);
        self.dead_ends += u64::from(matches!(status, NodeStatus::DeadEnd { .. }));
    }
}

/// The result of the machine's search below a node.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct BranchResult {
    pub work: Work,
    /// Whether everything below the node was searched; otherwise the search stopped at a
    /// solution.
    pub is_exhausted: bool,
    /// The placements below the node that make up the first solution found, in the order
    /// of placement.
    pub solution: Option<Box<[(Cell, Digit)]>>,
}
