//! Asking for the solution.

use std::rc::Rc;

use super::set::set;
use crate::Model;
use crate::base::asked::Order;
use crate::solve::answer::{Answer, ShownSolution, Solving};
use crate::solve::solutions::OnBoard;

/// User actions on the solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SolveMsg {
    Asked,
    Cancelled,
    /// One of two solutions was chosen to be shown.
    SolutionShown(ShownSolution),
    /// The user's own board was chosen to be shown again.
    Left,
}

impl Model {
    pub(super) fn apply_solve(&mut self, msg: SolveMsg) -> bool {
        match msg {
            SolveMsg::Asked => {
                self.solve();
                true
            }
            SolveMsg::Cancelled => set(&mut self.play.solving, Solving::Idle),
            SolveMsg::SolutionShown(shown) => {
                set(&mut self.play.shown, shown)
                    | set(&mut self.play.inquiries.on_board, OnBoard::Own)
            }
            SolveMsg::Left => self.leave_solution(),
        }
    }

    fn solve(&mut self) {
        self.play.shown = ShownSolution::First;
        self.play.left = None;
        // Show the answer.
        self.play.inquiries.on_board = OnBoard::Own;
        self.play.solving = match self.play.editor.sheet().posed() {
            Ok(puzzle) => Solving::Working(Order { id: self.next_task(), work: Rc::new(puzzle) }),
            Err(violations) => Solving::Over(Err(violations.into())),
        };
    }

    pub(super) fn take_answer(&mut self, answer: Answer) -> bool {
        self.play.solving = Solving::Over(Ok(answer.into()));
        true
    }

    /// Shows the user's own board again. Returns whether anything else was shown.
    pub(super) fn leave_solution(&mut self) -> bool {
        let leaves = self.is_solved_or_shown();
        if leaves {
            self.play.left = match std::mem::take(&mut self.play.solving) {
                Solving::Over(Ok(answer)) => Some(answer),
                Solving::Over(Err(_)) | Solving::Working(_) | Solving::Idle => None,
            };
            self.play.inquiries.on_board = OnBoard::Own;
        }
        leaves
    }

    /// Shows the user's own board before it is changed, if it is not on show.
    pub(super) fn uncover(&mut self) -> bool {
        self.on_board() != OnBoard::Own && self.leave_solution()
    }

    /// Shows the last hidden answer again. Returns whether there is one.
    pub(super) fn bring_answer_back(&mut self) -> bool {
        let answer = self.play.left.take();
        let is_back = answer.is_some();
        if let Some(answer) = answer {
            self.play.solving = Solving::Over(Ok(answer));
        }
        is_back
    }
}
