//! Propagation of constraints to a fixed point.
//!
//! Owns the domains, the constraints and the queue between them. Must not know which
//! value is tried next.

use super::constraints::Relation;
use super::domain_access::DomainAccess;
use super::queue::Queue;
use super::store::{Mark, Store};
use super::{Domain, Failure, Model, Observer, Variable};

/// The domains of a model, as its constraints narrow them.
#[derive(Clone, Debug)]
pub(super) struct Propagation {
    store: Store,
    relations: Vec<Relation>,
    queue: Queue,
    /// The first variable that was created with an empty domain.
    empty: Option<Variable>,
}

impl Propagation {
    pub(super) fn new(model: &Model) -> Self {
        let mut queue = Queue::new(model.domains.len());
        for relation in &model.relations {
            queue.add(relation.scope(), relation.waking_change(), relation.cost());
        }
        Self {
            store: Store::new(model.domains.clone()),
            relations: model.relations.clone(),
            queue,
            empty: model.variables().find(|&variable| model.domain(variable).is_empty()),
        }
    }

    /// Returns every domain, in the order of the variables.
    pub(super) fn domains(&self) -> &[Domain] {
        self.store.domains()
    }

    /// Returns a mark of the current state of the domains.
    pub(super) const fn mark(&self) -> Mark {
        self.store.mark()
    }

    /// Restores the domains to their state at the mark.
    pub(super) fn undo_to(&mut self, mark: Mark) {
        self.store.undo_to(mark);
    }

    /// Narrows the variable's domain to one value.
    pub(super) fn assign(&mut self, variable: Variable, value: i32) {
        let before = self.store.domain(variable);
        let after = before.with_bits(before.bit(value));
        self.store.set(variable, after);
        self.queue.wake(variable, [before, after], None);
    }

    /// Propagates until the queue is empty. The resulting domains depend on neither the
    /// order nor the observer.
    ///
    /// # Errors
    /// Returns the failure that rules out every solution.
    pub(super) fn propagate(&mut self, observer: &mut impl Observer) -> Result<(), Failure> {
        let outcome = self.propagate_queue(observer);
        if let Err(failure) = outcome {
            self.queue.clear();
            observer.failed(failure);
        }
        outcome
    }

    fn propagate_queue(&mut self, observer: &mut impl Observer) -> Result<(), Failure> {
        if let Some(variable) = self.empty {
            return Err(Failure::NoValue { variable, because: None });
        }
        while let Some(constraint) = self.queue.pop() {
            let Self { store, queue, relations, .. } = self;
            let mut access = DomainAccess { store, queue, observer: &mut *observer, constraint };
            relations[constraint.index()].propagate(&mut access)?;
        }
        Ok(())
    }
}
