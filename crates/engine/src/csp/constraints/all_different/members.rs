//! The variables of one constraint, and the indices of their values.
//!
//! Owns that numbering, and the inference from variables that have one value.

use super::value_set::ValueSet;
use crate::csp::domain_access::DomainAccess;
use crate::csp::{Domain, Failure, Observer, Variable};

/// The variables, and their values numbered from 0 in ascending order.
#[derive(Clone, Debug)]
pub(super) struct Members {
    pub(super) variables: Vec<Variable>,
    /// By variable: the index of the value of its domain's lowest bit. A domain has a bit
    /// for each value of its span, so the next bits have the next indices.
    pub(super) first: Vec<usize>,
    /// Every value in the span of a domain, in ascending order.
    pub(super) values: Vec<i32>,
}

impl Members {
    pub(super) fn new(variables: &[Variable], domains: &[Domain]) -> Self {
        let span = |&domain: &Domain| {
            let width = u64::BITS - domain.bits().leading_zeros();
            // The highest bit is a value, so no bit below it is out of range.
            (0..width as i32).map(move |bit| domain.base().wrapping_add(bit))
        };
        let mut values: Vec<i32> = domains.iter().flat_map(span).collect();
        values.sort_unstable();
        values.dedup();
        let first = |domain: &Domain| values.partition_point(|&value| value < domain.base());
        let first = domains.iter().map(first).collect();
        Self { variables: variables.to_vec(), first, values }
    }

    pub(super) fn len(&self) -> usize {
        self.variables.len()
    }

    /// Returns every variable with the index of its lowest bit's value.
    pub(super) fn iter(&self) -> impl Iterator<Item = (Variable, usize)> {
        self.variables.iter().copied().zip(self.first.iter().copied())
    }

    /// Returns the failure for variables that cannot all differ.
    pub(super) fn failure<O: Observer>(&self, domains: &DomainAccess<'_, O>) -> Failure {
        let mut possible = ValueSet::new(self.values.len());
        for (variable, first) in self.iter() {
            possible.insert(first, domains.domain(variable).bits());
        }
        let missing = (0..self.values.len()).find(|&index| !possible.contains(index));
        match missing {
            Some(index) if self.values.len() == self.len() => {
                let constraint = domains.constraint;
                Failure::NoVariable { constraint, value: self.values[index] }
            }
            _ => domains.unsatisfiable(),
        }
    }
}

impl Members {
    /// Removes the values of decided variables from the others, until this decides no
    /// further variable.
    pub(super) fn eliminate<O: Observer>(
        &self,
        domains: &mut DomainAccess<'_, O>,
    ) -> Result<(), Failure> {
        let mut decided_count = 0;
        loop {
            let mut decided_values = ValueSet::new(self.values.len());
            let mut count = 0;
            for (variable, first) in self.iter() {
                let domain = domains.domain(variable);
                if domain.len() == 1 {
                    count += 1;
                    // Of two variables with the same value, the second loses it.
                    domains.retain(variable, !decided_values.window(first))?;
                    decided_values.insert(first, domain.bits());
                }
            }
            if count == decided_count {
                return Ok(());
            }
            decided_count = count;
            for (variable, first) in self.iter() {
                if domains.domain(variable).len() > 1 {
                    domains.retain(variable, !decided_values.window(first))?;
                }
            }
        }
    }
}
