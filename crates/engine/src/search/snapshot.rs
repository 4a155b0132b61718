//! A search without its puzzle, small enough to keep by the thousand.

use serde::{Deserialize, Serialize};

use super::guided::Pause;
use super::plain::Phase;
use crate::board::Digit;

/// The state of a [`Stepper`](super::Stepper) without its puzzle and strategy: some
/// tens of bytes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Snapshot {
    /// The branches on the path.
    pub(super) digits: Box<[Digit]>,
    pub(super) at: At,
    pub(super) placements: u64,
    pub(super) undos: u64,
    pub(super) solutions: u64,
    pub(super) dead_ends: u64,
}

/// Where the search is between two steps, as its kind of walk says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum At {
    Plain(Phase),
    Guided(Pause),
}

impl From<Phase> for At {
    fn from(phase: Phase) -> Self {
        Self::Plain(phase)
    }
}

impl From<Pause> for At {
    fn from(pause: Pause) -> Self {
        Self::Guided(pause)
    }
}

impl Snapshot {
    /// Full boards found up to here.
    pub const fn solutions(&self) -> u64 {
        self.solutions
    }

    /// Dead ends found up to here.
    pub const fn dead_ends(&self) -> u64 {
        self.dead_ends
    }

    /// Digits written up to here, those taken back included.
    pub const fn placements(&self) -> u64 {
        self.placements
    }

    /// Placements and undos up to here.
    pub const fn step(&self) -> u64 {
        self.placements + self.undos
    }

    /// Digits placed by the search that stand on the board.
    pub const fn depth(&self) -> usize {
        self.digits.len()
    }
}
