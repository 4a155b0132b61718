//! Constraints between two variables.
//!
//! Owns less-than and not-equal.

use crate::csp::domain_access::DomainAccess;
use crate::csp::{Failure, Observer, Variable};

/// One variable is less than the other.
#[derive(Clone, Debug)]
pub(in crate::csp) struct LessThan {
    pub(in crate::csp) lesser: Variable,
    pub(in crate::csp) greater: Variable,
}

impl LessThan {
    pub(super) const fn variables(&self) -> [Variable; 2] {
        [self.lesser, self.greater]
    }

    pub(super) fn propagate<O: Observer>(
        &self,
        domains: &mut DomainAccess<'_, O>,
    ) -> Result<(), Failure> {
        if self.lesser == self.greater {
            return Err(domains.unsatisfiable());
        }
        let (lowest, _) = domains.bounds(self.lesser);
        domains.retain_range(self.greater, (lowest + 1, i64::MAX))?;
        let (_, highest) = domains.bounds(self.greater);
        domains.retain_range(self.lesser, (i64::MIN, highest - 1))?;
        Ok(())
    }
}

/// Two variables are not equal.
#[derive(Clone, Debug)]
pub(in crate::csp) struct NotEqual {
    pub(in crate::csp) variables: [Variable; 2],
}

impl NotEqual {
    pub(super) fn propagate<O: Observer>(
        &self,
        domains: &mut DomainAccess<'_, O>,
    ) -> Result<(), Failure> {
        let [first, second] = self.variables;
        if first == second {
            return Err(domains.unsatisfiable());
        }
        for (decided, other) in [(first, second), (second, first)] {
            if let Some(value) = domains.domain(decided).only_value() {
                let domain = domains.domain(other);
                domains.retain(other, !domain.bit(value))?;
            }
        }
        Ok(())
    }
}
