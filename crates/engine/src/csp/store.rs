//! The domains in the middle of a search, and the way back.
//!
//! Owns the trail. Must not know why a domain changes.

use super::{Domain, Variable};

/// The domains of all variables.
#[derive(Clone, Debug)]
pub(super) struct Store {
    domains: Vec<Domain>,
    /// What domains were before they changed, oldest first.
    trail: Vec<(Variable, Domain)>,
}

/// A state of the domains to come back to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mark(usize);

impl Store {
    pub(super) const fn new(domains: Vec<Domain>) -> Self {
        Self { domains, trail: Vec::new() }
    }

    pub(super) fn domain(&self, variable: Variable) -> Domain {
        self.domains[variable.index()]
    }

    /// Every domain, in the order of the variables.
    pub(super) fn domains(&self) -> &[Domain] {
        &self.domains
    }

    /// Changes a domain until the trail is undone to an earlier mark.
    pub(super) fn set(&mut self, variable: Variable, domain: Domain) {
        let place = &mut self.domains[variable.index()];
        self.trail.push((variable, *place));
        *place = domain;
    }

    /// The present state.
    pub(super) const fn mark(&self) -> Mark {
        Mark(self.trail.len())
    }

    /// Makes all domains what they were at the mark, after which nothing was
    /// undone beyond it.
    pub(super) fn undo_to(&mut self, mark: Mark) {
        for (variable, domain) in self.trail.drain(mark.0..).rev() {
            self.domains[variable.index()] = domain;
        }
    }
}
