//! The kinds of conclusions.

use serde::{Deserialize, Serialize};
use strum::VariantArray;

use super::Level;

/// A kind of conclusion, easiest first: in this order the [`Solver`](super::Solver) tries them.
#[derive(
    VariantArray, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub enum Technique {
    /// A cell has one candidate left.
    NakedSingle,
    /// A digit has one place left in a house.
    HiddenSingle,
    /// All places of a digit in one house lie in another, so it stands nowhere else
    /// there. Pointing where the first is a box, claiming where it is a line.
    LockedCandidates,
    /// Two cells of a house have the same two candidates, which stand nowhere else
    /// there.
    NakedPair,
    /// Two digits have the same two places in a house, where nothing else can stand.
    HiddenPair,
}

impl Technique {
    /// The level of a puzzle that takes this technique and no harder one.
    pub const fn level(self) -> Level {
        match self {
            Self::NakedSingle | Self::HiddenSingle => Level::Singles,
            Self::LockedCandidates | Self::NakedPair | Self::HiddenPair => Level::Pairs,
        }
    }
}
