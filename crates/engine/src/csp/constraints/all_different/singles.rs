//! Hidden singles: values that only one variable can take.
//!
//! Owns the inference from having as many values as variables.

use super::members::Members;
use super::value_set::ValueSet;
use crate::csp::domain_access::DomainAccess;
use crate::csp::{Failure, Observer};

impl Members {
    /// Narrows a variable to a value that only it can take, if all values are needed.
    /// Returns whether another value was removed.
    pub(super) fn retain_hidden_singles<O: Observer>(
        &self,
        domains: &mut DomainAccess<'_, O>,
    ) -> Result<bool, Failure> {
        let [mut seen_once, mut seen_twice] = [(); 2].map(|()| ValueSet::new(self.values.len()));
        for (variable, first) in self.iter() {
            let bits = domains.domain(variable).bits();
            seen_twice.insert(first, seen_once.window(first) & bits);
            seen_once.insert(first, bits);
        }
        if seen_once.len() < self.len() {
            return Err(self.failure(domains));
        }
        let mut changed = false;
        if seen_once.len() == self.len() {
            for (variable, first) in self.iter() {
                let single = domains.domain(variable).bits() & !seen_twice.window(first);
                match single.count_ones() {
                    0 => {}
                    1 => changed |= domains.retain(variable, single)?,
                    // It is the only variable for two values, but can take only one.
                    _ => return Err(domains.unsatisfiable()),
                }
            }
        }
        Ok(changed)
    }
}
