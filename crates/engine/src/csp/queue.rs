//! Which constraints have to be looked at again, and in which order.
//!
//! Owns the watch lists and the queue. Must not know what a constraint does.

use std::collections::VecDeque;

use super::{Constraint, Domain, Variable};

/// The change of a domain that a constraint waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wake {
    /// One value is left.
    Value,
    /// The lowest or the highest value is gone.
    Bounds,
    /// Some value is gone.
    Any,
}

/// What one look at a constraint costs. Cheaper ones are looked at first, so that
/// most values go for a reason that is easy to see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cost {
    /// About as much as one domain.
    Small,
    /// About as much as all domains of the constraint.
    Linear,
    /// More than that.
    Large,
}

/// The constraints that wait for a look, after Mackworth's AC-3 (1977): first in,
/// first out among those of one cost, no one twice.
#[derive(Clone, Debug)]
pub(super) struct Queue {
    /// By variable.
    watchers: Vec<Vec<(Constraint, Wake)>>,
    /// By constraint.
    costs: Vec<Cost>,
    waiting: [VecDeque<Constraint>; 3],
    /// By constraint: whether it waits.
    is_waiting: Vec<bool>,
}

impl Queue {
    /// A queue without constraints, for this many variables.
    pub(super) fn new(variables: usize) -> Self {
        Self {
            watchers: vec![Vec::new(); variables],
            costs: Vec::new(),
            waiting: Default::default(),
            is_waiting: Vec::new(),
        }
    }

    /// Adds the next constraint, which waits from the start: its variables, the change
    /// that wakes it, and what a look at it costs.
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

    /// The constraint to be looked at next.
    pub(super) fn pop(&mut self) -> Option<Constraint> {
        let next = self.waiting.iter_mut().find_map(VecDeque::pop_front)?;
        self.is_waiting[next.index()] = false;
        Some(next)
    }

    /// Lets the constraints wait that wait for this change; not the one that made
    /// it, which has drawn its own conclusions.
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

    /// Forgets who waits.
    pub(super) fn clear(&mut self) {
        while self.pop().is_some() {}
    }
}
