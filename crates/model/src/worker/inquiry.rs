//! Questions about a run that only the worker can answer, and its answers.
//!
//! Owns what is asked and answered. Must not know what the page asks them for.

use std::rc::Rc;

use serde::{Deserialize, Serialize};
use sudoku_engine::board::{Cell, Digit};
use sudoku_engine::recording::{Branches, LevelCount, Subtree};
use sudoku_engine::search::{Counters, Position};

use crate::base::strategy_preset::StrategyPreset;

/// A question about the run.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Inquiry {
    /// What followed from a digit, given by the branches from the root down to it?
    Subtree(Rc<[Digit]>),
    /// What did the digits on the path to a dead end cost?
    Cost(CostInquiry),
    /// How often was each cell written, up to this step?
    Placements {
        step: u64,
    },
    FirstDeadEnd,
    /// How many nodes are on each level?
    Levels,
    /// What followed from each digit at the root?
    Root,
    /// What do the other methods take for this puzzle?
    Methods,
    /// What would the search take without this given?
    WithoutGiven(Cell),
    /// Is there a second solution?
    Solutions,
}

/// A dead end, and the digit that has to be changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CostInquiry {
    /// The placements before the dead end.
    pub placements: u64,
    pub path: Rc<[(Cell, Digit)]>,
    pub branches: Rc<[Digit]>,
    /// The level of the digit that has to be changed, if it is known.
    pub culprit: Option<u16>,
}

/// A report on a question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum InquiryReport {
    /// The number of steps searched so far.
    Progress(u64),
    Over(InquiryAnswer),
}

/// An answer. What comes from the run is what it has found so far; `is_over` tells whether
/// that is all.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum InquiryAnswer {
    /// `None` if the run has not reached the digit.
    Subtree(Option<Subtree>),
    Cost(Cost),
    /// The placements in each cell, in reading order.
    Placements(Vec<u64>),
    /// The position of the dead end, its depth, and the placements up to it.
    FirstDeadEnd {
        found: Option<FirstDeadEnd>,
        is_over: bool,
    },
    Levels {
        levels: Vec<LevelCount>,
        is_over: bool,
    },
    Root {
        root: Branches,
        is_over: bool,
    },
    Methods(Vec<(StrategyPreset, SearchCost)>),
    WithoutGiven {
        with: SearchCost,
        without: SearchCost,
        solutions: SolutionCount,
    },
    Solutions(SolutionCount),
}

/// What the digits on the path to a dead end cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cost {
    pub spent: Spent,
    pub first_wrong: FirstWrong,
}

/// The nodes visited after the dead end before the digit to blame was changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Spent {
    /// It is not known which digit has to be changed.
    Unknown,
    Nodes(u64),
    /// The search ended before.
    Never,
    /// The search has not come there yet.
    NotYet,
}

/// The first digit on the path that is in no solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FirstWrong {
    /// The puzzle has no solution.
    Givens,
    Digit {
        cell: Cell,
        digit: Digit,
        /// The step that placed it.
        step: u64,
        /// The nodes visited since then, including its own.
        lost: u64,
    },
}

/// The first dead end of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FirstDeadEnd {
    pub position: Position,
    pub cause: sudoku_engine::search::DeadEndCause,
    /// The digits placed up to it.
    pub depth: u64,
}

/// What a search took.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SearchCost {
    pub counters: Counters,
    /// Whether the search ended; otherwise these are the counts where it was stopped.
    pub is_over: bool,
}

/// How many solutions a puzzle has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SolutionCount {
    None,
    One,
    Several {
        /// The number of cells in which two of them differ.
        differing: u16,
    },
}
