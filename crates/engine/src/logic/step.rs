//! A conclusion as data.

use serde::{Deserialize, Serialize};

use super::Technique;
use crate::board::{Cell, Digit, DigitSet, House};

/// A conclusion from the digits and candidates on the board.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Step {
    pub technique: Technique,
    /// The houses involved: none for a naked single; for locked candidates the house that
    /// the digit is locked in, then the one where it is ruled out; otherwise one.
    pub houses: Vec<House>,
    /// The cells that support the conclusion, in reading order.
    pub cells: Vec<Cell>,
    /// The digits that the conclusion is about.
    pub digits: DigitSet,
    /// The digit that can be placed, if the conclusion is a single.
    pub placement: Option<(Cell, Digit)>,
    /// The candidates that are ruled out, in order of cell and digit. Empty for a single,
    /// where placing the digit rules out candidates.
    pub eliminations: Vec<(Cell, Digit)>,
}
