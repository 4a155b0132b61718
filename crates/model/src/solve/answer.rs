//! The result of solving a puzzle.

use std::rc::Rc;

use serde::{Deserialize, Serialize};
use sudoku_engine::board::{Cell, Givens, Puzzle, Violation};
use sudoku_engine::fast::Refutation;

use crate::base::task_state::TaskState;

/// The answer to a puzzle. A solution is a full board that breaks none of its rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Answer {
    Unique(Givens),
    /// The puzzle has more than one solution; these are two of them.
    Several([Givens; 2]),
    Impossible(Refutation),
}

/// The state of solving since the last change of the puzzle. If the givens break rules, there
/// is nothing to solve and it ends with these violations.
pub type SolveState = TaskState<Rc<Puzzle>, Result<Rc<Answer>, Rc<[Violation]>>>;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ShownSolution {
    #[default]
    First,
    Second,
}

impl Answer {
    /// Returns the cells in which two solutions differ; empty unless there are several.
    pub fn differing(&self) -> Vec<Cell> {
        let Self::Several([first, second]) = self else { return Vec::new() };
        first
            .iter()
            .filter(|&(cell, digit)| second.get(cell) != digit)
            .map(|(cell, _)| cell)
            .collect()
    }
}
