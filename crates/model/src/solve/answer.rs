//! What asking for the solution came to.

use std::rc::Rc;

use serde::{Deserialize, Serialize};
use sudoku_engine::board::{Cell, Givens, Puzzle, Rules, Violation};
use sudoku_engine::fast::Refutation;

use crate::base::asked::TaskId;
use crate::puzzle::editor::EditedPuzzle;

/// A puzzle to be solved: clues that break none of its rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Posed {
    /// Under the classic rules.
    Classic(Puzzle),
    /// Under other rules.
    Variant {
        /// The clues.
        clues: Givens,
        /// The rules, for the same shape.
        rules: Rules,
    },
}

impl Posed {
    /// As one; `None` where the clues break a rule, which they do not.
    pub(crate) fn into_puzzle(self) -> Option<Puzzle> {
        match self {
            Self::Classic(puzzle) => Some(puzzle),
            Self::Variant { clues, rules } => Puzzle::posed(clues, rules).ok(),
        }
    }

    /// The puzzle of a sheet.
    ///
    /// # Errors
    /// Where clues break rules: every violation.
    pub fn of(sheet: &EditedPuzzle) -> Result<Self, Vec<Violation>> {
        let EditedPuzzle { clues, rules, .. } = sheet;
        if rules.is_classic()
            && let Ok(puzzle) = Puzzle::try_from(clues.clone())
        {
            return Ok(Self::Classic(puzzle));
        }
        let violations = rules.check(clues);
        if violations.is_empty() {
            Ok(Self::Variant { clues: clues.clone(), rules: rules.clone() })
        } else {
            Err(violations)
        }
    }
}

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
    Working { id: TaskId, puzzle: Rc<Posed> },
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
