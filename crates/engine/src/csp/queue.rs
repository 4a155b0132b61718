//! The queue of constraints to propagate.
//!
//! Owns the watch lists and the queue. Must not know what a constraint does.

use std::collections::VecDeque;

use super::{Constraint, Domain, Variable};

/// The change of a domain that wakes a constraint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wake {
    /// One value is left.
    Value,
    /// The lowest or the highest value was removed.
    Bounds,
    /// Any value was removed.
    Any,
}

/// The cost of propagating a constraint once. Cheaper constraints come first, so most
/// values are removed for a reason that is easy to see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cost {
    /// About as much work as one domain.
    Small,
    /// About as much work as all domains of the constraint.
    Linear,
    /// More work than that.
    Large,
}

/// The queue of waiting constraints, after Mackworth's AC-3 (1977): first in, first out
/// among constraints of the same cost, each at most once.
#[derive(Clone, Debug)]
pub(super) struct Queue {
    /// By variable: the constraints to wake, and on which change.
    watchers: Vec<Vec<(Constraint, Wake)>>,
    costs: Vec<Cost>,
    waiting: [VecDeque<Constraint>; 3],
    /// By constraint: whether it is in the queue.
    is_waiting: Vec<bool>,
}

impl Queue {
    /// Creates a queue without constraints, for this many variables.
    pub(super) fn new(variables: usize) -> Self {
        Self {
            watchers: vec![Vec::new(); variables],
            costs: Vec::new(),
            waiting: Default::default(),
            is_waiting: Vec::new(),
        }
    }

    /// Adds and enqueues the next constraint, given its variables, the change that wakes
    /// it, and its cost.
    pub(super) fn add(&mut self, scope: impl Iterator<Item = Variable>, wake: Wake, cost: Cost) {
        let constraint = Constraint::new(self.costs.len());
        for variable in scope {
            let list = &mut self.watchers[variable.index()];
            if list.last() != Some(&(constraint, wake)) {
                list.push((constraint, wake));
            }
        }
        self.costs.push(cost);
        self.is_waiting.push(false);
        self.push(constraint);
    }

    fn push(&mut self, constraint: Constraint) {
        let is_waiting = &mut self.is_waiting[constraint.index()];
        if !*is_waiting {
            *is_waiting = true;
            self.waiting[self.costs[constraint.index()] as usize].push_back(constraint);
        }
    }

    /// Removes and returns the next constraint.
    pub(super) fn pop(&mut self) -> Option<Constraint> {
        let next = self.waiting.iter_mut().find_map(VecDeque::pop_front)?;
        self.is_waiting[next.index()] = false;
        Some(next)
    }

    /// Enqueues the constraints that this change wakes, except the one that made it and
    /// has already drawn its own conclusions.
    pub(super) fn wake(
        &mut self,
        variable: Variable,
        [before, after]: [Domain; 2],
        by: Option<Constraint>,
    ) {
        let (old, new) = (before.bits(), after.bits());
        let bounds = old.leading_zeros() != new.leading_zeros()
            || old.trailing_zeros() != new.trailing_zeros();
        let value = after.len() == 1;
        for nth in 0..self.watchers[variable.index()].len() {
            let (constraint, wake) = self.watchers[variable.index()][nth];
            let wakes = match wake {
                Wake::Value => value,
                Wake::Bounds => bounds,
                Wake::Any => true,
            };
            if wakes && Some(constraint) != by {
                self.push(constraint);
            }
        }
    }

    /// Empties the queue.
    pub(super) fn clear(&mut self) {
        while self.pop().is_some() {}
    }
}
