//! The counters of a search, and positions in it.

use serde::{Deserialize, Serialize};

/// The counts of a search from its start to its current position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Counters {
    /// Digits tested for a cell, legal or not. With a strategy that infers, only placed
    /// digits count.
    pub tests: u64,
    /// Digits placed, including those undone later.
    pub placements: u64,
    /// Digits erased.
    pub undos: u64,
    pub solutions: u64,
    /// Dead ends reported: cells without a legal digit, and digits without a place in a
    /// house.
    pub dead_ends: u64,
    /// Digits of the search now on the board.
    pub depth: u64,
}

impl Counters {
    /// Returns the number of nodes visited, including the root: the calls of the
    /// equivalent recursive procedure.
    pub const fn nodes(self) -> u64 {
        self.placements + 1
    }

    /// Returns the number of steps: placements and undos.
    pub const fn step(self) -> u64 {
        self.placements + self.undos
    }
}

/// A position in a search: a number of steps, and the number of events since the last
/// one.
///
/// A step is a placement or an undo. The events between two steps are tests,
/// eliminations, forced digits, dead ends and solutions.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Position {
    /// Placements and undos so far.
    pub step: u64,
    /// Events since the last step.
    pub events: u16,
}

impl Position {
    /// The start of a search.
    pub const START: Self = Self { step: 0, events: 0 };

    /// Returns the position right after a step.
    pub const fn after_step(step: u64) -> Self {
        Self { step, events: 0 }
    }
}
