//! One level of the path from the root of the tree to where the search is.

use serde::{Deserialize, Serialize};

use crate::board::{Cell, Digit, DigitSet};

/// A placed digit with the choices there were for its cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Level {
    /// The cell that this level of the tree fills.
    pub cell: Cell,
    /// The digit that stands there now; `None` at the level still being chosen.
    pub digit: Option<Digit>,
    /// The digits that were legal when the level was reached: the node's children.
    pub legal: DigitSet,
    /// The digits tested so far, from 1 up; with the digit that stands there.
    pub tested: DigitSet,
    /// The digit just found legal, which is about to be placed.
    pub found: Option<Digit>,
}

impl Level {
    /// Legal digits that were placed and taken back again.
    pub fn taken_back(self) -> DigitSet {
        let mut tried = self.legal.without(self.untried());
        if let Some(digit) = self.digit {
            tried.remove(digit);
        }
        tried
    }

    /// Digits that were tested and found blocked.
    pub fn blocked(self) -> DigitSet {
        self.tested.without(self.legal)
    }

    /// Legal digits still to be placed.
    pub fn untried(self) -> DigitSet {
        let mut untried = self.legal.without(self.tested);
        if let Some(digit) = self.found {
            untried.insert(digit);
        }
        untried
    }
}
