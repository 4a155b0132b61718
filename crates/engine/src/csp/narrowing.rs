//! A constraint's hand on the domains.
//!
//! Owns what happens whenever a value goes: the trail, the watchers and the
//! observer are told. Must not know the constraint's reasons.

use super::queue::Queue;
use super::store::Store;
use super::{Constraint, Domain, Failure, Observer, Variable};

/// The domains as one constraint sees and narrows them.
pub(super) struct Narrowing<'a, O> {
    pub(super) store: &'a mut Store,
    pub(super) queue: &'a mut Queue,
    pub(super) observer: &'a mut O,
    pub(super) constraint: Constraint,
}

impl<O: Observer> Narrowing<'_, O> {
    pub(super) fn domain(&self, variable: Variable) -> Domain {
        self.store.domain(variable)
    }

    /// The lowest and the highest value; a domain has been left with none only
    /// where the work stopped.
    pub(super) fn bounds(&self, variable: Variable) -> (i64, i64) {
        let domain = self.domain(variable);
        let bounds = domain.lowest().zip(domain.highest());
        let (lowest, highest) = bounds.expect("no work goes on with an empty domain");
        (lowest.into(), highest.into())
    }

    /// Keeps these bits of the variable's domain. Says whether a value went.
    ///
    /// # Errors
    /// Where no value is left.
    pub(super) fn keep(&mut self, variable: Variable, bits: u64) -> Result<bool, Failure> {
        let before = self.domain(variable);
        let gone = before.bits() & !bits;
        if gone == 0 {
            return Ok(false);
        }
        let after = before.with_bits(before.bits() & bits);
        self.store.set(variable, after);
        self.observer.removed(self.constraint, variable, before.with_bits(gone));
        if after.is_empty() {
            return Err(Failure::NoValue { variable, because: Some(self.constraint) });
        }
        self.queue.wake(variable, [before, after], Some(self.constraint));
        Ok(true)
    }

    /// Keeps the values from the lower to the upper bound, both included.
    ///
    /// # Errors
    /// Where no value is left.
    pub(super) fn keep_within(
        &mut self,
        variable: Variable,
        (lower, upper): (i64, i64),
    ) -> Result<bool, Failure> {
        let domain = self.domain(variable);
        self.keep(variable, domain.from(lower) & domain.up_to(upper))
    }

    /// That the constraint cannot hold.
    pub(super) const fn unsatisfiable(&self) -> Failure {
        Failure::Unsatisfiable { constraint: self.constraint }
    }
}
