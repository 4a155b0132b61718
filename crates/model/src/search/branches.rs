//! The node on show and those right below it, as a table has them.

use std::rc::Rc;

use sudoku_engine::board::Digit;
use sudoku_engine::recording::{Branches, Child};
use sudoku_engine::search::Stepper;

use crate::worker::run::{BranchQuery, GROWTH, RunExtent};

/// What is known of the node on show.
#[derive(Clone, Debug, Default)]
pub struct Branching {
    ask: Option<BranchQuery>,
    is_answered: bool,
    /// Steps that the run had come to when it was asked, and whether it rested.
    asked_at: (u64, bool),
    pub(crate) told: Option<Rc<Branches>>,
}

impl Branching {
    /// What the worker is asked and has not answered.
    pub fn unanswered(&self) -> Option<&BranchQuery> {
        self.ask.as_ref().filter(|_| !self.is_answered)
    }

    /// What was asked of a run that is lost is to be asked of the next one.
    pub(crate) const fn lose_run(&mut self) {
        self.asked_at = (0, false);
    }

    /// Asks about the node on show, unless that was done and nothing can have changed.
    /// Says whether it did. Each question takes the next number of `asks`.
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

    /// Whether every child has been told to be closed.
    fn is_settled(&self) -> bool {
        let closed = |child: &Child| child.subtree.is_some_and(|it| it.removed_at.is_some());
        self.told.as_ref().is_some_and(|told| told.children.iter().all(closed))
    }

    /// Takes what the worker tells. Says whether it was asked for.
    pub(crate) fn take(&mut self, id: u32, told: Vec<Option<Branches>>) -> bool {
        let is_asked = !self.is_answered && self.ask.as_ref().is_some_and(|ask| ask.id == id);
        if is_asked {
            self.is_answered = true;
            self.told = told.into_iter().next().flatten().map(Rc::new);
        }
        is_asked
    }
}

pub(crate) fn path_of(at: &Stepper) -> Vec<Digit> {
    at.branches().collect()
}
