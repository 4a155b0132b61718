//! Solutions, and the status of a search.

use std::ops::Index;

use super::Variable;

/// The outcome of looking for solutions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// The search found what was asked for: one solution, or all of them and at least one.
    Satisfied,
    /// There is no solution.
    Infeasible,
    /// The search stopped before its end, so there may be more solutions than were found.
    LimitReached,
}

/// A value for every variable such that every constraint holds.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Solution {
    values: Vec<i32>,
}

impl Solution {
    pub(super) fn new(values: impl Iterator<Item = i32>) -> Self {
        Self { values: values.collect() }
    }

    /// Returns the value of every variable, in the order of creation.
    pub fn values(&self) -> &[i32] {
        &self.values
    }
}

impl Index<Variable> for Solution {
    type Output = i32;

    /// # Panics
    /// Panics if the variable does not belong to the solved model.
    fn index(&self, variable: Variable) -> &i32 {
        &self.values[variable.index()]
    }
}
