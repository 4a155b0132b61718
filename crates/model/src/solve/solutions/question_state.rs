//! The state of one question, and the answer known so far.

use sudoku_engine::count::Estimate;

use super::query::PuzzleQuery;
use crate::base::task_state::{TaskId, TaskInProgress, TaskState};

/// The standard error, relative to the estimate, at which an estimate is precise enough.
pub const PRECISE_SPREAD: f64 = 0.005;

#[derive(Clone, Debug, PartialEq)]
pub struct QuestionState<T> {
    pub stage: Stage,
    /// The answer known so far; final if the stage is [`Ending::Answered`].
    pub finding: Option<T>,
}

/// The state of the worker's work on a question.
pub type Stage = TaskState<PuzzleQuery, Ending>;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    Stopped,
    Answered,
}

impl<T> Default for QuestionState<T> {
    fn default() -> Self {
        Self { stage: Stage::Idle, finding: None }
    }
}

impl QuestionState<Estimate> {
    /// Returns whether the estimate has reached the precision at which estimating stops on its
    /// own.
    pub fn is_precise(&self) -> bool {
        let spread = self.finding.and_then(|estimate| estimate.spread());
        spread.is_some_and(|spread| spread <= PRECISE_SPREAD)
    }
}

impl<T> QuestionState<T> {
    pub const fn in_progress(&self) -> Option<&TaskInProgress<PuzzleQuery>> {
        self.stage.in_progress()
    }

    pub const fn is_working(&self) -> bool {
        self.stage.is_working()
    }

    pub(super) fn ask(&mut self, task: TaskInProgress<PuzzleQuery>) {
        *self = Self { stage: Stage::Working(task), finding: None };
    }

    /// Asks for more, keeping the answer known so far.
    pub(super) fn continue_with(&mut self, task: TaskInProgress<PuzzleQuery>) {
        self.stage = Stage::Working(task);
    }

    /// Stops the work. Returns whether the worker was at it.
    pub(super) fn stop(&mut self) -> bool {
        let was_working = self.is_working();
        if was_working {
            self.stage = Stage::Over(Ending::Stopped);
        }
        was_working
    }

    /// Stores an answer or a part of it. Returns whether it was expected.
    pub(super) fn receive_finding(&mut self, id: TaskId, finding: T, is_over: bool) -> bool {
        let is_expected = self.in_progress().is_some_and(|task| task.id == id);
        if is_expected {
            self.finding = Some(finding);
            if is_over {
                self.stage = Stage::Over(Ending::Answered);
            }
        }
        is_expected
    }
}
