//! What the page counts.

use strum::{IntoStaticStr, VariantArray};
use sudoku_engine::search::Counters;

/// A counter of a search, in the order of the row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Counter {
    /// Digits written.
    Placements,
    /// Digits removed.
    Undos,
    /// Digits considered.
    Tests,
    Nodes,
    /// Digits of the search on the board.
    Depth,
    Solutions,
}

impl Counter {
    pub const fn value(self, counters: Counters) -> u64 {
        match self {
            Self::Placements => counters.placements,
            Self::Undos => counters.undos,
            Self::Tests => counters.tests,
            Self::Nodes => counters.nodes(),
            Self::Solutions => counters.solutions,
            Self::Depth => counters.depth,
        }
    }
}
