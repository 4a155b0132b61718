//! What a search counts, and where in it one is.

use serde::{Deserialize, Serialize};

/// The counts of a search from its start to where it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Counters {
    /// Digits considered for a cell, legal or not; where something is concluded from
    /// each digit placed, only those that were placed.
    pub tests: u64,
    /// Digits written into a cell, those taken back later included.
    pub placements: u64,
    /// Digits taken back.
    pub undos: u64,
    /// Full boards found.
    pub solutions: u64,
    /// Dead ends said: cells in which no digit at all may stand, and digits for which
    /// a house has no place.
    pub dead_ends: u64,
    /// Digits the search has on the board now.
    pub depth: u64,
}

impl Counters {
    /// Calls of the recursive procedure, the root included.
    pub const fn nodes(self) -> u64 {
        self.placements + 1
    }

    /// Placements and undos.
    pub const fn step(self) -> u64 {
        self.placements + self.undos
    }
}

/// A place in a search: after so many steps, and so many events since the last.
///
/// A step is a placement or an undo. The events between two steps are tests, what is
/// concluded, a dead end or a solution.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Position {
    /// Placements and undos so far.
    pub step: u64,
    /// Events since the last of them.
    pub events: u16,
}

impl Position {
    /// The start of a search.
    pub const START: Self = Self { step: 0, events: 0 };

    /// Right after this step.
    pub const fn after_step(step: u64) -> Self {
        Self { step, events: 0 }
    }
}
