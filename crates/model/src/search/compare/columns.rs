//! The columns of the table of compared searches, and its sort order.

use strum::{IntoStaticStr, VariantArray};

#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Column {
    #[strum(serialize = "search")]
    Lane,
    Placements,
    Undos,
    /// Digits considered.
    Tests,
    Nodes,
    /// Placements that had an alternative.
    Guesses,
    #[strum(serialize = "dead_ends")]
    DeadEnds,
    Solutions,
    /// The maximum number of digits on the board.
    Deepest,
    /// Nanoseconds.
    #[strum(serialize = "nanoseconds")]
    Time,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SortOrder {
    pub column: Column,
    pub descending: bool,
}

impl Default for SortOrder {
    fn default() -> Self {
        Self { column: Column::Lane, descending: false }
    }
}

impl SortOrder {
    /// Returns the order by a column: ascending, or reversed if the table is ordered by it
    /// already.
    #[must_use]
    pub fn toggled(self, column: Column) -> Self {
        Self { column, descending: self.column == column && !self.descending }
    }
}
