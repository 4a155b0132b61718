//! The columns of the table of compared searches, and which of them orders it.

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
    /// The most digits on the board.
    Deepest,
    /// Nanoseconds.
    #[strum(serialize = "nanoseconds")]
    Time,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Order {
    pub by: Column,
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
