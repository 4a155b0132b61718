//! All-different constraints.
//!
//! Owns the choice of consistency; each kind of inference has its own file.

mod bounds;
mod matching;
mod members;
mod singles;
mod value_set;

use strum::VariantArray;

use self::matching::Matching;
use self::members::Members;
use crate::csp::domain_access::DomainAccess;
use crate::csp::queue::{Cost, DomainChange};
use crate::csp::{Domain, Failure, Observer, Variable};

/// How much an all-different constraint infers.
///
/// [`Domain`](Self::Domain) removes everything that [`Singles`](Self::Singles) and
/// [`Bounds`](Self::Bounds) remove, and both of these remove everything that
/// [`Values`](Self::Values) removes. `Singles` and `Bounds` each remove values that the
/// other keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray)]
pub enum Consistency {
    /// The value of a decided variable is removed from the others.
    Values,
    /// In addition, if there are as many values as variables, a value that only one
    /// variable can take is its value. In Sudoku: naked and hidden singles.
    Singles,
    /// In addition, if an interval of values is as large as the number of variables whose
    /// domains lie within it, the bounds of all other variables are moved out of it: Hall
    /// intervals, after Jean-Francois Puget, "A fast algorithm for the bound consistency
    /// of alldiff constraints" (1998).
    Bounds,
    /// A value is removed if the variables could not all differ with it, whatever values
    /// the others take. After Jean-Charles Régin, "A filtering algorithm for constraints
    /// of difference in CSPs" (1994).
    Domain,
}

/// No two of the variables take the same value.
#[derive(Clone, Debug)]
pub(in crate::csp) struct AllDifferent {
    consistency: Consistency,
    members: Members,
    /// The matching found last, from which the next search starts.
    matching: Matching,
}

impl AllDifferent {
    pub(in crate::csp) fn new(
        consistency: Consistency,
        variables: &[Variable],
        domains: &[Domain],
    ) -> Self {
        let members = Members::new(variables, domains);
        Self { consistency, members, matching: Matching::default() }
    }

    pub(super) fn variables(&self) -> &[Variable] {
        &self.members.variables
    }

    pub(super) const fn waking_change(&self) -> DomainChange {
        match self.consistency {
            Consistency::Values => DomainChange::Value,
            Consistency::Bounds => DomainChange::Bounds,
            Consistency::Singles | Consistency::Domain => DomainChange::Any,
        }
    }

    pub(super) const fn cost(&self) -> Cost {
        match self.consistency {
            Consistency::Values => Cost::Small,
            Consistency::Singles => Cost::Linear,
            Consistency::Bounds | Consistency::Domain => Cost::Large,
        }
    }

    pub(super) fn propagate<O: Observer>(
        &mut self,
        domains: &mut DomainAccess<'_, O>,
    ) -> Result<(), Failure> {
        self.members.eliminate(domains)?;
        match self.consistency {
            Consistency::Values => {}
            Consistency::Singles => {
                while self.members.retain_hidden_singles(domains)? {
                    self.members.eliminate(domains)?;
                }
            }
            Consistency::Bounds => {
                while self.members.narrow_bounds(domains)? {
                    self.members.eliminate(domains)?;
                }
            }
            Consistency::Domain => self.matching.filter(&self.members, domains)?,
        }
        Ok(())
    }
}
