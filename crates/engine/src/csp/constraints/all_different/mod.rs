//! Variables of which no two are equal.
//!
//! Owns the choice how much is concluded from that; each conclusion has a file.

mod bounds;
mod matching;
mod members;
mod singles;
mod value_set;

use strum::VariantArray;

use self::matching::Matching;
use self::members::Members;
use crate::csp::narrowing::Narrowing;
use crate::csp::queue::{Cost, Wake};
use crate::csp::{Domain, Failure, Observer, Variable};

/// How much an all-different constraint concludes. What [`Singles`](Self::Singles)
/// or [`Bounds`](Self::Bounds) take out, [`Domain`](Self::Domain) takes out as well,
/// and both take out what [`Values`](Self::Values) does; of those two each takes out
/// values that the other keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray)]
pub enum Consistency {
    /// The value of a variable that has only one is taken out of the others.
    Values,
    /// Also, where the values are as many as the variables: a value that only one
    /// variable can take is its value. Naked and hidden singles, in Sudoku.
    Singles,
    /// Also, where the values from one to another are as many as the variables
    /// whose values all lie there: no bound of another lies there. Hall intervals,
    /// after Jean-Francois Puget, "A fast algorithm for the bound consistency of
    /// alldiff constraints" (1998).
    Bounds,
    /// Every value is taken out with which the variables could not all differ,
    /// whatever the others take. After Jean-Charles Régin, "A filtering algorithm
    /// for constraints of difference in CSPs" (1994).
    Domain,
}

/// No two of the variables take the same value.
#[derive(Clone, Debug)]
pub(in crate::csp) struct AllDifferent {
    consistency: Consistency,
    members: Members,
    /// What was found last, from which the next search starts.
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

    pub(super) const fn wake(&self) -> Wake {
        match self.consistency {
            Consistency::Values => Wake::Value,
            Consistency::Bounds => Wake::Bounds,
            Consistency::Singles | Consistency::Domain => Wake::Any,
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
        domains: &mut Narrowing<'_, O>,
    ) -> Result<(), Failure> {
        self.members.eliminate(domains)?;
        match self.consistency {
            Consistency::Values => {}
            Consistency::Singles => {
                while self.members.keep_hidden_singles(domains)? {
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
