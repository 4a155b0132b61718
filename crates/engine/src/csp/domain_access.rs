//! A constraint's access to the domains.
//!
//! Owns what happens whenever a value is removed: the trail records it, watching
//! constraints are queued and the observer is notified. Must not know why the constraint
//! removes it.

use super::queue::Queue;
use super::store::Store;
use super::{Constraint, Domain, Failure, Observer, Variable};

/// The domains as one constraint reads and narrows them.
pub(super) struct DomainAccess<'a, O> {
    pub(super) store: &'a mut Store,
    pub(super) queue: &'a mut Queue,
    pub(super) observer: &'a mut O,
    pub(super) constraint: Constraint,
}

impl<O: Observer> DomainAccess<'_, O> {
    pub(super) fn domain(&self, variable: Variable) -> Domain {
        self.store.domain(variable)
    }

    /// Returns the lowest and the highest value. Propagation stops at an empty domain, so
    /// both exist.
    pub(super) fn bounds(&self, variable: Variable) -> (i64, i64) {
        let domain = self.domain(variable);
        let bounds = domain.lowest().zip(domain.highest());
        let (lowest, highest) = bounds.expect("propagation stops at an empty domain");
        (lowest.into(), highest.into())
    }

    /// Keeps these bits of the variable's domain. Returns whether a value was removed.
    ///
    /// # Errors
    /// Returns the failure if no value is left.
    pub(super) fn retain(&mut self, variable: Variable, bits: u64) -> Result<bool, Failure> {
        let before = self.domain(variable);
        let removed = before.bits() & !bits;
        if removed == 0 {
            return Ok(false);
        }
        let after = before.with_bits(before.bits() & bits);
        self.store.set(variable, after);
        self.observer.removed(self.constraint, variable, before.with_bits(removed));
        if after.is_empty() {
            return Err(Failure::NoValue { variable, because: Some(self.constraint) });
        }
        self.queue.wake(variable, [before, after], Some(self.constraint));
        Ok(true)
    }

    /// Keeps the values from the lower to the upper bound, both included. Returns whether
    /// a value was removed.
    ///
    /// # Errors
    /// Returns the failure if no value is left.
    pub(super) fn retain_range(
        &mut self,
        variable: Variable,
        (lower, upper): (i64, i64),
    ) -> Result<bool, Failure> {
        let domain = self.domain(variable);
        self.retain(variable, domain.bits_from(lower) & domain.bits_up_to(upper))
    }

    /// Returns the failure for a constraint that cannot hold.
    pub(super) const fn unsatisfiable(&self) -> Failure {
        Failure::Unsatisfiable { constraint: self.constraint }
    }
}
