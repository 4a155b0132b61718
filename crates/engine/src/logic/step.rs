//! One conclusion, as data.

use serde::{Deserialize, Serialize};

use super::Technique;
use crate::board::{Cell, Digit, DigitSet, House};

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
