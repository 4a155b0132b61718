//! What happens in a search.

use serde::{Deserialize, Serialize};

use super::{Lack, Reason};
use crate::board::{Cell, Digit, DigitSet, House};

/// What a test of a digit found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Verdict {
    /// No cell that shares a house holds the digit.
    Legal,
    /// The digit stands in this cell of this house already. Of several, it is the
    /// first by row, column, box, and then in reading order.
    Blocked {
        /// The cell that holds the digit.
        by: Cell,
        /// The house both cells are in.
        house: House,
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
