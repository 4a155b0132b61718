//! Asking about the search, and the answers.

use sudoku_engine::board::{Cell, Digit};

use super::play::PlayMsg;
use super::set::set_if_changed;
use crate::Model;
use crate::base::task_state::TaskState;
use crate::model::link::{Field, LinkProblem};
use crate::model::notice::Notice;
use crate::puzzle::editor::EditedPuzzle;
use crate::search::questions::{Asked, LinkedQuestion, Question, QuestionKind};
use crate::search::replay::SECOND_SOLUTION;
use crate::view::questions;
use crate::worker::inquiry::InquiryReport;

/// User actions on questions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuestionsMsg {
    /// The list of questions was opened or closed.
    Toggled {
        on: bool,
    },
    Asked(Question),
    /// A question was chosen whose cell, if it has one, is the selected one.
    KindChosen(QuestionKind),
    /// A digit was chosen: why is it not in this cell or, without one, in the selected cell?
    DigitChosen {
        cell: Option<Cell>,
        digit: Digit,
    },
    /// The last question was asked again, for the step on show.
    Repeated,
    /// The puzzle without a given was chosen to be watched.
    TrialOpened {
        cell: Cell,
    },
    /// The second solution was chosen to be shown.
    SecondSolutionOpened,
}

impl Model {
    pub(super) fn apply_questions(&mut self, msg: QuestionsMsg) -> bool {
        // Why a program wrote what it did is in its text.
        if self.shows_written_search() && msg != (QuestionsMsg::Toggled { on: false }) {
            return false;
        }
        match msg {
            QuestionsMsg::Toggled { on } => self.open_questions(on),
            QuestionsMsg::Asked(question) => self.ask_about_search(question),
            QuestionsMsg::KindChosen(kind) => questions::question_of(self, kind)
                .is_some_and(|question| self.ask_about_search(question)),
            QuestionsMsg::DigitChosen { cell, digit } => {
                let cell = cell.or_else(|| questions::asked_cell(self));
                cell.is_some_and(|cell| self.ask_about_search(Question::WhyNot { cell, digit }))
            }
            QuestionsMsg::Repeated => {
                let asked = self.watch.questions.asked.as_ref().map(|asked| asked.question);
                asked.is_some_and(|question| self.ask_about_search(question))
            }
            QuestionsMsg::TrialOpened { cell } => self.open_trial(cell),
            QuestionsMsg::SecondSolutionOpened => self.open_second_solution(),
        }
    }

    /// Opens or closes the list. Closing it forgets the answer.
    fn open_questions(&mut self, on: bool) -> bool {
        if on {
            self.watch.program.is_open = false;
        }
        let is_forgotten = !on && self.watch.questions.asked.take().is_some();
        set_if_changed(&mut self.watch.questions.is_open, on) || is_forgotten
    }

    fn ask_about_search(&mut self, question: Question) -> bool {
        let id = self.next_task();
        let Some(player) = self.watch.player.as_mut().filter(|_| self.view.shows_search()) else {
            return false;
        };
        player.stop_playing();
        let (mut asked, inquiry) = Asked::new(question, player.run, &player.stepper);
        if let Some(inquiry) = inquiry {
            asked.inquiry.ask(id, inquiry);
        }
        self.watch.program.is_open = false;
        self.watch.questions.is_open = true;
        self.watch.questions.asked = Some(asked);
        true
    }

    /// Asks the question of a link once the search is at its step, or reports that the question is
    /// unknown. Returns whether it did either.
    pub(super) fn settle_linked_question(&mut self) -> bool {
        let player = self.watch.player.as_ref().filter(|player| player.seek.is_none());
        let Some(player) = player else { return false };
        let Some(LinkedQuestion { code, step }) = self.watch.questions.linked.take() else {
            return false;
        };
        if !self.view.shows_search() || player.stepper.counters().step() != step {
            return false;
        }
        let givens = player.stepper.puzzle().givens();
        let is_given = |cell| givens.get(cell).is_some();
        let question = Question::with_code(&code, givens.shape())
            .filter(|question| question.removed_given().is_none_or(is_given));
        match question {
            Some(question) => self.apply_questions(QuestionsMsg::Asked(question)),
            None => {
                self.notice(Notice::Link(LinkProblem::new(Field::Question, &code)));
                true
            }
        }
    }

    /// Puts the puzzle without a given on the board, to watch its search to the same goal.
    fn open_trial(&mut self, cell: Cell) -> bool {
        let mut puzzle = EditedPuzzle::clone(self.play.editor.edited_puzzle());
        puzzle.givens.set(cell, None);
        let goal = self.watch.goal;
        let is_closed = self.open_questions(false);
        let is_other_puzzle = self.load(&puzzle);
        self.choose_goal(goal) || is_other_puzzle || is_closed
    }

    /// Continues the search to the second solution, and goes there.
    fn open_second_solution(&mut self) -> bool {
        self.open_questions(false);
        self.choose_goal(SECOND_SOLUTION);
        self.play_search(PlayMsg::WentToEnd)
    }

    pub(super) fn apply_inquiry_report(&mut self, report: InquiryReport) -> bool {
        let Some(asked) = &mut self.watch.questions.asked else { return false };
        match report {
            InquiryReport::Progress(steps) => set_if_changed(&mut asked.progress, steps),
            InquiryReport::Over(answer) => {
                asked.inquiry = TaskState::Over(answer);
                true
            }
        }
    }

    /// Drops the question that the worker was asked, because there is none. Returns whether there
    /// was one.
    pub(super) fn cancel_inquiry(&mut self) -> bool {
        self.watch.questions.asked.take().is_some()
    }
}
