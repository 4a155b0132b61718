//! Hidden singles: values that only one variable can take.
//!
//! Owns the inference from having as many values as variables.

use super::members::Members;
use super::value_set::ValueSet;
use crate::csp::narrowing::Narrowing;
use crate::csp::{Failure, Observer};

impl Members {
    /// Narrows a variable to a value that only it can take, if all values are needed.
    /// Returns whether another value was removed.
    pub(super) fn keep_hidden_singles<O: Observer>(
        &self,
        domains: &mut Narrowing<'_, O>,
    ) -> Result<bool, Failure> {
        let [mut once, mut twice] = [(); 2].map(|()| ValueSet::new(self.values.len()));
        for (variable, first) in self.iter() {
            let bits = domains.domain(variable).bits();
            twice.insert(first, once.window(first) & bits);
            once.insert(first, bits);
        }
        if once.len() < self.len() {
            return Err(self.failure(domains));
        }
        let mut changed = false;
        if once.len() == self.len() {
            for (variable, first) in self.iter() {
                let single = domains.domain(variable).bits() & !twice.window(first);
                match single.count_ones() {
                    0 => {}
                    1 => changed |= domains.keep(variable, single)?,
                    // It is the only variable for two values, but can take only one.
                    _ => return Err(domains.unsatisfiable()),
                }
            }
        }
        Ok(changed)
    }
}
