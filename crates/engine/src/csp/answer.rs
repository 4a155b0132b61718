//! What is said of a model's solutions.
//!
//! Owns solutions, their status and the ways to ask for them in one call. Must
//! not know how they are found.

use std::ops::Index;

use super::{Model, Observer, Solver, Variable};

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

/// Solutions, and whether they are all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// What came of it.
    pub status: Status,
    /// The solutions found, no two of them equal, in the order of finding.
    pub solutions: Vec<Solution>,
}

/// How many solutions there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    /// What came of counting.
    pub status: Status,
    /// How many were found.
    pub solutions: u64,
}

/// A model's solutions one after the other, each found when it is asked for.
#[derive(Clone, Debug)]
pub struct Solutions {
    solver: Solver,
}

impl Iterator for Solutions {
    type Item = Solution;

    fn next(&mut self) -> Option<Solution> {
        let before = self.solver.found();
        self.solver.raise_limit(before + 1);
        let _ = self.solver.run(u64::MAX);
        self.solver.solution().filter(|_| self.solver.found() > before).cloned()
    }
}

/// Keeps every solution.
struct Kept(Vec<Solution>);

impl Observer for Kept {
    fn solved(&mut self, solution: &Solution) {
        self.0.push(solution.clone());
    }
}

impl Model {
    /// Looks for one solution, however long it takes; a [`Solver`] can be stopped.
    /// The answer is [`Status::Satisfied`] with one solution, or
    /// [`Status::Infeasible`] with none.
    pub fn solve(&self) -> Answer {
        let solutions: Vec<Solution> = self.solutions().take(1).collect();
        let status = if solutions.is_empty() { Status::Infeasible } else { Status::Satisfied };
        Answer { status, solutions }
    }

    /// Looks for every solution, or as many as the limit, at least 1.
    pub fn solve_all(&self, limit: u64) -> Answer {
        let (mut solver, mut kept) = (Solver::new(self, limit), Kept(Vec::new()));
        let _ = solver.run_observed(u64::MAX, &mut kept);
        Answer { status: solver.status(), solutions: kept.0 }
    }

    /// Counts the solutions, up to the limit, at least 1.
    pub fn count(&self, limit: u64) -> Count {
        let mut solver = Solver::new(self, limit);
        let _ = solver.run(u64::MAX);
        Count { status: solver.status(), solutions: solver.found() }
    }

    /// Finds the solutions one by one.
    pub fn solutions(&self) -> Solutions {
        Solutions { solver: Solver::new(self, 1) }
    }
}
