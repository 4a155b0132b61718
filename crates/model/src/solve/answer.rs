//! What asking for the solution came to.

use std::rc::Rc;

use serde::{Deserialize, Serialize};
use sudoku_engine::board::{Cell, Givens, Puzzle, Violation};
use sudoku_engine::fast::Refutation;

use crate::base::asked::Asked;

/// The answer to a puzzle. A solution is a full board that breaks none of its rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Answer {
    Unique(Givens),
    /// It has more than one; these are two of them.
    Several([Givens; 2]),
    Impossible(Refutation),
}

/// Where the page is with an answer since the last change of the puzzle. It comes to the
/// rules that clues break where there is nothing to solve yet.
pub type Solving = Asked<Rc<Puzzle>, Result<Rc<Answer>, Rc<[Violation]>>>;

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
