//! One solution, and whether there are more.

use std::ops::Index;

use super::Variable;

/// What came of looking for solutions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// What was asked for is there: a solution, or all of them, at least one.
    Satisfied,
    /// There is no solution.
    Infeasible,
    /// The search stopped before its end, so there may be more solutions than
    /// were found.
    LimitReached,
}

/// A value for every variable, with which every constraint holds.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Solution {
    values: Vec<i32>,
}

impl Solution {
    pub(super) fn new(values: impl Iterator<Item = i32>) -> Self {
        Self { values: values.collect() }
    }

    /// The value of every variable, in the order of making.
    pub fn values(&self) -> &[i32] {
        &self.values
    }
}

impl Index<Variable> for Solution {
    type Output = i32;

    /// # Panics
    /// Where the variable is not of the solved model.
    fn index(&self, variable: Variable) -> &i32 {
        &self.values[variable.index()]
    }
}
