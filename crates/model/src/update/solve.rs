//! Asking for the solution.

use std::rc::Rc;

use super::set::set;
use crate::Model;
use crate::base::asked::Order;
use crate::solve::answer::{Answer, ShownSolution, Solving};

/// What a person asks of the solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SolveMsg {
    /// The solution is wanted.
    Asked,
    /// The solution is not wanted any more.
    Cancelled,
    /// One of two solutions is to be shown.
    SolutionShown(ShownSolution),
}

impl Model {
    pub(super) fn apply_solve(&mut self, msg: SolveMsg) -> bool {
        match msg {
            SolveMsg::Asked => {
                self.solve();
                true
            }
            SolveMsg::Cancelled => set(&mut self.play.solving, Solving::Idle),
            SolveMsg::SolutionShown(shown) => set(&mut self.play.shown, shown),
        }
    }

    fn solve(&mut self) {
        self.play.shown = ShownSolution::First;
        self.play.solving = match self.play.editor.sheet().posed() {
            Ok(puzzle) => Solving::Working(Order { id: self.next_task(), work: Rc::new(puzzle) }),
            Err(violations) => Solving::Over(Err(violations.into())),
        };
    }

    pub(super) fn take_answer(&mut self, answer: Answer) -> bool {
        if let Answer::Unique(solution) = &answer {
            self.play.editor.fill(solution);
        }
        self.play.solving = Solving::Over(Ok(answer.into()));
        true
    }
}
