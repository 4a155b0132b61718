//! The node on show and its children, as a table shows them.

use std::rc::Rc;

use sudoku_engine::board::Digit;
use sudoku_engine::recording::{Branches, Child};
use sudoku_engine::search::Stepper;

use crate::worker::run::{BranchQuery, REFRESH_DIVISOR, RunExtent};

/// What is known about the node on show.
#[derive(Clone, Debug, Default)]
pub struct CurrentBranches {
    query: Option<BranchQuery>,
    is_answered: bool,
    /// The step that the run had reached at the time of the query, and whether it rested.
    extent_at_query: (u64, bool),
    pub(crate) reported: Option<Rc<Branches>>,
}

impl CurrentBranches {
    /// Returns the query that the worker has not answered yet.
    pub fn unanswered_query(&self) -> Option<&BranchQuery> {
        self.query.as_ref().filter(|_| !self.is_answered)
    }

    /// Makes the next run due for a query, after a run is lost.
    pub(crate) const fn lose_run(&mut self) {
        self.extent_at_query = (0, false);
    }

    /// Queries the node on show, unless it was queried already and nothing can have changed.
    /// Returns whether it did. A query increments `last_query_id`.
    pub(crate) fn update_query(
        &mut self,
        stepper: &Stepper,
        run_extent: RunExtent,
        last_query_id: &mut u32,
    ) -> bool {
        let (run, is_idle) = (run_extent.run_steps, run_extent.is_idle);
        let path = path_of(stepper);
        let is_same = self.query.as_ref().is_some_and(|query| query.paths.first() == Some(&path));
        let (run_at_query, rested_at_query) = self.extent_at_query;
        let has_grown = (run - run_at_query.min(run)) * REFRESH_DIVISOR >= run.max(1)
            || is_idle && !rested_at_query;
        let is_due = if is_same {
            self.is_answered && run > run_at_query && has_grown && !self.is_closed()
        } else {
            self.query.is_none() || self.is_answered
        };
        if is_due {
            *last_query_id += 1;
            self.query = Some(BranchQuery { id: *last_query_id, paths: Rc::from([path]) });
            self.is_answered = false;
            self.extent_at_query = (run, is_idle);
        }
        is_due
    }

    /// Returns whether every child is known to be closed.
    fn is_closed(&self) -> bool {
        let is_child_closed =
            |child: &Child| child.subtree.is_some_and(|it| it.removed_at.is_some());
        self.reported.as_ref().is_some_and(|reported| reported.children.iter().all(is_child_closed))
    }

    /// Stores an answer from the worker. Returns whether it was expected.
    pub(crate) fn receive_branches(&mut self, id: u32, reported: Vec<Option<Branches>>) -> bool {
        let is_expected =
            !self.is_answered && self.query.as_ref().is_some_and(|query| query.id == id);
        if is_expected {
            self.is_answered = true;
            self.reported = reported.into_iter().next().flatten().map(Rc::new);
        }
        is_expected
    }
}

pub(crate) fn path_of(stepper: &Stepper) -> Vec<Digit> {
    stepper.branches().collect()
}
