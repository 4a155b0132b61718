//! The constraints, and how each removes the values that it rules out.
//!
//! Has one file for each kind of constraint. Must not know about the queue or the search.

mod all_different;
mod linear;
mod order;

use super::domain_access::DomainAccess;
use super::queue::{Cost, DomainChange};
use super::{Failure, Observer, Variable};

pub(super) use all_different::AllDifferent;
pub use all_different::Consistency;
pub(super) use linear::Linear;
pub use linear::TermsError;
pub(super) use order::{LessThan, NotEqual};

#[derive(Clone, Debug)]
pub(super) enum Relation {
    AllDifferent(AllDifferent),
    Linear(Linear),
    LessThan(LessThan),
    NotEqual(NotEqual),
}

impl Relation {
    /// Returns the variables, possibly with repetitions.
    pub(super) fn scope(&self) -> impl Iterator<Item = Variable> {
        let (list, pair, terms) = match self {
            Self::AllDifferent(relation) => (relation.variables(), None, &[][..]),
            Self::Linear(relation) => (&[][..], None, relation.terms()),
            Self::LessThan(relation) => (&[][..], Some(relation.variables()), &[][..]),
            Self::NotEqual(relation) => (&[][..], Some(relation.variables), &[][..]),
        };
        let terms = terms.iter().map(|term| term.variable);
        list.iter().copied().chain(pair.into_iter().flatten()).chain(terms)
    }

    /// Returns the change of a variable that requires the constraint to be propagated
    /// again.
    pub(super) const fn waking_change(&self) -> DomainChange {
        match self {
            Self::AllDifferent(relation) => relation.waking_change(),
            Self::Linear(relation) => relation.waking_change(),
            Self::LessThan(_) => DomainChange::Bounds,
            Self::NotEqual(_) => DomainChange::Value,
        }
    }

    /// Returns the cost of propagating it once.
    pub(super) const fn cost(&self) -> Cost {
        match self {
            Self::AllDifferent(relation) => relation.cost(),
            Self::Linear(_) => Cost::Linear,
            Self::LessThan(_) | Self::NotEqual(_) => Cost::Small,
        }
    }

    /// Removes the values that it rules out, up to a fixed point.
    ///
    /// # Errors
    /// Returns the failure if it cannot hold.
    pub(super) fn propagate<O: Observer>(
        &mut self,
        domains: &mut DomainAccess<'_, O>,
    ) -> Result<(), Failure> {
        match self {
            Self::AllDifferent(relation) => relation.propagate(domains),
            Self::Linear(relation) => relation.propagate(domains),
            Self::LessThan(relation) => relation.propagate(domains),
            Self::NotEqual(relation) => relation.propagate(domains),
        }
    }
}
