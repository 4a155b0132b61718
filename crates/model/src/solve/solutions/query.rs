//! The questions about the solutions of a puzzle.

use std::rc::Rc;

use serde::{Deserialize, Serialize};
use sudoku_engine::board::Puzzle;

use super::count_limit::CountLimit;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SolutionQuery {
    /// The number of solutions, counted up to this limit.
    Count(CountLimit),
    /// An estimate of the number of solutions, from random probes with this seed.
    Estimate {
        seed: u64,
    },
    /// A refinement of the estimate by more probes, if the previous ones are still available.
    EstimateFurther {
        seed: u64,
    },
    /// The digits that occur in each cell, and in how many solutions.
    Candidates,
    /// The fewest givens that contradict each other.
    Conflict,
    Solution(SolutionSelector),
}

/// The kind of a question. At most one question of each kind is worked on at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QueryKind {
    Count,
    Estimate,
    Candidates,
    Conflict,
    Solution,
}

impl SolutionQuery {
    pub const fn kind(self) -> QueryKind {
        match self {
            Self::Count(_) => QueryKind::Count,
            Self::Estimate { .. } | Self::EstimateFurther { .. } => QueryKind::Estimate,
            Self::Candidates => QueryKind::Candidates,
            Self::Conflict => QueryKind::Conflict,
            Self::Solution(_) => QueryKind::Solution,
        }
    }
}

/// The place of a solution among all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SolutionSelector {
    /// The solution with this number, from 1.
    Nth(u128),
    /// A random solution; the answer reports how it was drawn.
    Random { seed: u64 },
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleQuery {
    pub puzzle: Rc<Puzzle>,
    pub query: SolutionQuery,
}
