//! The questions about the solutions of a puzzle.

use std::rc::Rc;

use serde::{Deserialize, Serialize};
use sudoku_engine::board::Puzzle;

use super::limit::Limit;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SolutionQuery {
    /// How many solutions there are, counted as far as this.
    Count(Limit),
    /// About how many there are, by probes that begin with this chance.
    Estimate { seed: u64 },
    /// The same with further probes, where those before are still there.
    EstimateFurther { seed: u64 },
    /// Which digits occur in each cell, and in how many solutions.
    Candidates,
    /// The fewest givens that contradict each other.
    Conflict,
    /// One of the solutions.
    Solution(Place),
}

/// The kind of a question: of each one at most is worked at.
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

/// Where a solution stands among all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Place {
    /// It has this number, from 1.
    Nth(u128),
    /// It is any of them; how it was drawn is told with it.
    Random { seed: u64 },
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    pub puzzle: Rc<Puzzle>,
    pub inquiry: SolutionQuery,
}
