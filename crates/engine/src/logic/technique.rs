use serde::{Deserialize, Serialize};
use strum::VariantArray;

use super::Level;

/// A solving technique, easiest first. The [`Solver`](super::Solver) tries them in this order.
#[derive(
    VariantArray, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub enum Technique {
    /// A cell has one candidate left.
    NakedSingle,
    /// A digit has one place left in a house.
    HiddenSingle,
    /// All places of a digit in one house lie in another house, which rules the digit out in
    /// the rest of the other house. Called pointing if the first house is a box, and claiming
    /// if it is a row or column.
    LockedCandidates,
    /// Two cells of a house have the same two candidates, which rules these out in the rest
    /// of the house.
    NakedPair,
    /// Two digits have the same two places in a house, which rules out all other digits there.
    HiddenPair,
}

impl Technique {
    /// Returns the level of a puzzle for which this is the hardest technique needed.
    pub const fn level(self) -> Level {
        match self {
            Self::NakedSingle | Self::HiddenSingle => Level::Singles,
            Self::LockedCandidates | Self::NakedPair | Self::HiddenPair => Level::Pairs,
        }
    }
}
