//! The state of a search without its puzzle, small enough to keep thousands.

use serde::{Deserialize, Serialize};

use super::guided::GuidedPosition;
use super::plain::Phase;
use crate::board::Digit;

/// The state of a [`Stepper`](super::Stepper) without its puzzle and strategy: a few
/// dozen bytes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Snapshot {
    /// The branches on the path.
    pub(super) digits: Box<[Digit]>,
    pub(super) position: WalkPosition,
    pub(super) placements: u64,
    pub(super) undos: u64,
    pub(super) solutions: u64,
    pub(super) dead_ends: u64,
}

/// The position between two steps, as each kind of walk represents it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum WalkPosition {
    Plain(Phase),
    Guided(GuidedPosition),
    Written { has_event: bool },
}

impl From<Phase> for WalkPosition {
    fn from(phase: Phase) -> Self {
        Self::Plain(phase)
    }
}

impl From<GuidedPosition> for WalkPosition {
    fn from(position: GuidedPosition) -> Self {
        Self::Guided(position)
    }
}

impl Snapshot {
    /// Returns the number of solutions found so far.
    pub const fn solutions(&self) -> u64 {
        self.solutions
    }

    /// Returns the number of dead ends found so far.
    pub const fn dead_ends(&self) -> u64 {
        self.dead_ends
    }

    /// Returns the number of placements so far, including those undone.
    pub const fn placements(&self) -> u64 {
        self.placements
    }

    /// Returns the number of steps so far: placements and undos.
    pub const fn step(&self) -> u64 {
        self.placements + self.undos
    }

    /// Returns the number of digits of the search on the board.
    pub const fn depth(&self) -> usize {
        self.digits.len()
    }
}
