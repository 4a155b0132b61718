//! Questions about the solutions of a puzzle: how many there are, exactly or as an estimate,
//! which digits occur in them, what a solution with a given number is, and which givens
//! contradict each other if there is none.
//!
//! Owns the questions, the answers and the state of each. Must not know how the answers are
//! computed, nor their wording.

mod count_limit;
mod query;
mod question_state;
mod true_candidates;

use std::rc::Rc;

pub use count_limit::CountLimit;
pub use query::{PuzzleQuery, QueryKind, SolutionQuery, SolutionSelector};
pub use question_state::{Ending, PRECISE_SPREAD, QuestionState, Stage};
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};
use sudoku_engine::board::Givens;
use sudoku_engine::conflict::Conflict;
use sudoku_engine::count::{Count, Estimate};
pub use true_candidates::TrueCandidates;

use crate::base::task_state::{TaskId, TaskInProgress};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Finding {
    Count(CountProgress),
    Estimate(Estimate),
    Candidates(Box<TrueCandidates>),
    /// The givens that contradict each other; `None` if none do.
    Conflict(Option<Conflict>),
    Solution(Box<SolutionVisit>),
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct CountProgress {
    pub count: Count,
    /// The part of the search tree that has been searched, from 0 to 1.
    pub fraction: f64,
}

/// The result of asking for one of the solutions.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SolutionVisit {
    /// `None` if no solution has this number, or it has not been reached.
    pub visited: Option<VisitedSolution>,
    /// The number of solutions, if known by now.
    pub total: Option<u128>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct VisitedSolution {
    /// From 1; `None` if it is unknown how many solutions come before it.
    pub number: Option<u128>,
    pub board: Givens,
    pub draw: Option<Draw>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Draw {
    /// All solutions were counted, and each was equally likely.
    Evenly,
    /// There were too many solutions to count in a short time, so digits were guessed on the
    /// way down. Solutions in sparse parts of the tree are more likely than others.
    Guessed,
}

/// What the board shows while solutions are explored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum OnBoard {
    #[default]
    Own,
    Solution,
    Candidates,
    /// The steps by which logic solves the puzzle, one at a time.
    Steps,
}

/// What the solutions are counted for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CountPurpose {
    /// For their number.
    #[default]
    Number,
    /// To find out whether the givens, which are all entered, make a proper puzzle.
    Givens,
    /// To find out the same about a puzzle that was opened. It is said only if it is not proper.
    OpenedPuzzle,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct SolutionQueries {
    pub limit: CountLimit,
    pub on_board: OnBoard,
    /// Whether the text typed as a solution's number is not valid.
    pub is_number_invalid: bool,
    /// What the solutions are counted for.
    pub count_purpose: CountPurpose,
    pub count: QuestionState<CountProgress>,
    pub estimate: QuestionState<Estimate>,
    pub candidates: QuestionState<Rc<TrueCandidates>>,
    pub conflict: QuestionState<Option<Conflict>>,
    pub solution: QuestionState<Rc<SolutionVisit>>,
    /// The solution that was found last.
    pub visited: Option<Rc<VisitedSolution>>,
    /// The number of solutions, once known.
    pub total: Option<u128>,
}

impl SolutionQueries {
    /// Returns the same choices, without any answers about another puzzle.
    #[must_use]
    pub fn reset_keeping_limit(&self) -> Self {
        Self { limit: self.limit, ..Self::default() }
    }

    pub fn in_progress(&self) -> impl Iterator<Item = &TaskInProgress<PuzzleQuery>> {
        let tasks = [
            self.count.in_progress(),
            self.estimate.in_progress(),
            self.candidates.in_progress(),
            self.conflict.in_progress(),
            self.solution.in_progress(),
        ];
        tasks.into_iter().flatten()
    }

    /// Asks a question. Discards the previous answer, except for a visited solution or an
    /// estimate that is refined further.
    pub(crate) fn ask(&mut self, task: TaskInProgress<PuzzleQuery>) {
        match task.work.query.kind() {
            QueryKind::Count => {
                self.count_purpose = CountPurpose::Number;
                self.count.ask(task);
            }
            QueryKind::Estimate
                if matches!(task.work.query, SolutionQuery::EstimateFurther { .. }) =>
            {
                self.estimate.continue_with(task);
            }
            QueryKind::Estimate => self.estimate.ask(task),
            QueryKind::Candidates => self.candidates.ask(task),
            QueryKind::Conflict => self.conflict.ask(task),
            QueryKind::Solution => self.solution.ask(task),
        }
    }

    /// Cancels a question, keeping the answer known so far. Returns whether it was being
    /// worked on.
    pub(crate) fn stop(&mut self, kind: QueryKind) -> bool {
        match kind {
            QueryKind::Count => self.count.stop(),
            QueryKind::Estimate => self.estimate.stop(),
            QueryKind::Candidates => self.candidates.stop(),
            QueryKind::Conflict => self.conflict.stop(),
            QueryKind::Solution => self.solution.stop(),
        }
    }

    /// Stores an answer. Returns whether it was expected.
    pub(crate) fn receive_finding(&mut self, id: TaskId, finding: Finding, is_over: bool) -> bool {
        match finding {
            Finding::Count(count_progress) => {
                let is_expected = self.count.receive_finding(id, count_progress, is_over);
                if let (true, Count::Exactly(total)) = (is_expected, count_progress.count) {
                    self.total = Some(total);
                }
                if is_expected && is_over && self.count_purpose == CountPurpose::OpenedPuzzle {
                    self.count_purpose = match count_progress.count {
                        Count::Exactly(1) | Count::AtLeast(0 | 1) => CountPurpose::Number,
                        Count::Exactly(_) | Count::AtLeast(_) => CountPurpose::Givens,
                    };
                }
                is_expected
            }
            Finding::Estimate(estimate) => self.estimate.receive_finding(id, estimate, is_over),
            Finding::Candidates(candidates) => {
                self.candidates.receive_finding(id, Rc::from(candidates), is_over)
            }
            Finding::Conflict(conflict) => self.conflict.receive_finding(id, conflict, is_over),
            Finding::Solution(visit) => {
                let visit = Rc::<SolutionVisit>::from(visit);
                let is_expected = self.solution.receive_finding(id, Rc::clone(&visit), is_over);
                if is_expected {
                    self.total = visit.total.or(self.total);
                    self.visited = visit.visited.clone().map(Rc::new).or(self.visited.take());
                }
                is_expected
            }
        }
    }

    pub fn is_without_solution(&self) -> bool {
        self.total == Some(0)
    }
}
