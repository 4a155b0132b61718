//! What asking for the solution came to.

use std::rc::Rc;

use serde::{Deserialize, Serialize};
use sudoku_engine::board::{Cell, Clash, Grid, Puzzle};
use sudoku_engine::fast::Refutation;

/// The answer to a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Answer {
    /// It has exactly one solution.
    Unique(Grid),
    /// It has more than one; these are two of them.
    Several([Grid; 2]),
    /// It has none, and this is why that is certain.
    Impossible(Refutation),
}

/// Where the page is with an answer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Solving {
    /// Nothing was asked since the last change of the puzzle.
    #[default]
    Idle,
    /// Clues clash, so there is nothing to solve yet.
    Clashing(Rc<[Clash]>),
    /// The worker is at it.
    Working {
        /// The request's number.
        id: u32,
        /// The puzzle.
        puzzle: Puzzle,
    },
    /// It is known.
    Answered(Rc<Answer>),
}

/// Which of two solutions is on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Shown {
    /// The first.
    #[default]
    First,
    /// The second.
    Second,
}

impl Answer {
    /// The cells in which two solutions differ; none unless there are several.
    pub fn differing(&self) -> Vec<Cell> {
        let Self::Several([first, second]) = self else { return Vec::new() };
        first
            .iter()
            .filter(|&(cell, digit)| second.get(cell) != Some(digit))
            .map(|(cell, _)| cell)
            .collect()
    }
}
