//! What a solver can say about a puzzle.

use serde::{Deserialize, Serialize};

use crate::board::{Cell, Digit, Grid, House};

/// Whether an answer is ready.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[must_use = "an answer that is still being worked out is not final"]
pub enum Progress {
    /// There is more to search.
    Working,
    /// The answer is final: the limit is reached or nothing is left to search.
    Done,
}

/// What is known of a puzzle's solutions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Answer {
    /// There is no solution.
    Refuted(Refutation),
    /// Every solution, at least one; exactly one makes the puzzle a proper one.
    Complete(Vec<Grid>),
    /// The solutions found so far, if any. The search stopped at its limit or
    /// is not done, so there may be more.
    Partial(Vec<Grid>),
}

impl Answer {
    /// The solutions found, no two of them equal, in the order of finding.
    pub fn solutions(&self) -> &[Grid] {
        match self {
            Self::Refuted(_) => &[],
            Self::Complete(solutions) | Self::Partial(solutions) => solutions,
        }
    }
}

/// How it is known that a puzzle has no solution, easiest to follow first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Refutation {
    /// The givens alone show it.
    AtSight(Contradiction),
    /// The board shows it once digits are written that have no alternative:
    /// the last candidate of a cell or the last place of a digit in a house.
    ByForcedDigits {
        /// How many digits were written before the contradiction appeared, at
        /// least 1. They are written one by one: the first cell in reading order
        /// with one candidate; if there is none, the lowest digit with one place
        /// in the first such house, rows before columns before boxes.
        placed: usize,
        /// What the board then shows.
        contradiction: Contradiction,
    },
    /// Every way to fill the board was tried and failed.
    BySearch {
        /// Search nodes it took: the guesses and the root.
        nodes: u64,
    },
}

/// Why a board can have no solution, visible without guessing: only the digits
/// that stand in a cell's row, column and box rule out a digit there. Where a
/// board shows several, it is the first cell in reading order; else the first
/// house, rows before columns before boxes, and its lowest digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Contradiction {
    /// The houses of an empty cell hold every digit.
    CellWithoutDigit {
        /// The empty cell.
        cell: Cell,
    },
    /// A house lacks a digit, and none of its empty cells can take it.
    HouseWithoutPlace {
        /// The house.
        house: House,
        /// The digit.
        digit: Digit,
    },
}
