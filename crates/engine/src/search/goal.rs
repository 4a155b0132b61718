use std::num::NonZeroU64;

use serde::{Deserialize, Serialize};

/// The condition that ends a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Goal {
    /// Ends at the n-th solution, counted from 1, or when the tree is exhausted before.
    Solution(NonZeroU64),
    /// Ends when the whole tree has been walked.
    Exhaustion,
}

impl Goal {
    /// The first solution, as in the programs that
    /// [`Strategy::PLAIN`](super::Strategy::PLAIN) reproduces.
    pub const FIRST: Self = Self::Solution(NonZeroU64::MIN);

    /// Returns whether this many solutions are enough.
    pub fn is_reached(self, solutions: u64) -> bool {
        match self {
            Self::Solution(target) => solutions >= target.get(),
            Self::Exhaustion => false,
        }
    }
}
