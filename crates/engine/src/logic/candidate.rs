use serde::{Deserialize, Serialize};

use crate::board::{Cell, Digit};

/// A digit that may be the one of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Candidate {
    pub cell: Cell,
    pub digit: Digit,
}

impl Candidate {
    pub const fn new(cell: Cell, digit: Digit) -> Self {
        Self { cell, digit }
    }
}
