//! The current domains during a search, and their undo trail.
//!
//! Owns the trail. Must not know why a domain changes.

use super::{Domain, Variable};

/// The current domains of all variables.
#[derive(Clone, Debug)]
pub(super) struct Store {
    domains: Vec<Domain>,
    /// The domains before each change, oldest first.
    trail: Vec<(Variable, Domain)>,
}

/// A state of the domains to return to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mark(usize);

impl Store {
    pub(super) const fn new(domains: Vec<Domain>) -> Self {
        Self { domains, trail: Vec::new() }
    }

    pub(super) fn domain(&self, variable: Variable) -> Domain {
        self.domains[variable.index()]
    }

    /// Returns every domain, in the order of the variables.
    pub(super) fn domains(&self) -> &[Domain] {
        &self.domains
    }

    /// Changes a domain until an earlier mark is restored.
    pub(super) fn set(&mut self, variable: Variable, domain: Domain) {
        let current = &mut self.domains[variable.index()];
        self.trail.push((variable, *current));
        *current = domain;
    }

    /// Returns a mark of the current state.
    pub(super) const fn mark(&self) -> Mark {
        Mark(self.trail.len())
    }

    /// Restores all domains to their state at the mark. No earlier mark may have been
    /// restored since it was made.
    pub(super) fn undo_to(&mut self, mark: Mark) {
        for (variable, domain) in self.trail.drain(mark.0..).rev() {
            self.domains[variable.index()] = domain;
        }
    }
}
