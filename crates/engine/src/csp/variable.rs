//! What the variables and constraints of a model are called by.

/// A variable of a [`Model`](super::Model), numbered from 0 in the order of making.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Variable(u32);

impl Variable {
    pub(super) const fn new(index: usize) -> Self {
        Self(index as u32)
    }

    /// Its number, from 0.
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

    /// Its number, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}
