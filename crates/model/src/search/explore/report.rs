//! What was done last in a tree expanded by hand, and what comes next: facts for one or two
//! sentences.

use sudoku_engine::board::{Cell, Digit, Rule};
use sudoku_engine::explore::{BranchResult, Effect, Refusal, Work};
use sudoku_engine::search::{DeadEndCause, Reason};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ActionReport {
    pub outcome: ActionOutcome,
    pub next: NextHint,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ActionOutcome {
    /// Nothing yet, with this many cells to fill.
    Started { cells: u64 },
    /// A digit was chosen, which eliminated these candidates.
    Chose { cell: Cell, digit: Digit, effect: Effect },
    /// A digit was not placed, because it is not allowed.
    Refused { cell: Cell, digit: Digit, why: Refusal },
    /// A choice was undone, along with this many forced digits; `None` if there were only
    /// those.
    Undid { chosen: Option<(Cell, Digit)>, forced: u64 },
    /// There is nothing to undo.
    NothingToUndo,
    /// Forced digits were placed.
    PlacedForced { count: u64 },
    /// Nothing is forced here, or the strategy does not look for it.
    NothingForced { is_sought: bool },
    /// The user went to a node; `None` is the root.
    MovedTo { placed: Option<(Cell, Digit)> },
    /// The machine searched everything below the node.
    Finished(BranchResult),
    /// The machine was cancelled after this much work.
    Cancelled { work: Work },
    /// The solution found by the machine was expanded, which added this many digits.
    OpenedSolution { digits: u64 },
    /// The solution was not expanded, because too many nodes already are.
    NoRoomForSolution,
}

/// The latest choice that takes part in a dead end: as long as it stays, the dead end stays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WayBack {
    pub cell: Cell,
    pub digit: Digit,
    /// The number of choices to undo: this one and all later ones.
    pub choices: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NextHint {
    Nothing,
    /// A dead end; `back` is `None` if no choice takes part in it.
    DeadEnd {
        cause: DeadEndCause,
        back: Option<WayBack>,
    },
    /// No digit fits in a cell that the search has not come to; `back` is `None` if no choice takes
    /// part in that.
    DeadCell {
        cell: Cell,
        back: Option<WayBack>,
    },
    /// The machine found no solution below the last choice.
    NoSolution {
        cell: Cell,
        digit: Digit,
        /// Whether it is the only choice.
        is_first: bool,
    },
    /// The board is full.
    Solved,
    /// A digit is forced.
    Forced {
        cell: Cell,
        digit: Digit,
        because: Reason,
    },
    /// A cell to fill next, or another one if `is_free`.
    Cell {
        cell: Cell,
        digits: u64,
        is_free: bool,
    },
    /// A digit needs a place in a house, and there are this many.
    Place {
        digit: Digit,
        rule: Rule,
        places: u64,
    },
}
