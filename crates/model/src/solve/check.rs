//! Checking whether the user's digits are right so far.

use std::rc::Rc;

use serde::{Deserialize, Serialize};
use sudoku_engine::board::{Cell, DigitSet, Givens, Puzzle};
use sudoku_engine::logic::Candidate;

use crate::base::task_state::TaskState;

/// The user's digits and marks on a puzzle, to be checked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CheckRequest {
    pub puzzle: Rc<Puzzle>,
    pub digits: Givens,
    /// The digits before the last edit, before the one before it and so on, as undo restores
    /// them.
    pub earlier_digits: Vec<Givens>,
    /// By cell: the center marks. Where there are any, they are the candidates of the cell.
    pub center_marks: Vec<DigitSet>,
}

/// The result of a check. A digit is wrong if it is in no solution.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum CheckResult {
    /// The user has written no digits.
    NoDigits,
    /// The only solution has all digits.
    Right,
    /// The only solution has all digits, if there are any, but these digits of it, at least one, are
    /// missing from center marks.
    MissingMarks(Vec<Candidate>),
    /// The puzzle has several solutions, and one of them has all digits, if there are any.
    Ambiguous,
    /// These cells, at least one, have wrong digits.
    Wrong {
        cells: Vec<Cell>,
        /// See [`CheckResult::undo_count`].
        undo_count: Option<usize>,
    },
    /// Each digit is in some solution, but no solution has all of them.
    Incompatible {
        /// See [`CheckResult::undo_count`].
        undo_count: Option<usize>,
    },
    /// The puzzle has no solution.
    NoSolution,
}

impl CheckResult {
    /// Returns the number of edits to undo until the digits are right again, at least 1. `None` if
    /// they are right or none, if the puzzle has no solution, or if the digits were never right
    /// as far back as undo goes.
    pub const fn undo_count(&self) -> Option<usize> {
        match self {
            Self::Wrong { undo_count, .. } | Self::Incompatible { undo_count } => *undo_count,
            Self::NoDigits
            | Self::Right
            | Self::MissingMarks(_)
            | Self::Ambiguous
            | Self::NoSolution => None,
        }
    }
}

/// A check of the digits on the board. It is discarded when they change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Check {
    pub state: TaskState<CheckRequest, CheckResult>,
    /// Whether the wrong digits are marked on the board. At first, only their number is shown.
    pub marks_wrong: bool,
}

impl Check {
    /// Returns whether it is about digits alone, so that marks may change.
    pub(crate) const fn is_about_digits(&self) -> bool {
        matches!(
            self.state,
            TaskState::Over(
                CheckResult::Wrong { .. }
                    | CheckResult::Incompatible { .. }
                    | CheckResult::Ambiguous
                    | CheckResult::NoSolution
            )
        )
    }

    /// Returns the cells to be marked as wrong.
    pub fn marked_cells(&self) -> &[Cell] {
        match &self.state {
            TaskState::Over(CheckResult::Wrong { cells, .. }) if self.marks_wrong => cells,
            TaskState::Over(_) | TaskState::Working(_) | TaskState::Idle => &[],
        }
    }
}
