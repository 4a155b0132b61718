//! Identifiers of the variables and constraints of a model.

/// A variable of a [`Model`](super::Model), numbered from 0 in the order of creation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Variable(u32);

impl Variable {
    pub(super) const fn new(index: usize) -> Self {
        Self(index as u32)
    }

    /// Returns the index, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A constraint of a [`Model`](super::Model), numbered from 0 in the order of stating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Constraint(u32);

impl Constraint {
    pub(super) const fn new(index: usize) -> Self {
        Self(index as u32)
    }

    /// Returns the index, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}
