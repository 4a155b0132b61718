//! The queue of constraints to propagate.
//!
//! Owns the watch lists and the queue. Must not know what a constraint does.

use std::collections::VecDeque;

use super::{Constraint, Domain, Variable};

/// The change of a domain that wakes a constraint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DomainChange {
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
    watchers: Vec<Vec<(Constraint, DomainChange)>>,
    costs: Vec<Cost>,
    queued: [VecDeque<Constraint>; 3],
    /// By constraint: whether it is in the queue.
    is_queued: Vec<bool>,
}

impl Queue {
    /// Creates a queue without constraints, for this many variables.
    pub(super) fn new(variables: usize) -> Self {
        Self {
            watchers: vec![Vec::new(); variables],
            costs: Vec::new(),
            queued: Default::default(),
            is_queued: Vec::new(),
        }
    }

    /// Adds and enqueues the next constraint, given its variables, the change that wakes
    /// it, and its cost.
    pub(super) fn add(
        &mut self,
        scope: impl Iterator<Item = Variable>,
        change: DomainChange,
        cost: Cost,
    ) {
        let constraint = Constraint::new(self.costs.len());
        for variable in scope {
            let list = &mut self.watchers[variable.index()];
            if list.last() != Some(&(constraint, change)) {
                list.push((constraint, change));
            }
        }
        self.costs.push(cost);
        self.is_queued.push(false);
        self.push(constraint);
    }

    fn push(&mut self, constraint: Constraint) {
        let is_queued = &mut self.is_queued[constraint.index()];
        if !*is_queued {
            *is_queued = true;
            self.queued[self.costs[constraint.index()] as usize].push_back(constraint);
        }
    }

    /// Removes and returns the next constraint.
    pub(super) fn pop(&mut self) -> Option<Constraint> {
        let next = self.queued.iter_mut().find_map(VecDeque::pop_front)?;
        self.is_queued[next.index()] = false;
        Some(next)
    }

    /// Enqueues the constraints that this change wakes, except the one that made it and
    /// has already drawn its own conclusions.
    pub(super) fn wake(
        &mut self,
        variable: Variable,
        [before, after]: [Domain; 2],
        changed_by: Option<Constraint>,
    ) {
        let (old, new) = (before.bits(), after.bits());
        let are_bounds_changed = old.leading_zeros() != new.leading_zeros()
            || old.trailing_zeros() != new.trailing_zeros();
        let is_decided = after.len() == 1;
        for nth in 0..self.watchers[variable.index()].len() {
            let (constraint, change) = self.watchers[variable.index()][nth];
            let wakes = match change {
                DomainChange::Value => is_decided,
                DomainChange::Bounds => are_bounds_changed,
                DomainChange::Any => true,
            };
            if wakes && Some(constraint) != changed_by {
                self.push(constraint);
            }
        }
    }

    pub(super) fn clear(&mut self) {
        while self.pop().is_some() {}
    }
}
