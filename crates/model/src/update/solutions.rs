//! Questions about the solutions of the puzzle.

use std::rc::Rc;

use super::logic::LogicMsg;
use super::set::set_if_changed;
use crate::Model;
use crate::base::samples::Sample;
use crate::base::settings::SidePanel;
use crate::base::task_state::TaskInProgress;
use crate::model::notice::Notice;
use crate::puzzle::editor::{EditedPuzzle, InputMode};
use crate::puzzle::journal::{KnownFacts, Record};
use crate::solve::answer::SolveState;
use crate::solve::solutions::{
    CountLimit, CountPurpose, OnBoard, PuzzleQuery, QueryKind, SolutionQueries, SolutionQuery,
    SolutionSelector,
};

/// User actions on the questions about solutions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SolutionsMsg {
    Requested(SolutionQuery),
    /// All givens have been entered: from now on digits are answers, and it is found out
    /// whether the puzzle has one solution.
    GivensFinished,
    Stopped(QueryKind),
    /// The limit for counting was chosen.
    LimitChosen(CountLimit),
    /// What the board shows was chosen.
    OnBoardChosen(OnBoard),
    /// The number of a solution to show was entered.
    NumberEntered {
        /// The number as typed.
        text: Rc<str>,
    },
    /// An action on the steps by which logic solves the puzzle.
    Logic(LogicMsg),
}

impl Model {
    pub(super) fn apply_solutions(&mut self, msg: &SolutionsMsg) -> bool {
        match msg {
            SolutionsMsg::Requested(query) => self.ask_about_solutions(*query),
            SolutionsMsg::GivensFinished => self.finish_givens(),
            SolutionsMsg::Stopped(kind) => self.play.solution_queries.stop(*kind),
            SolutionsMsg::LimitChosen(limit) => {
                set_if_changed(&mut self.play.solution_queries.limit, *limit)
            }
            SolutionsMsg::OnBoardChosen(on_board) => self.put_on_board(*on_board),
            SolutionsMsg::NumberEntered { text } => match parse_number(text) {
                Some(number) => {
                    self.ask_about_solutions(SolutionQuery::Solution(SolutionSelector::Nth(number)))
                }
                None => set_if_changed(&mut self.play.solution_queries.is_number_invalid, true),
            },
            SolutionsMsg::Logic(msg) => self.apply_logic(*msg),
        }
    }

    /// Protects the givens from further input, unless they break rules, and counts the solutions
    /// up to two.
    fn finish_givens(&mut self) -> bool {
        self.show_own_board();
        self.ask(SolutionQuery::Count(CountLimit::Two));
        if !matches!(self.play.solving, SolveState::Over(Err(_))) {
            self.play.editor.input_mode = InputMode::Answer;
        }
        if self.play.solution_queries.count.is_working() {
            self.play.solution_queries.count_purpose = CountPurpose::Givens;
        }
        true
    }

    /// Finds out whether a puzzle that was opened has one solution. Only what is unexpected will be
    /// said.
    pub(super) fn check_opened_puzzle(&mut self) {
        let is_shown = self.view.edits_board() && self.watch.replay.is_none();
        let edited_puzzle = self.play.editor.edited_puzzle();
        let known = KnownFacts::of(self.tab().record(), Record::content_of(edited_puzzle));
        let is_settled = known.is_proper == Some(true) || !edited_puzzle.is_begun();
        if !is_shown || is_settled || self.is_worker_lost || edited_puzzle.posed().is_err() {
            return;
        }
        self.ask(SolutionQuery::Count(CountLimit::Two));
        self.play.solution_queries.count_purpose = CountPurpose::OpenedPuzzle;
    }

    /// Does the same once the worker is ready, for the puzzle with which the page opened: a link or
    /// the beginning of a visit. Returns whether there is anything to find out.
    pub(super) fn check_first_puzzle(&mut self) -> bool {
        let (record, edited_puzzle) = (self.tab().record(), self.play.editor.edited_puzzle());
        let known = KnownFacts::of(record, Record::content_of(edited_puzzle));
        let is_of_page = *edited_puzzle == EditedPuzzle::new(Sample::Article.givens());
        let is_other = record.is_touched() || known.is_proper.is_some() || is_of_page;
        let was_asked = self.play.solution_queries != SolutionQueries::default();
        if is_other || was_asked || self.play.editor.input_mode == InputMode::Given {
            return false;
        }
        self.check_opened_puzzle();
        self.play.solution_queries.count.is_working()
    }

    /// Asks a question about the puzzle, and shows where the answer will appear.
    fn ask_about_solutions(&mut self, query: SolutionQuery) -> bool {
        self.play.side_panel = SidePanel::Solutions;
        self.ask(query)
    }

    fn ask(&mut self, query: SolutionQuery) -> bool {
        if self.is_worker_lost {
            self.notice(Notice::WorkerUnavailable);
            return true;
        }
        let puzzle = match self.play.editor.edited_puzzle().posed() {
            Ok(puzzle) => puzzle,
            Err(violations) => {
                self.play.solving = SolveState::Over(Err(violations.into()));
                return true;
            }
        };
        match query {
            SolutionQuery::Solution(_) => {
                self.play.solution_queries.is_number_invalid = false;
                self.play.solution_queries.on_board = OnBoard::Solution;
            }
            SolutionQuery::Candidates => self.play.solution_queries.on_board = OnBoard::Candidates,
            // Its answer takes the place of theirs.
            SolutionQuery::Conflict => {
                self.play.check = None;
                self.play.hint = None;
            }
            SolutionQuery::Count(_)
            | SolutionQuery::Estimate { .. }
            | SolutionQuery::EstimateFurther { .. } => {}
        }
        let work = PuzzleQuery { puzzle: Rc::new(puzzle), query };
        let task = TaskInProgress { id: self.next_task(), work };
        self.play.solution_queries.ask(task);
        true
    }

    /// Chooses what the board shows, and asks for it if it is not known yet.
    pub(super) fn put_on_board(&mut self, on_board: OnBoard) -> bool {
        let solution_queries = &self.play.solution_queries;
        match on_board {
            OnBoard::Solution
                if solution_queries.visited.is_none()
                    && !solution_queries.solution.is_working() =>
            {
                self.ask_about_solutions(SolutionQuery::Solution(SolutionSelector::Nth(1)))
            }
            OnBoard::Candidates
                if solution_queries.candidates.finding.is_none()
                    && !solution_queries.candidates.is_working() =>
            {
                self.ask_about_solutions(SolutionQuery::Candidates)
            }
            OnBoard::Own => self.hide_answer(),
            OnBoard::Steps => {
                self.play.side_panel = SidePanel::Solutions;
                self.play.check = None;
                self.play.hint = None;
                if self.play.logic_walk.is_none() {
                    self.request_rating();
                }
                set_if_changed(&mut self.play.solution_queries.on_board, on_board)
            }
            OnBoard::Solution | OnBoard::Candidates => {
                set_if_changed(&mut self.play.solution_queries.on_board, on_board)
            }
        }
    }
}

/// Reads a positive number; its digits may be grouped by commas or spaces.
fn parse_number(text: &str) -> Option<u128> {
    let is_separator = |character: char| character.is_whitespace() || character == ',';
    let digits: String = text.chars().filter(|&character| !is_separator(character)).collect();
    let is_plain = digits.chars().all(|character| character.is_ascii_digit());
    digits.parse().ok().filter(|&number| is_plain && number > 0)
}
