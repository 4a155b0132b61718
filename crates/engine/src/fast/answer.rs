//! The answer of a solver.

use serde::{Deserialize, Serialize};

use crate::board::{Cell, Digit, Grid, House};

/// The progress of a solver.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[must_use = "the answer is not final while the solver is working"]
pub enum Progress {
    /// There is more to search.
    Working,
    /// The answer is final: the limit is reached or the search is complete.
    Done,
}

/// What is known about the solutions of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Answer {
    /// There is no solution.
    Refuted(Refutation),
    /// All solutions, at least one. The puzzle is proper if there is exactly one.
    Complete(Vec<Grid>),
    /// The solutions found so far, if any. The search stopped at its limit or is not
    /// complete, so there may be more.
    Partial(Vec<Grid>),
}

impl Answer {
    /// Returns the solutions found, all different, in the order they were found.
    pub fn solutions(&self) -> &[Grid] {
        match self {
            Self::Refuted(_) => &[],
            Self::Complete(solutions) | Self::Partial(solutions) => solutions,
        }
    }
}

/// The proof that a puzzle has no solution, easiest to follow first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Refutation {
    /// The givens alone contradict each other.
    ByGivens(Contradiction),
    /// A contradiction appears after placing forced digits: the last candidate of a cell or
    /// the last place of a digit in a house.
    ByForcedDigits {
        /// The number of digits placed before the contradiction appeared, at least 1. They
        /// are placed one by one: the first cell in reading order with a single candidate;
        /// if there is none, the lowest digit with a single place in the first such house,
        /// in the order rows, columns, boxes.
        placed: usize,
        contradiction: Contradiction,
    },
    /// An exhaustive search found no solution.
    BySearch {
        /// The number of search nodes: the guesses and the root.
        nodes: u64,
    },
}

/// A contradiction that is visible without guessing: only the digits in a cell's row,
/// column and box rule out candidates. Of several contradictions on a board, the first cell
/// in reading order is reported; if there is none, the first house (in the order rows,
/// columns, boxes) with its lowest digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Contradiction {
    /// An empty cell has no candidates.
    CellWithoutDigit { cell: Cell },
    /// A digit is missing from a house, but no empty cell of the house can take it.
    HouseWithoutPlace { house: House, digit: Digit },
}
