//! Shows the next step that logic finds, bit by bit, and does it.

use std::rc::Rc;

use sudoku_engine::logic::Technique;

use crate::Model;
use crate::base::task_state::TaskState;
use crate::model::notice::Notice;
use crate::solve::all_steps::{AllStepsResult, AllStepsState};
use crate::solve::check::Check;
use crate::solve::hint::{Hint, HintRequest, HintResult, HintStage};

/// User actions on the hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HintMsg {
    /// The user asked for a hint or, if one is shown, for more of it. Once everything is shown, the
    /// step is done. If no technique helps, a digit of the solution is written.
    Advanced,
    /// The hint was closed, or the search for it cancelled.
    Closed,
    /// The user asked for every step from the position.
    AllRequested,
    AllCancelled,
    /// One of all steps was chosen to be shown.
    StepChosen {
        technique: Technique,
        /// Among the steps of the technique, from 0.
        index: usize,
    },
}

impl Model {
    pub(super) fn apply_hint(&mut self, msg: HintMsg) -> bool {
        match msg {
            HintMsg::Advanced => self.advance_hint(),
            HintMsg::Closed => self.play.hint.take().is_some(),
            HintMsg::AllRequested => self.request_all_steps(),
            HintMsg::AllCancelled => self.play.all_steps.take().is_some(),
            HintMsg::StepChosen { technique, index } => self.show_found_step(technique, index),
        }
    }

    fn advance_hint(&mut self) -> bool {
        let Some(hint) = self.play.hint.as_mut() else {
            return self.mark_known_wrong() || self.request_hint();
        };
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
            (TaskState::Over(HintResult::Stuck(digits)), _) if digits.is_empty() => {
                self.request_hint()
            }
            (
                TaskState::Over(
                    HintResult::Step(_) | HintResult::MissingMarks(_) | HintResult::Stuck(_),
                ),
                _,
            ) => self.do_hint(),
            (TaskState::Idle | TaskState::Over(HintResult::Check(_)), _) => self.request_hint(),
        }
    }

    fn request_hint(&mut self) -> bool {
        if let Some(request) = self.hint_request() {
            let mut state = TaskState::Idle;
            state.ask(self.next_task(), request);
            self.play.check = None;
            self.play.hint = Some(Rc::new(Hint { state, stage: HintStage::Area }));
        }
        true
    }

    fn request_all_steps(&mut self) -> bool {
        self.show_own_board();
        if let Some(request) = self.hint_request() {
            let mut state = AllStepsState::Idle;
            state.ask(self.next_task(), Rc::new(request));
            self.play.all_steps = Some(Rc::new(state));
        }
        true
    }

    /// Returns the user's position, or shows why there can be no step from it.
    fn hint_request(&mut self) -> Option<HintRequest> {
        let puzzle = self.posed_puzzle()?;
        if self.is_worker_lost {
            self.notice(Notice::WorkerUnavailable);
            return None;
        }
        let check = self.check_request(puzzle);
        Some(HintRequest { check, uses_uniqueness: self.play.aids.uses_uniqueness })
    }

    /// Stores the steps, or shows as a hint why there are none.
    pub(super) fn apply_all_steps(&mut self, result: AllStepsResult) -> bool {
        match result {
            Ok(steps) => self.play.all_steps = Some(Rc::new(TaskState::Over(steps))),
            Err(reason) => {
                self.play.all_steps = None;
                self.play.check = None;
                let state = TaskState::Idle;
                self.play.hint = Some(Rc::new(Hint { state, stage: HintStage::Area }));
                self.apply_hint_result(reason);
            }
        }
        true
    }

    /// Shows one of all steps as a hint.
    fn show_found_step(&mut self, technique: Technique, index: usize) -> bool {
        let step = match self.play.all_steps.as_deref() {
            Some(TaskState::Over(steps)) => steps.step(technique, index),
            Some(TaskState::Working(_) | TaskState::Idle) | None => None,
        };
        let Some(step) = step else { return false };
        self.show_own_board();
        self.play.check = None;
        self.note_hint();
        let state = TaskState::Over(HintResult::Step(Box::new(step)));
        self.play.hint = Some(Rc::new(Hint { state, stage: HintStage::Step }));
        true
    }

    /// Stores the result of the request in progress. What a check has found is shown as a check.
    pub(super) fn apply_hint_result(&mut self, result: HintResult) -> bool {
        if let HintResult::Check(result) = result {
            self.note_check(&result);
            self.play.hint = None;
            let state = TaskState::Over(result);
            self.play.check = Some(Rc::new(Check { state, marks_wrong: false }));
            return true;
        }
        match &result {
            HintResult::Step(_) | HintResult::MissingMarks(_) => self.note_hint(),
            // It helps once it shows a digit.
            HintResult::Stuck(_) | HintResult::Check(_) => {}
        }
        let hint = self.play.hint.as_mut().map(Rc::make_mut);
        hint.map(|hint| hint.state = TaskState::Over(result)).is_some()
    }

    /// Writes on the board what the hint concludes or, if it is that no technique helps, a digit of the
    /// solution. This ends it.
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
            TaskState::Over(HintResult::Stuck(digits)) => {
                self.note_hint();
                self.edit(|editor| editor.write_one_of(digits, removes_marks))
            }
            TaskState::Over(HintResult::Check(_)) | TaskState::Working(_) | TaskState::Idle => {
                false
            }
        };
        true
    }
}
