//! Questions about the solutions of the puzzle.

use std::rc::Rc;

use super::set::set;
use crate::Model;
use crate::base::asked::Order;
use crate::base::settings::SidePanel;
use crate::model::notice::Notice;
use crate::solve::answer::Solving;
use crate::solve::solutions::{Kind, Limit, OnBoard, Place, Question, SolutionQuery};

/// User actions on the questions about solutions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SolutionsMsg {
    Asked(SolutionQuery),
    /// A question was cancelled.
    Stopped(Kind),
    /// The limit for counting was chosen.
    LimitChosen(Limit),
    /// What the board shows was chosen.
    OnBoardChosen(OnBoard),
    /// The number of a solution to show was entered.
    NumberEntered {
        /// The number as typed.
        text: Rc<str>,
    },
}

impl Model {
    pub(super) fn apply_solutions(&mut self, msg: &SolutionsMsg) -> bool {
        match msg {
            SolutionsMsg::Asked(inquiry) => self.inquire(*inquiry),
            SolutionsMsg::Stopped(kind) => self.play.inquiries.stop(*kind),
            SolutionsMsg::LimitChosen(limit) => set(&mut self.play.inquiries.limit, *limit),
            SolutionsMsg::OnBoardChosen(on_board) => self.put_on_board(*on_board),
            SolutionsMsg::NumberEntered { text } => match number(text) {
                Some(number) => self.inquire(SolutionQuery::Solution(Place::Nth(number))),
                None => set(&mut self.play.inquiries.is_number_wrong, true),
            },
        }
    }

    /// Asks a question about the puzzle, and shows where the answer will appear.
    fn inquire(&mut self, inquiry: SolutionQuery) -> bool {
        self.play.side = SidePanel::Solutions;
        if self.is_worker_lost {
            self.notice(Notice::WorkerUnavailable);
            return true;
        }
        let puzzle = match self.play.editor.sheet().posed() {
            Ok(puzzle) => puzzle,
            Err(violations) => {
                self.play.solving = Solving::Over(Err(violations.into()));
                return true;
            }
        };
        match inquiry {
            SolutionQuery::Solution(_) => {
                self.play.inquiries.is_number_wrong = false;
                self.play.inquiries.on_board = OnBoard::Solution;
            }
            SolutionQuery::Candidates => self.play.inquiries.on_board = OnBoard::Candidates,
            SolutionQuery::Count(_)
            | SolutionQuery::Estimate { .. }
            | SolutionQuery::EstimateFurther { .. }
            | SolutionQuery::Conflict => {}
        }
        let work = Question { puzzle: Rc::new(puzzle), inquiry };
        let order = Order { id: self.next_task(), work };
        self.play.inquiries.ask(order);
        true
    }

    /// Chooses what the board shows, and asks for it if it is not known yet.
    fn put_on_board(&mut self, on_board: OnBoard) -> bool {
        let inquiries = &self.play.inquiries;
        match on_board {
            OnBoard::Solution
                if inquiries.visited.is_none() && !inquiries.solution.is_working() =>
            {
                self.inquire(SolutionQuery::Solution(Place::Nth(1)))
            }
            OnBoard::Candidates
                if inquiries.candidates.finding.is_none() && !inquiries.candidates.is_working() =>
            {
                self.inquire(SolutionQuery::Candidates)
            }
            OnBoard::Own => self.leave_solution(),
            OnBoard::Solution | OnBoard::Candidates => {
                set(&mut self.play.inquiries.on_board, on_board)
            }
        }
    }
}

/// Reads a positive number; its digits may be grouped by commas or spaces.
fn number(text: &str) -> Option<u128> {
    let is_mark = |sign: char| sign.is_whitespace() || sign == ',';
    let digits: String = text.chars().filter(|&sign| !is_mark(sign)).collect();
    let is_plain = digits.chars().all(|sign| sign.is_ascii_digit());
    digits.parse().ok().filter(|&number| is_plain && number > 0)
}
