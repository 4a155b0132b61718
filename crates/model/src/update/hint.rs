//! Shows the next step that logic finds, bit by bit, and does it.

use std::rc::Rc;

use crate::Model;
use crate::base::task_state::TaskState;
use crate::model::notice::Notice;
use crate::puzzle::editor::Marks;
use crate::solve::check::{Check, CheckRequest};
use crate::solve::hint::{Hint, HintRequest, HintResult, HintStage};

/// User actions on the hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HintMsg {
    /// The user asked for a hint or, if one is shown, for more of it. Once everything is shown, the
    /// step is done.
    Advanced,
    /// The hint was closed, or the search for it cancelled.
    Closed,
}

impl Model {
    pub(super) fn apply_hint(&mut self, msg: HintMsg) -> bool {
        match msg {
            HintMsg::Advanced => self.advance_hint(),
            HintMsg::Closed => self.play.hint.take().is_some(),
        }
    }

    fn advance_hint(&mut self) -> bool {
        let Some(hint) = self.play.hint.as_mut() else { return self.request_hint() };
        let next_stage = match hint.stage {
            HintStage::Area => Some(HintStage::Technique),
            HintStage::Technique => Some(HintStage::Step),
            HintStage::Step => None,
        };
        match (&hint.state, next_stage) {
            (TaskState::Working(_), _) => false,
            (TaskState::Over(HintResult::Step(_)), Some(stage)) => {
                Rc::make_mut(hint).stage = stage;
                true
            }
            (TaskState::Over(HintResult::Step(_) | HintResult::MissingMarks(_)), _) => {
                self.do_hint()
            }
            (TaskState::Idle | TaskState::Over(HintResult::Check(_) | HintResult::Stuck), _) => {
                self.request_hint()
            }
        }
    }

    fn request_hint(&mut self) -> bool {
        let Some(puzzle) = self.posed_puzzle() else { return true };
        if self.is_worker_lost {
            self.notice(Notice::WorkerUnavailable);
            return true;
        }
        let edited_puzzle = self.play.editor.edited_puzzle();
        let digits = edited_puzzle.answers.clone();
        let center_marks = edited_puzzle.marks.iter().map(|marks: &Marks| marks.center).collect();
        let earlier_digits = self.tab().earlier_answers();
        let check = CheckRequest { puzzle, digits, earlier_digits };
        let mut state = TaskState::Idle;
        state.ask(self.next_task(), HintRequest { check, center_marks });
        self.play.check = None;
        self.play.hint = Some(Rc::new(Hint { state, stage: HintStage::Area }));
        true
    }

    /// Stores the result of the request in progress. What a check has found is shown as a check.
    pub(super) fn apply_hint_result(&mut self, result: HintResult) -> bool {
        if let HintResult::Check(result) = result {
            self.play.hint = None;
            let state = TaskState::Over(result);
            self.play.check = Some(Rc::new(Check { state, marks_wrong: false }));
            return true;
        }
        let hint = self.play.hint.as_mut().map(Rc::make_mut);
        hint.map(|hint| hint.state = TaskState::Over(result)).is_some()
    }

    /// Writes on the board what the hint concludes, which ends it.
    fn do_hint(&mut self) -> bool {
        let Some(hint) = self.play.hint.take() else { return false };
        let removes_marks = self.play.aids.removes_marks;
        match &hint.state {
            TaskState::Over(HintResult::Step(hint)) => self.edit(|editor| {
                editor.write_conclusion(&hint.step, &hint.candidates, removes_marks)
            }),
            TaskState::Over(HintResult::MissingMarks(candidates)) => {
                self.edit(|editor| editor.restore_marks(candidates))
            }
            TaskState::Over(HintResult::Check(_) | HintResult::Stuck)
            | TaskState::Working(_)
            | TaskState::Idle => false,
        };
        true
    }
}
