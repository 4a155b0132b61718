//! How far a search goes.

use std::num::NonZeroU64;

use serde::{Deserialize, Serialize};

/// When a search is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Goal {
    /// At the n-th solution, counted from 1, or when the tree is exhausted before.
    Solution(NonZeroU64),
    /// When the whole tree has been walked.
    Exhaustion,
}

impl Goal {
    /// To the first solution, as the sources' programs do.
    pub const FIRST: Self = Self::Solution(NonZeroU64::MIN);

    /// Whether this many solutions are enough.
    pub fn is_reached(self, solutions: u64) -> bool {
        match self {
            Self::Solution(wanted) => solutions >= wanted.get(),
            Self::Exhaustion => false,
        }
    }
}
