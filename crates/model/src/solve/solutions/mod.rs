//! Questions about the solutions of a puzzle: how many there are, exactly or as an estimate,
//! which digits occur in them, what a solution with a given number is, and which givens
//! contradict each other if there is none.
//!
//! Owns the questions, the answers and the state of each. Must not know how the answers are
//! computed, nor their wording.

mod known;
mod limit;
mod query;
mod true_candidates;

use std::rc::Rc;

pub use known::{Ending, Known, PRECISE, Stage};
pub use limit::Limit;
pub use query::{Kind, Place, Question, SolutionQuery};
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};
use sudoku_engine::board::Givens;
use sudoku_engine::conflict::Conflict;
use sudoku_engine::count::{Count, Estimate};
pub use true_candidates::TrueCandidates;

use crate::base::asked::{Order, TaskId};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Finding {
    Count(Counted),
    Estimate(Estimate),
    Candidates(Box<TrueCandidates>),
    /// The givens that contradict each other; `None` if none do.
    Conflict(Option<Conflict>),
    Solution(Box<Visit>),
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Counted {
    pub count: Count,
    /// The part of the search tree that has been searched, from 0 to 1.
    pub fraction: f64,
}

/// The result of asking for one of the solutions.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Visit {
    /// `None` if no solution has this number, or it has not been reached.
    pub at: Option<Visited>,
    /// The number of solutions, if known by now.
    pub total: Option<u128>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Visited {
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
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct SolutionQueries {
    pub limit: Limit,
    pub on_board: OnBoard,
    /// Whether the text typed as a solution's number is not valid.
    pub is_number_wrong: bool,
    pub count: Known<Counted>,
    pub estimate: Known<Estimate>,
    pub candidates: Known<Rc<TrueCandidates>>,
    pub conflict: Known<Option<Conflict>>,
    pub solution: Known<Rc<Visit>>,
    /// The solution that was found last.
    pub visited: Option<Rc<Visited>>,
    /// The number of solutions, once known.
    pub total: Option<u128>,
}

impl SolutionQueries {
    /// Returns the same choices, without any answers about another puzzle.
    #[must_use]
    pub fn reset_keeping_limit(&self) -> Self {
        Self { limit: self.limit, ..Self::default() }
    }

    pub fn orders(&self) -> impl Iterator<Item = &Order<Question>> {
        let orders = [
            self.count.order(),
            self.estimate.order(),
            self.candidates.order(),
            self.conflict.order(),
            self.solution.order(),
        ];
        orders.into_iter().flatten()
    }

    /// Asks a question. Discards the previous answer, except for a visited solution or an
    /// estimate that is refined further.
    pub(crate) fn ask(&mut self, order: Order<Question>) {
        match order.work.inquiry.kind() {
            Kind::Count => self.count.ask(order),
            Kind::Estimate
                if matches!(order.work.inquiry, SolutionQuery::EstimateFurther { .. }) =>
            {
                self.estimate.ask_further(order);
            }
            Kind::Estimate => self.estimate.ask(order),
            Kind::Candidates => self.candidates.ask(order),
            Kind::Conflict => self.conflict.ask(order),
            Kind::Solution => self.solution.ask(order),
        }
    }

    /// Cancels a question, keeping the answer known so far. Returns whether it was being
    /// worked on.
    pub(crate) fn stop(&mut self, kind: Kind) -> bool {
        match kind {
            Kind::Count => self.count.stop(),
            Kind::Estimate => self.estimate.stop(),
            Kind::Candidates => self.candidates.stop(),
            Kind::Conflict => self.conflict.stop(),
            Kind::Solution => self.solution.stop(),
        }
    }

    /// Stores an answer. Returns whether it was expected.
    pub(crate) fn take(&mut self, id: TaskId, finding: Finding, is_over: bool) -> bool {
        match finding {
            Finding::Count(counted) => {
                let is_wanted = self.count.take(id, counted, is_over);
                if let (true, Count::Exactly(total)) = (is_wanted, counted.count) {
                    self.total = Some(total);
                }
                is_wanted
            }
            Finding::Estimate(estimate) => self.estimate.take(id, estimate, is_over),
            Finding::Candidates(found) => self.candidates.take(id, Rc::from(found), is_over),
            Finding::Conflict(conflict) => self.conflict.take(id, conflict, is_over),
            Finding::Solution(visit) => {
                let visit = Rc::<Visit>::from(visit);
                let is_wanted = self.solution.take(id, Rc::clone(&visit), is_over);
                if is_wanted {
                    self.total = visit.total.or(self.total);
                    self.visited = visit.at.clone().map(Rc::new).or(self.visited.take());
                }
                is_wanted
            }
        }
    }

    pub fn is_without_solution(&self) -> bool {
        self.total == Some(0)
    }
}
