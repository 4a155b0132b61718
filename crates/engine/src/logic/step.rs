//! One conclusion, as data.

use serde::{Deserialize, Serialize};

use super::Level;
use crate::board::{Cell, Digit, DigitSet, House};

/// A kind of conclusion, easiest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
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

/// A conclusion from what stands on the board and what has been ruled out.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Step {
    /// What kind it is.
    pub technique: Technique,
    /// The houses it looks at: none for a naked single; for locked candidates the one
    /// that the digit is locked in, then the one where it is ruled out; else one.
    pub houses: Vec<House>,
    /// The cells that it rests on, in reading order.
    pub cells: Vec<Cell>,
    /// The digits that it is about.
    pub digits: DigitSet,
    /// The digit that can be written, if it is a single.
    pub placement: Option<(Cell, Digit)>,
    /// Candidates that are ruled out, by cell and digit; none if it is a single, where
    /// the digit written rules out its own.
    pub eliminations: Vec<(Cell, Digit)>,
}
