//! What happens in a search.

use serde::{Deserialize, Serialize};

use crate::board::{Cell, Digit, House};

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
        /// The first empty cell.
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
    /// No digit at all may stand in the cell.
    DeadEnd {
        /// The cell without a digit.
        cell: Cell,
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
