//! The columns of the table of compared searches, and which of them orders it.

use strum::{IntoStaticStr, VariantArray};

/// A column of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Column {
    /// The lane, in the order of the boards.
    #[strum(serialize = "search")]
    Lane,
    /// Digits written.
    Placements,
    /// Digits taken back.
    Undos,
    /// Digits considered.
    Tests,
    /// Nodes of the tree.
    Nodes,
    /// Placements that had an alternative.
    Guesses,
    /// Dead ends.
    #[strum(serialize = "dead_ends")]
    DeadEnds,
    /// Full boards.
    Solutions,
    /// The most digits on the board.
    Deepest,
    /// Nanoseconds.
    #[strum(serialize = "nanoseconds")]
    Time,
}

/// How the table is sorted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Order {
    /// By this column.
    pub by: Column,
    /// Whether the largest comes first.
    pub descending: bool,
}

impl Default for Order {
    fn default() -> Self {
        Self { by: Column::Lane, descending: false }
    }
}

impl Order {
    /// By a column, ascending at first, and the other way round when it is the one.
    #[must_use]
    pub fn toggled(self, by: Column) -> Self {
        Self { by, descending: self.by == by && !self.descending }
    }
}
