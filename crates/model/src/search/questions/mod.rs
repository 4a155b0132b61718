//! Questions about the search on show, and their answers.
//!
//! Owns what can be asked, and the facts that follow from the search's current position. What needs
//! the whole search is asked of the worker. Must not know how an answer is worded.

mod blame;
mod code;
mod conclusion;
mod why_back;
mod why_not;

pub use blame::{Blame, Block, Blocker, BlockerSubject, Culprit};
pub use why_back::{Return, ReturnCause, WhyBack};
pub use why_not::{Hindrance, WhyNot};

use std::rc::Rc;

use strum::{IntoStaticStr, VariantArray};
use sudoku_engine::board::{Cell, Digit};
use sudoku_engine::search::{Position, Stepper};

use crate::base::task_state::TaskState;
use crate::worker::inquiry::{CostInquiry, Inquiry, InquiryAnswer};
use crate::worker::run::RunId;

/// A question about the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Why is this digit not in this cell?
    WhyNot {
        cell: Cell,
        digit: Digit,
    },
    /// Where does the search go back to, and why?
    WhyBack,
    /// Which digits are to blame for the dead end?
    Blame,
    /// How often was each cell written?
    Rewritten,
    FirstDeadEnd,
    /// How many nodes are on each level?
    Levels,
    /// Which branch at the root cost most?
    CostliestBranch,
    /// What would the search take without this given?
    WithoutGiven {
        cell: Cell,
    },
    /// What would another method take?
    OtherMethods,
    SecondSolution,
}

/// A kind of question, without its cell and digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum QuestionKind {
    WhyNot,
    WhyBack,
    Blame,
    Rewritten,
    FirstDeadEnd,
    Levels,
    CostliestBranch,
    WithoutGiven,
    OtherMethods,
    SecondSolution,
}

impl From<Question> for QuestionKind {
    fn from(question: Question) -> Self {
        match question {
            Question::WhyNot { .. } => Self::WhyNot,
            Question::WhyBack => Self::WhyBack,
            Question::Blame => Self::Blame,
            Question::Rewritten => Self::Rewritten,
            Question::FirstDeadEnd => Self::FirstDeadEnd,
            Question::Levels => Self::Levels,
            Question::CostliestBranch => Self::CostliestBranch,
            Question::WithoutGiven { .. } => Self::WithoutGiven,
            Question::OtherMethods => Self::OtherMethods,
            Question::SecondSolution => Self::SecondSolution,
        }
    }
}

impl Question {
    /// Returns the cell of the given that the search is to do without.
    pub const fn removed_given(self) -> Option<Cell> {
        match self {
            Self::WithoutGiven { cell } => Some(cell),
            Self::WhyNot { .. }
            | Self::WhyBack
            | Self::Blame
            | Self::Rewritten
            | Self::FirstDeadEnd
            | Self::Levels
            | Self::CostliestBranch
            | Self::OtherMethods
            | Self::SecondSolution => None,
        }
    }
}

/// The part of an answer that the page finds without the worker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Facts {
    WhyNot(WhyNot),
    WhyBack {
        /// How the search came back to its place, if it just did.
        returned: Option<Return>,
        why: WhyBack,
    },
    /// `None` if the search has met no dead end, or none nearby.
    Blame(Option<Rc<Blame>>),
    /// The worker finds all of it.
    FromWorker,
}

/// A question with its answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    pub question: Question,
    /// The code of the question, for links.
    pub(crate) code: Rc<str>,
    /// The run that it is about.
    pub run: RunId,
    /// The position of the search when it was asked.
    pub position: Position,
    pub facts: Facts,
    /// The worker's part of the answer. `Idle` until it is requested, and if nothing is needed from
    /// the worker.
    pub inquiry: TaskState<Inquiry, InquiryAnswer>,
    /// The number of steps that the worker has searched for the answer.
    pub progress: u64,
}

impl Asked {
    /// Answers a question as well as the page can. Returns what is left to ask the worker.
    pub(crate) fn new(
        question: Question,
        run: RunId,
        stepper: &Stepper,
    ) -> (Self, Option<Inquiry>) {
        let facts = match question {
            Question::WhyNot { cell, digit } => Facts::WhyNot(WhyNot::of(stepper, cell, digit)),
            Question::WhyBack => {
                Facts::WhyBack { returned: Return::of(stepper), why: WhyBack::of(stepper) }
            }
            Question::Blame => Facts::Blame(Blame::of(stepper).map(Rc::new)),
            Question::Rewritten
            | Question::FirstDeadEnd
            | Question::Levels
            | Question::CostliestBranch
            | Question::WithoutGiven { .. }
            | Question::OtherMethods
            | Question::SecondSolution => Facts::FromWorker,
        };
        let inquiry = inquiry(question, &facts, stepper);
        let position = stepper.position();
        let asked = Self {
            question,
            code: question.code(stepper.shape()).into(),
            run,
            position,
            facts,
            inquiry: TaskState::Idle,
            progress: 0,
        };
        (asked, inquiry)
    }

    /// Returns the placements in each cell, if that is the answer.
    pub fn placements(&self) -> Option<&[u64]> {
        match &self.inquiry {
            TaskState::Over(InquiryAnswer::Placements(placements)) => Some(placements),
            TaskState::Over(_) | TaskState::Working(_) | TaskState::Idle => None,
        }
    }
}

/// Returns what the worker has to be asked.
fn inquiry(question: Question, facts: &Facts, stepper: &Stepper) -> Option<Inquiry> {
    match (question, facts) {
        (Question::WhyNot { .. }, Facts::WhyNot(why)) => {
            why.tried_path.clone().map(Inquiry::Subtree)
        }
        (Question::Blame, Facts::Blame(blame)) => {
            blame.as_ref().map(|blame| Inquiry::Cost(cost_inquiry(blame)))
        }
        (Question::Rewritten, _) => Some(Inquiry::Placements { step: stepper.counters().step() }),
        (Question::FirstDeadEnd, _) => Some(Inquiry::FirstDeadEnd),
        (Question::Levels, _) => Some(Inquiry::Levels),
        (Question::CostliestBranch, _) => Some(Inquiry::Root),
        (Question::WithoutGiven { cell }, _) => Some(Inquiry::WithoutGiven(cell)),
        (Question::OtherMethods, _) => Some(Inquiry::Methods),
        (Question::SecondSolution, _) => Some(Inquiry::Solutions),
        (Question::WhyNot { .. } | Question::WhyBack | Question::Blame, _) => None,
    }
}

fn cost_inquiry(blame: &Blame) -> CostInquiry {
    CostInquiry {
        placements: blame.placements,
        path: Rc::clone(&blame.path),
        branches: Rc::clone(&blame.branches),
        culprit: match blame.culprit {
            Culprit::Level(level) => Some(level),
            // No digit is known to be to blame, so no nodes are counted.
            Culprit::Givens | Culprit::Unclear => None,
        },
    }
}

/// The question of a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinkedQuestion {
    pub(crate) code: Rc<str>,
    /// The step of the link.
    pub(crate) step: u64,
}

/// The questions on the page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Questions {
    /// Whether the list of questions is open.
    pub is_open: bool,
    pub asked: Option<Asked>,
    /// The question of a link, until the search is at the step of the link.
    pub(crate) linked: Option<LinkedQuestion>,
}
