//! One-call ways to ask for a model's solutions.
//!
//! Owns the answers. Must not know how solutions are found.

use super::{Constraint, Domain, Failure, Model, Observer, Solution, Solver, Status, Variable};

/// Solutions, and whether they are all there are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    pub status: Status,
    /// The solutions found, all different, in the order of finding.
    pub solutions: Vec<Solution>,
}

/// How many solutions were found, and whether these are all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    pub status: Status,
    /// The number of solutions found.
    pub solutions: u64,
}

/// An iterator over a model's solutions that finds each one on demand.
#[derive(Clone, Debug)]
pub struct Solutions {
    solver: Solver,
}

impl Iterator for Solutions {
    type Item = Solution;

    fn next(&mut self) -> Option<Solution> {
        let before = self.solver.solution_count();
        self.solver.raise_limit(before + 1);
        let _ = self.solver.run(u64::MAX);
        self.solver.solution().filter(|_| self.solver.solution_count() > before).cloned()
    }
}

/// Collects every solution.
struct SolutionCollector(Vec<Solution>);

impl Observer for SolutionCollector {
    fn removed(&mut self, _: Constraint, _: Variable, _: Domain) {}
    fn failed(&mut self, _: Failure) {}
    fn tried(&mut self, _: Variable, _: i32) {}
    fn undone(&mut self, _: Variable, _: i32) {}
    fn solved(&mut self, solution: &Solution) {
        self.0.push(solution.clone());
    }
}

impl Model {
    /// Finds one solution, however long it takes; use a [`Solver`] for a search that can
    /// be stopped.
    ///
    /// The answer is [`Status::Satisfied`] with one solution, or [`Status::Infeasible`]
    /// with none.
    pub fn solve(&self) -> Answer {
        let solutions: Vec<Solution> = self.solutions().take(1).collect();
        let status = if solutions.is_empty() { Status::Infeasible } else { Status::Satisfied };
        Answer { status, solutions }
    }

    /// Finds all solutions, up to the limit; a limit of 0 is taken as 1.
    pub fn solve_all(&self, limit: u64) -> Answer {
        let (mut solver, mut collector) = (Solver::new(self, limit), SolutionCollector(Vec::new()));
        let _ = solver.run_observed(u64::MAX, &mut collector);
        Answer { status: solver.status(), solutions: collector.0 }
    }

    /// Counts the solutions, up to the limit; a limit of 0 is taken as 1.
    pub fn count(&self, limit: u64) -> Count {
        let mut solver = Solver::new(self, limit);
        let _ = solver.run(u64::MAX);
        Count { status: solver.status(), solutions: solver.solution_count() }
    }

    /// Returns an iterator over the solutions.
    pub fn solutions(&self) -> Solutions {
        Solutions { solver: Solver::new(self, 1) }
    }
}
