//! The events of a search.

use serde::{Deserialize, Serialize};

use super::{DeadEndCause, Reason};
use crate::board::{Cell, Digit, DigitSet, Rule};

/// The result of testing a digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Verdict {
    /// The digit breaks no rule with the digits on the board.
    Legal,
    /// The digit in the cell `by` rules it out: an equal digit, or on a thermometer a
    /// digit that is out of order or too close. Among several equal digits, `by` is the
    /// first by rule, in the order of [`Rule`], then in reading order; on a thermometer
    /// it is the nearest filled cell.
    Blocked {
        by: Cell,
        /// The rule that covers both cells.
        rule: Rule,
    },
    /// No single cell rules it out, but the cells of the rule could not be filled with
    /// it: a cage would miss its total, or a thermometer would run out of digits.
    Unfit {
        /// The cage total or the thermometer.
        rule: Rule,
    },
}

/// One event of a search. Stepping back inverts it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Event {
    /// A digit was tested for a cell.
    Tested {
        /// The cell to be filled next.
        cell: Cell,
        digit: Digit,
        verdict: Verdict,
    },
    /// A digit was placed in a cell.
    Placed { cell: Cell, digit: Digit },
    /// A dead end: a cell without a legal digit, or a digit without a place in a house.
    DeadEnd { cause: DeadEndCause },
    /// Candidates of an empty cell were eliminated.
    Eliminated {
        cell: Cell,
        /// The eliminated candidates, at least one.
        digits: DigitSet,
        because: Reason,
    },
    /// A digit was found to be forced; it is placed next.
    Forced { cell: Cell, digit: Digit, because: Reason },
    /// A digit was erased because everything below it has been tried.
    Removed { cell: Cell, digit: Digit },
    /// The board is full: a solution.
    Solved,
}

impl Event {
    /// Returns whether the event changed the board: a placement or an undo, which is one
    /// step.
    pub const fn is_move(self) -> bool {
        matches!(self, Self::Placed { .. } | Self::Removed { .. })
    }

    /// Returns whether the event is a stop: a step, a dead end or a solution.
    pub const fn is_stop(self) -> bool {
        self.is_move() || matches!(self, Self::DeadEnd { .. } | Self::Solved)
    }
}
