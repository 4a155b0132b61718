//! Linear equations: a sum of multiples of variables.
//!
//! Owns the arithmetic, which uses 64 bits and cannot overflow.

use std::{error, fmt};

use crate::csp::domain_access::DomainAccess;
use crate::csp::queue::DomainChange;
use crate::csp::{Domain, Failure, Observer, Variable};

/// The largest absolute value of a sum of terms, a quarter of what 64 bits hold.
const MAX_SUM: u128 = 1 << 61;

/// The error for terms that cannot be added safely: with every variable at the value
/// furthest from 0, the terms or the total exceed the range of 64-bit arithmetic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TermsError;

impl fmt::Display for TermsError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "the sum can exceed the range of 64-bit integers")
    }
}

impl error::Error for TermsError {}

/// A variable times a nonzero coefficient.
#[derive(Clone, Copy, Debug)]
pub(super) struct Term {
    pub(super) coefficient: i64,
    pub(super) variable: Variable,
}

impl Term {
    /// Returns the least and the greatest value of the term.
    fn bounds<O: Observer>(self, domains: &DomainAccess<'_, O>) -> (i64, i64) {
        let (lowest, highest) = domains.bounds(self.variable);
        let (first, second) = (self.coefficient * lowest, self.coefficient * highest);
        (first.min(second), first.max(second))
    }

    /// Returns the least and the greatest value of the variable with which the term is
    /// within the bounds.
    const fn values_within(self, (lowest, highest): (i64, i64)) -> (i64, i64) {
        let size = self.coefficient.abs();
        let (lowest, highest) =
            if self.coefficient > 0 { (lowest, highest) } else { (-highest, -lowest) };
        (-(-lowest).div_euclid(size), highest.div_euclid(size))
    }
}

/// The terms add up to the total.
#[derive(Clone, Debug)]
pub(in crate::csp) struct Linear {
    /// At most one term per variable.
    terms: Vec<Term>,
    total: i64,
}

impl Linear {
    pub(in crate::csp) fn new(
        input_terms: &[(i64, Variable)],
        total: i64,
        domains: &[Domain],
    ) -> Result<Self, TermsError> {
        // Each check comes before the next addition, so that this sum cannot overflow
        // either.
        let mut max_sum = u128::from(total.unsigned_abs());
        let mut terms: Vec<Term> = Vec::with_capacity(input_terms.len());
        for &(coefficient, variable) in input_terms {
            let domain = domains[variable.index()];
            let ends = [domain.lowest(), domain.highest()].into_iter().flatten();
            let furthest = ends.map(i32::unsigned_abs).max().unwrap_or(0);
            max_sum += u128::from(coefficient.unsigned_abs()) * u128::from(furthest.max(1));
            if max_sum > MAX_SUM {
                return Err(TermsError);
            }
            match terms.iter_mut().find(|term| term.variable == variable) {
                Some(term) => term.coefficient += coefficient,
                None => terms.push(Term { coefficient, variable }),
            }
        }
        if max_sum > MAX_SUM {
            return Err(TermsError);
        }
        terms.retain(|term| term.coefficient != 0);
        Ok(Self { terms, total })
    }

    pub(super) fn terms(&self) -> &[Term] {
        &self.terms
    }

    pub(super) const fn waking_change(&self) -> DomainChange {
        if self.terms.len() == 2 { DomainChange::Any } else { DomainChange::Bounds }
    }

    pub(super) fn propagate<O: Observer>(
        &self,
        domains: &mut DomainAccess<'_, O>,
    ) -> Result<(), Failure> {
        if self.terms.is_empty() && self.total != 0 {
            return Err(domains.unsatisfiable());
        }
        while self.narrow_bounds(domains)? {}
        if let [first, second] = *self.terms {
            self.retain_partnered(first, second, domains)?;
            self.retain_partnered(second, first, domains)?;
        }
        Ok(())
    }

    /// Bounds each term by what the others leave and need. Returns whether a value was
    /// removed.
    fn narrow_bounds<O: Observer>(
        &self,
        domains: &mut DomainAccess<'_, O>,
    ) -> Result<bool, Failure> {
        let (mut lowest, mut highest) = (0, 0);
        for term in &self.terms {
            let (low, high) = term.bounds(domains);
            lowest += low;
            highest += high;
        }
        let mut changed = false;
        for term in &self.terms {
            let (low, high) = term.bounds(domains);
            let bounds = (self.total - (highest - high), self.total - (lowest - low));
            if domains.retain_range(term.variable, term.values_within(bounds))? {
                let (new_low, new_high) = term.bounds(domains);
                lowest += new_low - low;
                highest += new_high - high;
                changed = true;
            }
        }
        Ok(changed)
    }

    /// Keeps the values of the first variable for which the second has a value that makes
    /// up the total.
    fn retain_partnered<O: Observer>(
        &self,
        first: Term,
        second: Term,
        domains: &mut DomainAccess<'_, O>,
    ) -> Result<(), Failure> {
        let (domain, partners) = (domains.domain(first.variable), domains.domain(second.variable));
        let has_partner = |&value: &i32| {
            let remainder = self.total - first.coefficient * i64::from(value);
            remainder % second.coefficient == 0
                && i32::try_from(remainder / second.coefficient)
                    .is_ok_and(|value| partners.contains(value))
        };
        let partnered =
            domain.iter().filter(has_partner).fold(0, |bits, value| bits | domain.bit(value));
        domains.retain(first.variable, partnered)?;
        Ok(())
    }
}
