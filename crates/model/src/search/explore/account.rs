//! What was done last in a tree opened by hand, and what comes next: facts for one
//! sentence or two.

use sudoku_engine::board::{Cell, Digit, Rule};
use sudoku_engine::explore::{Effect, Finished, Refusal, Work};
use sudoku_engine::search::{Lack, Reason};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    pub what: What,
    pub next: Next,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// Nothing yet, with so many cells to fill.
    Began { cells: u64 },
    /// A digit was chosen, which took this away.
    Chose { cell: Cell, digit: Digit, effect: Effect },
    /// A digit may not be placed.
    Refused { cell: Cell, digit: Digit, why: Refusal },
    /// A choice was taken back, with so many forced digits; `None` where there were only those.
    TookBack { chosen: Option<(Cell, Digit)>, forced: u64 },
    /// There is nothing to take back.
    NothingToTakeBack,
    /// Forced digits were placed.
    Followed { count: u64 },
    /// Nothing is forced here, or the strategy does not look for it.
    NothingForced { is_sought: bool },
    /// A person went to a node; `None` is the root.
    Went { placed: Option<(Cell, Digit)> },
    /// The machine searched everything below the node.
    Finished(Finished),
    /// The machine was called off, having done so much.
    CalledOff { work: Work },
    /// The solution that the machine found was opened: so many digits more.
    OpenedSolution { digits: u64 },
    /// It cannot be: too many nodes are open.
    NoRoomForSolution,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// Nothing that has to be said.
    Unsaid,
    /// A dead end. The cell of the last choice can be taken back; `None` where none was made.
    DeadEnd { at: Lack, back_to: Option<Cell> },
    /// The board is full.
    Solved,
    /// One digit is forced.
    Forced { cell: Cell, digit: Digit, because: Reason },
    /// A cell is to be filled, or another one instead where it is free.
    Cell { cell: Cell, digits: u64, is_free: bool },
    /// A digit needs a place in a house, of which there are so many.
    Place { digit: Digit, rule: Rule, places: u64 },
}
