//! A search without its puzzle, small enough to keep by the thousand.

use serde::{Deserialize, Serialize};

use super::stepper::{Phase, Stepper};
use crate::board::Digit;

/// The state of a [`Stepper`] without its puzzle: some tens of bytes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Snapshot {
    pub(super) digits: Box<[Digit]>,
    pub(super) phase: Phase,
    pub(super) placements: u64,
    pub(super) undos: u64,
    pub(super) solutions: u64,
    pub(super) dead_ends: u64,
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

    /// Placements and undos up to here.
    pub const fn step(&self) -> u64 {
        self.placements + self.undos
    }

    /// Digits placed by the search that stand on the board.
    pub const fn depth(&self) -> usize {
        self.digits.len()
    }
}

impl Stepper {
    /// The state without the puzzle.
    pub fn snapshot(&self) -> Snapshot {
        Snapshot { digits: self.digits.as_slice().into(), ..self.counts() }
    }

    /// The state without the digits.
    pub(super) fn counts(&self) -> Snapshot {
        Snapshot {
            digits: Box::default(),
            phase: self.phase,
            placements: self.placements,
            undos: self.undos,
            solutions: self.solutions,
            dead_ends: self.dead_ends,
        }
    }

    /// The search of the same puzzle at another place. The snapshot must come
    /// from a search of the same puzzle.
    #[must_use]
    pub fn restored(&self, snapshot: &Snapshot) -> Self {
        let mut stepper = Self::new(&self.puzzle, self.goal);
        for &digit in snapshot.digits.iter().take(stepper.cells.len()) {
            stepper.push(digit);
        }
        stepper.phase = snapshot.phase;
        stepper.placements = snapshot.placements;
        stepper.undos = snapshot.undos;
        stepper.solutions = snapshot.solutions;
        stepper.dead_ends = snapshot.dead_ends;
        stepper
    }
}
