//! The questions about the solutions of a puzzle.

use std::rc::Rc;

use serde::{Deserialize, Serialize};
use sudoku_engine::board::Puzzle;

use super::limit::Limit;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SolutionQuery {
    /// The number of solutions, counted up to this limit.
    Count(Limit),
    /// An estimate of the number of solutions, from random probes with this seed.
    Estimate { seed: u64 },
    /// A refinement of the estimate by more probes, if the previous ones are still available.
    EstimateFurther { seed: u64 },
    /// The digits that occur in each cell, and in how many solutions.
    Candidates,
    /// The fewest givens that contradict each other.
    Conflict,
    /// One of the solutions.
    Solution(Place),
}

/// The kind of a question. At most one question of each kind is worked on at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Count,
    Estimate,
    Candidates,
    Conflict,
    Solution,
}

impl SolutionQuery {
    pub const fn kind(self) -> Kind {
        match self {
            Self::Count(_) => Kind::Count,
            Self::Estimate { .. } | Self::EstimateFurther { .. } => Kind::Estimate,
            Self::Candidates => Kind::Candidates,
            Self::Conflict => Kind::Conflict,
            Self::Solution(_) => Kind::Solution,
        }
    }
}

/// The place of a solution among all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Place {
    /// The solution with this number, from 1.
    Nth(u128),
    /// A random solution; the answer reports how it was drawn.
    Random { seed: u64 },
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    pub puzzle: Rc<Puzzle>,
    pub inquiry: SolutionQuery,
}
