//! Variables of which no two are equal.
//!
//! Owns the choice how much is concluded from that, and the conclusion from
//! single values; the others have a file each.

mod bounds;
mod matching;
mod singles;
mod value_set;

use strum::VariantArray;

use self::matching::Matching;
use self::value_set::ValueSet;
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

/// The variables, and their values numbered from 0, ascending.
#[derive(Clone, Debug)]
struct Members {
    variables: Vec<Variable>,
    /// By variable: the number of the value of its domain's lowest bit. As a domain
    /// has a bit for each value of its span, the next bits have the next numbers.
    first: Vec<usize>,
    /// Every value in the span of a domain, ascending.
    values: Vec<i32>,
}

impl Members {
    fn new(variables: &[Variable], domains: &[Domain]) -> Self {
        let span = |&domain: &Domain| {
            let width = u64::BITS - domain.bits().leading_zeros();
            // The highest bit is a value, so none below it is out of range.
            (0..width as i32).map(move |bit| domain.base().wrapping_add(bit))
        };
        let mut values: Vec<i32> = domains.iter().flat_map(span).collect();
        values.sort_unstable();
        values.dedup();
        let first = |domain: &Domain| values.partition_point(|&value| value < domain.base());
        let first = domains.iter().map(first).collect();
        Self { variables: variables.to_vec(), first, values }
    }

    fn len(&self) -> usize {
        self.variables.len()
    }

    /// Every variable with the number of its lowest bit's value.
    fn iter(&self) -> impl Iterator<Item = (Variable, usize)> {
        self.variables.iter().copied().zip(self.first.iter().copied())
    }

    /// That the variables cannot all differ.
    fn failure<O: Observer>(&self, domains: &Narrowing<'_, O>) -> Failure {
        let mut left = ValueSet::new(self.values.len());
        for (variable, first) in self.iter() {
            left.insert(first, domains.domain(variable).bits());
        }
        let missing = (0..self.values.len()).find(|&number| !left.contains(number));
        match missing {
            Some(number) if self.values.len() == self.len() => {
                let constraint = domains.constraint;
                Failure::NoVariable { constraint, value: self.values[number] }
            }
            _ => domains.unsatisfiable(),
        }
    }
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

impl Members {
    /// Takes the values of variables that have only one out of the others, until
    /// no variable is left with one value by that.
    fn eliminate<O: Observer>(&self, domains: &mut Narrowing<'_, O>) -> Result<(), Failure> {
        let mut decided = 0;
        loop {
            let mut taken = ValueSet::new(self.values.len());
            let mut count = 0;
            for (variable, first) in self.iter() {
                let domain = domains.domain(variable);
                if domain.len() == 1 {
                    count += 1;
                    // Two variables with one and the same value: one loses it.
                    domains.keep(variable, !taken.window(first))?;
                    taken.insert(first, domain.bits());
                }
            }
            if count == decided {
                return Ok(());
            }
            decided = count;
            for (variable, first) in self.iter() {
                if domains.domain(variable).len() > 1 {
                    domains.keep(variable, !taken.window(first))?;
                }
            }
        }
    }
}
