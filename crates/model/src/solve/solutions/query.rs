//! The questions about the solutions of a puzzle.

use std::rc::Rc;

use serde::{Deserialize, Serialize};

use super::limit::Limit;
use crate::solve::answer::Posed;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SolutionQuery {
    /// How many solutions there are, counted as far as this.
    Count(Limit),
    /// About how many there are, by probes that begin with this chance.
    Estimate { seed: u64 },
    /// Which digits occur in each cell, and in how many solutions.
    Candidates,
    /// The fewest givens that contradict each other.
    Conflict,
    /// One of the solutions.
    Solution(Place),
}

/// What kind of question one is: of each kind one at most is worked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// [`SolutionQuery::Count`].
    Count,
    /// [`SolutionQuery::Estimate`].
    Estimate,
    /// [`SolutionQuery::Candidates`].
    Candidates,
    /// [`SolutionQuery::Conflict`].
    Conflict,
    /// [`SolutionQuery::Solution`].
    Solution,
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
    pub puzzle: Rc<Posed>,
    pub inquiry: SolutionQuery,
}

impl SolutionQuery {
    pub const fn kind(self) -> Kind {
        match self {
            Self::Count(_) => Kind::Count,
            Self::Estimate { .. } => Kind::Estimate,
            Self::Candidates => Kind::Candidates,
            Self::Conflict => Kind::Conflict,
            Self::Solution(_) => Kind::Solution,
        }
    }
}
