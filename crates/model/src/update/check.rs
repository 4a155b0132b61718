//! Checks the user's digits.

use std::rc::Rc;

use sudoku_engine::board::Puzzle;

use crate::Model;
use crate::base::task_state::TaskState;
use crate::model::notice::Notice;
use crate::puzzle::editor::{Editor, Marks};
use crate::solve::answer::SolveState;
use crate::solve::check::{Check, CheckRequest, CheckResult};
use crate::solve::hint::{Hint, HintResult, HintStage};

/// User actions on the check of the digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CheckMsg {
    Requested,
    Cancelled,
    /// The user asked which digits are wrong, or which are missing from marks.
    WrongMarked,
    /// The user asked to undo edits until all digits are right.
    WentBack,
}

impl Model {
    pub(super) fn apply_check(&mut self, msg: CheckMsg) -> bool {
        match msg {
            CheckMsg::Requested => self.check_digits(),
            CheckMsg::Cancelled => self.play.check.take().is_some(),
            CheckMsg::WrongMarked => self.mark_wrong(),
            CheckMsg::WentBack => self.go_back_to_right(),
        }
    }

    fn check_digits(&mut self) -> bool {
        let Some(puzzle) = self.posed_puzzle() else { return true };
        if self.is_worker_lost {
            self.notice(Notice::WorkerUnavailable);
            return true;
        }
        let request = self.check_request(puzzle);
        let mut state = TaskState::Idle;
        state.ask(self.next_task(), request);
        self.play.hint = None;
        self.play.check = Some(Rc::new(Check { state, marks_wrong: false }));
        true
    }

    pub(super) fn check_request(&self, puzzle: Rc<Puzzle>) -> CheckRequest {
        let edited_puzzle = self.play.editor.edited_puzzle();
        CheckRequest {
            puzzle,
            digits: edited_puzzle.answers.clone(),
            earlier_digits: self.tab().earlier_answers(),
            center_marks: edited_puzzle.marks.iter().map(|marks: &Marks| marks.center).collect(),
        }
    }

    /// Returns the puzzle, or shows that its givens break rules: as an answer of the solver, wherever
    /// that was found.
    pub(super) fn posed_puzzle(&mut self) -> Option<Rc<Puzzle>> {
        match self.play.editor.edited_puzzle().posed() {
            Ok(puzzle) => Some(Rc::new(puzzle)),
            Err(violations) => {
                self.play.solving = SolveState::Over(Err(violations.into()));
                None
            }
        }
    }

    /// Stores the result of the check in progress.
    pub(super) fn apply_check_result(&mut self, result: CheckResult) -> bool {
        self.note_check(&result);
        let check = self.play.check.as_mut().map(Rc::make_mut);
        check.map(|check| check.state = TaskState::Over(result)).is_some()
    }

    /// Shows which digits are wrong, if the page has only said that some are.
    pub(super) fn mark_known_wrong(&mut self) -> bool {
        let is_known = self.play.check.as_ref().is_some_and(|check| {
            !check.marks_wrong && matches!(check.state, TaskState::Over(CheckResult::Wrong { .. }))
        });
        is_known && self.mark_wrong()
    }

    /// Marks the wrong digits. What is missing from marks is shown as a hint, which can restore it.
    fn mark_wrong(&mut self) -> bool {
        let Some(check) = self.play.check.as_mut().map(Rc::make_mut) else { return false };
        if let TaskState::Over(CheckResult::MissingMarks(missing)) = &mut check.state {
            let state = TaskState::Over(HintResult::MissingMarks(std::mem::take(missing)));
            self.play.hint = Some(Rc::new(Hint { state, stage: HintStage::Area }));
            self.play.check = None;
        } else {
            check.marks_wrong = true;
        }
        true
    }

    /// Undoes edits until the digits are right again, and drops the result, which is about other
    /// digits. Does nothing while the check is in progress, or if undo leads to no right digits.
    fn go_back_to_right(&mut self) -> bool {
        let undo_count = self.play.check.as_ref().and_then(|check| match &check.state {
            TaskState::Over(result) => result.undo_count(),
            TaskState::Idle | TaskState::Working(_) => None,
        });
        let Some(undo_count) = undo_count else { return false };
        self.play.check = None;
        for _ in 0..undo_count {
            self.edit(Editor::undo);
        }
        true
    }
}
