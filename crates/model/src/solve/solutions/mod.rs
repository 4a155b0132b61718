//! What is asked about the solutions of a puzzle beside one of them: how many there
//! are, about how many, which digits occur in them, each by its number, and which
//! givens contradict each other where there is none.
//!
//! Owns the questions, the answers, and where the page is with each. Must not know how
//! they are worked out, nor their words.

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
    /// Of the givens that contradict each other; `None` where none do.
    Conflict(Option<Conflict>),
    Solution(Box<Visit>),
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Counted {
    pub count: Count,
    /// The part of the search tree that has been walked, from 0 to 1.
    pub fraction: f64,
}

/// What asking for one of the solutions came to.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Visit {
    /// `None` where no solution has the number, or it has not been reached.
    pub at: Option<Visited>,
    /// How many solutions there are, where that is known by now.
    pub total: Option<u128>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Visited {
    /// Its number, from 1; `None` where nobody knows how many come before it.
    pub number: Option<u128>,
    pub board: Givens,
    pub draw: Option<Draw>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Draw {
    /// All were counted, and each was as likely as any other.
    Evenly,
    /// There are too many to count in a short time: digits were guessed on the way down,
    /// so that solutions in thin parts of the tree are likelier than others.
    Guessed,
}

/// What stands on the board while solutions are looked into.
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
    /// Whether what was typed as a solution's number is none.
    pub is_number_wrong: bool,
    pub count: Known<Counted>,
    pub estimate: Known<Estimate>,
    pub candidates: Known<Rc<TrueCandidates>>,
    pub conflict: Known<Option<Conflict>>,
    pub solution: Known<Rc<Visit>>,
    /// The solution that was found last.
    pub visited: Option<Rc<Visited>>,
    /// How many solutions there are, once anything has told.
    pub total: Option<u128>,
}

impl SolutionQueries {
    /// The same choices, with nothing known of another puzzle.
    #[must_use]
    pub fn anew(&self) -> Self {
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

    /// Asks something; what was found out about it before is put aside, but for solutions.
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

    /// Calls a question off; what is known by then stays. Says whether it was asked.
    pub(crate) fn stop(&mut self, kind: Kind) -> bool {
        match kind {
            Kind::Count => self.count.stop(),
            Kind::Estimate => self.estimate.stop(),
            Kind::Candidates => self.candidates.stop(),
            Kind::Conflict => self.conflict.stop(),
            Kind::Solution => self.solution.stop(),
        }
    }

    /// Takes an answer. Says whether it was waited for.
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
