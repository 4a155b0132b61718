//! The node on show and its children, as a table shows them.

use std::rc::Rc;

use sudoku_engine::board::Digit;
use sudoku_engine::recording::{Branches, Child};
use sudoku_engine::search::Stepper;

use crate::worker::run::{BranchQuery, GROWTH, RunExtent};

/// What is known about the node on show.
#[derive(Clone, Debug, Default)]
pub struct Branching {
    ask: Option<BranchQuery>,
    is_answered: bool,
    /// The step that the run had reached at the time of the query, and whether it rested.
    asked_at: (u64, bool),
    pub(crate) loaded: Option<Rc<Branches>>,
}

impl Branching {
    /// Returns the query that the worker has not answered yet.
    pub fn unanswered(&self) -> Option<&BranchQuery> {
        self.ask.as_ref().filter(|_| !self.is_answered)
    }

    /// Makes the next run due for a query, after a run is lost.
    pub(crate) const fn lose_run(&mut self) {
        self.asked_at = (0, false);
    }

    /// Queries the node on show, unless it was queried already and nothing can have changed.
    /// Returns whether it did. Each query takes the next number of `asks`.
    pub(crate) fn settle(&mut self, at: &Stepper, reach: RunExtent, asks: &mut u32) -> bool {
        let (run, rests) = (reach.run, reach.rests);
        let path = path_of(at);
        let is_same = self.ask.as_ref().is_some_and(|ask| ask.paths.first() == Some(&path));
        let (asked, rested) = self.asked_at;
        let has_grown = (run - asked.min(run)) * GROWTH >= run.max(1) || rests && !rested;
        let is_due = if is_same {
            self.is_answered && run > asked && has_grown && !self.is_settled()
        } else {
            self.ask.is_none() || self.is_answered
        };
        if is_due {
            *asks += 1;
            self.ask = Some(BranchQuery { id: *asks, paths: Rc::from([path]) });
            self.is_answered = false;
            self.asked_at = (run, rests);
        }
        is_due
    }

    /// Returns whether every child is known to be closed.
    fn is_settled(&self) -> bool {
        let closed = |child: &Child| child.subtree.is_some_and(|it| it.removed_at.is_some());
        self.loaded.as_ref().is_some_and(|loaded| loaded.children.iter().all(closed))
    }

    /// Stores an answer from the worker. Returns whether it was expected.
    pub(crate) fn take(&mut self, id: u32, loaded: Vec<Option<Branches>>) -> bool {
        let is_asked = !self.is_answered && self.ask.as_ref().is_some_and(|ask| ask.id == id);
        if is_asked {
            self.is_answered = true;
            self.loaded = loaded.into_iter().next().flatten().map(Rc::new);
        }
        is_asked
    }
}

pub(crate) fn path_of(at: &Stepper) -> Vec<Digit> {
    at.branches().collect()
}
