//! What asking for the solution came to.

use std::rc::Rc;

use serde::{Deserialize, Serialize};
use sudoku_engine::board::{Cell, Givens, Puzzle, Violation};
use sudoku_engine::fast::Refutation;

use crate::base::asked::TaskId;

/// The answer to a puzzle. A solution is a full board that breaks none of its rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Answer {
    Unique(Givens),
    /// It has more than one; these are two of them.
    Several([Givens; 2]),
    Impossible(Refutation),
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Solving {
    /// Nothing was asked since the last change of the puzzle.
    #[default]
    Idle,
    /// Clues break rules, so there is nothing to solve yet.
    Clashing(Rc<[Violation]>),
    /// The worker is at it.
    Working { id: TaskId, puzzle: Rc<Puzzle> },
    /// It is known.
    Answered(Rc<Answer>),
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ShownSolution {
    #[default]
    First,
    Second,
}

impl Answer {
    /// The cells in which two solutions differ; none unless there are several.
    pub fn differing(&self) -> Vec<Cell> {
        let Self::Several([first, second]) = self else { return Vec::new() };
        first
            .iter()
            .filter(|&(cell, digit)| second.get(cell) != digit)
            .map(|(cell, _)| cell)
            .collect()
    }
}
