//! What a newcomer is shown.

use strum::{IntoStaticStr, VariantArray};

use super::samples::Sample;

/// How far the user has got to know the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Guide {
    /// Nothing is stored: the page offers what to begin with.
    Choice,
    /// The parts of “Watch” are named when it is next shown.
    Parts,
    /// Nothing more is explained.
    #[default]
    Over,
}

/// What a newcomer can begin with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Beginning {
    /// To play, on an empty board.
    Solve,
    /// To watch the search of a small board.
    WatchSmall,
    /// To watch the search of a board of the usual size.
    WatchLarge,
}

impl Beginning {
    /// Returns the puzzle on the board; `None` for an empty board.
    pub const fn sample(self) -> Option<Sample> {
        match self {
            Self::Solve => None,
            Self::WatchSmall => Some(Sample::Paper),
            Self::WatchLarge => Some(Sample::Article),
        }
    }

    /// Returns the number of nodes of plain backtracking up to the first solution; 0 without a
    /// search.
    pub const fn nodes(self) -> u64 {
        match self {
            Self::Solve => 0,
            Self::WatchSmall => 27,
            Self::WatchLarge => 1288,
        }
    }
}
