//! What the page counts.

use sudoku_engine::search::Counters;

/// A counter of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counter {
    /// Digits written.
    Placements,
    /// Digits removed.
    Undos,
    /// Digits considered.
    Tests,
    /// Nodes of the tree.
    Nodes,
    /// Full boards.
    Solutions,
    /// Digits of the search on the board.
    Depth,
}

impl Counter {
    /// Every counter, in the order of the row.
    pub const ALL: [Self; 6] =
        [Self::Placements, Self::Undos, Self::Tests, Self::Nodes, Self::Depth, Self::Solutions];

    /// Its word for automation.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Placements => "placements",
            Self::Undos => "undos",
            Self::Tests => "tests",
            Self::Nodes => "nodes",
            Self::Solutions => "solutions",
            Self::Depth => "depth",
        }
    }

    /// Its value.
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
