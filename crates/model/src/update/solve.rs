//! Requests the answer to the puzzle, and chooses what of it the board shows.

use std::rc::Rc;

use super::set::set_if_changed;
use crate::Model;
use crate::base::task_state::TaskInProgress;
use crate::solve::answer::{Answer, ShownSolution, SolveState};
use crate::solve::solutions::OnBoard;

/// User actions on the solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SolveMsg {
    Requested,
    Cancelled,
    /// One of two solutions was chosen to be shown.
    SolutionShown(ShownSolution),
    /// The user's own board was chosen to be shown again.
    AnswerHidden,
}

impl Model {
    pub(super) fn apply_solve(&mut self, msg: SolveMsg) -> bool {
        match msg {
            SolveMsg::Requested => {
                self.solve();
                true
            }
            SolveMsg::Cancelled => set_if_changed(&mut self.play.solving, SolveState::Idle),
            SolveMsg::SolutionShown(shown) => {
                set_if_changed(&mut self.play.shown_solution, shown)
                    | set_if_changed(&mut self.play.solution_queries.on_board, OnBoard::Own)
            }
            SolveMsg::AnswerHidden => self.hide_answer(),
        }
    }

    fn solve(&mut self) {
        self.play.shown_solution = ShownSolution::First;
        self.play.hidden_answer = None;
        self.play.check = None;
        self.play.hint = None;
        // Show the answer.
        self.play.solution_queries.on_board = OnBoard::Own;
        self.play.solving = match self.play.editor.edited_puzzle().posed() {
            Ok(puzzle) => {
                SolveState::Working(TaskInProgress { id: self.next_task(), work: Rc::new(puzzle) })
            }
            Err(violations) => SolveState::Over(Err(violations.into())),
        };
    }

    pub(super) fn apply_answer(&mut self, answer: Answer) -> bool {
        self.play.solving = SolveState::Over(Ok(answer.into()));
        true
    }

    /// Shows the user's own board again. Returns whether anything else was shown.
    pub(super) fn hide_answer(&mut self) -> bool {
        let is_hidden = self.is_solved_or_shown();
        if is_hidden {
            self.play.hidden_answer = match std::mem::take(&mut self.play.solving) {
                SolveState::Over(Ok(answer)) => Some(answer),
                SolveState::Over(Err(_)) | SolveState::Working(_) | SolveState::Idle => None,
            };
            self.play.solution_queries.on_board = OnBoard::Own;
        }
        is_hidden
    }

    /// Shows the user's own board before it is changed, if it is not on show.
    pub(super) fn show_own_board(&mut self) -> bool {
        self.on_board() != OnBoard::Own && self.hide_answer()
    }

    /// Shows the last hidden answer again. Returns whether there is one.
    pub(super) fn restore_answer(&mut self) -> bool {
        let answer = self.play.hidden_answer.take();
        let is_restored = answer.is_some();
        if let Some(answer) = answer {
            self.play.solving = SolveState::Over(Ok(answer));
        }
        is_restored
    }
}
