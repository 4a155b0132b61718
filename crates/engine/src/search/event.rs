//! What happens in a search.

use serde::{Deserialize, Serialize};

use super::{Lack, Reason};
use crate::board::{Cell, Digit, DigitSet, Rule};

/// What a test of a digit found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Verdict {
    /// It breaks no rule with the digits on the board.
    Legal,
    /// The digit of this cell rules it out: the same one, or on a thermometer one that
    /// it does not rise from or to far enough. Of several cells with the same digit, it
    /// is the first by rule, in the order of [`Rule`], and then in reading order; of a
    /// thermometer, the nearest.
    Blocked {
        /// The cell that holds the digit.
        by: Cell,
        /// The rule both cells are under.
        rule: Rule,
    },
    /// No single cell rules it out, but the cells that the rule is about could not be
    /// filled with it: a cage would miss its total, a thermometer would end too soon.
    Unfit {
        /// The total of a cage, or a thermometer.
        rule: Rule,
    },
}

/// One event of a search. Each has an inverse, which is one step back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Event {
    /// A digit was considered for a cell.
    Tested {
        /// The cell that is filled next.
        cell: Cell,
        /// The digit considered.
        digit: Digit,
        /// Whether it may stand there.
        verdict: Verdict,
    },
    /// A digit was written into a cell.
    Placed {
        /// The cell.
        cell: Cell,
        /// The digit.
        digit: Digit,
    },
    /// Something cannot be had, whatever is placed from here on.
    DeadEnd {
        /// What.
        at: Lack,
    },
    /// Candidates of an empty cell went, because of what was placed.
    Eliminated {
        /// The cell.
        cell: Cell,
        /// The candidates that went, at least one.
        digits: DigitSet,
        /// Why.
        because: Reason,
    },
    /// A digit was found to be the only one, and is placed next.
    Forced {
        /// The cell.
        cell: Cell,
        /// The digit.
        digit: Digit,
        /// Why.
        because: Reason,
    },
    /// A digit was taken back, because all that can follow from it has been tried.
    Removed {
        /// The cell.
        cell: Cell,
        /// The digit.
        digit: Digit,
    },
    /// The board is full: a solution.
    Solved,
}

impl Event {
    /// Whether it changed the board: a placement or an undo, which is one step.
    pub const fn is_move(self) -> bool {
        matches!(self, Self::Placed { .. } | Self::Removed { .. })
    }
}
