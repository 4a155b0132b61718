//! The search for solutions, in slices.
//!
//! Owns the choice of the next variable and value, and the stack of branches still to
//! try. Must not know what a constraint means.

use super::propagation::Propagation;
use super::store::Mark;
use super::{Domain, Model, Observer, Progress, Solution, Status, Variable};

/// A solver that finds the solutions of a model, one bounded slice at a time.
///
/// The search is depth-first. Each node propagates to a fixed point, then branches on the
/// variable with the fewest values left, the first of these on a tie, and tries its
/// values in ascending order. What is found, and in which order, depends only on the
/// model, not on the slices.
///
/// ```
/// use sudoku_engine::csp::{Model, Progress, Solver, Status};
///
/// let mut model = Model::new();
/// let pair = [model.variable(1..=5)?, model.variable(1..=5)?];
/// model.all_different(&pair);
/// let mut solver = Solver::new(&model, u64::MAX);
/// while solver.run(10) == Progress::Working {
///     // Here the caller can check the time, or give up.
/// }
/// assert_eq!((solver.solution_count(), solver.status()), (20, Status::Satisfied));
/// # Ok::<(), sudoku_engine::csp::RangeError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Solver {
    propagation: Propagation,
    /// The path to the last node, and a branch below it if it has children. The last
    /// assignment stays until the search goes on, so that it can be inspected.
    stack: Vec<Branch>,
    /// The number of branches with untried values.
    open_branches: usize,
    limit: u64,
    nodes: u64,
    solution_count: u64,
    solution: Option<Solution>,
}

/// A variable, its untried values, and the state to try them in.
#[derive(Clone, Debug)]
struct Branch {
    variable: Variable,
    tried: Option<i32>,
    untried: Domain,
    mark: Mark,
}

impl Solver {
    /// Creates a solver for up to `limit` solutions; a limit of 0 is taken as 1.
    pub fn new(model: &Model, limit: u64) -> Self {
        Self {
            propagation: Propagation::new(model),
            stack: Vec::new(),
            open_branches: 0,
            limit: limit.max(1),
            nodes: 0,
            solution_count: 0,
            solution: None,
        }
    }

    /// Visits at most `nodes` nodes of the search tree, the root being the first.
    pub fn run(&mut self, nodes: u64) -> Progress {
        self.run_observed(nodes, &mut ())
    }

    /// Like [`run`](Self::run), reporting every change to the observer.
    pub fn run_observed(&mut self, nodes: u64, observer: &mut impl Observer) -> Progress {
        for _ in 0..nodes {
            if self.progress() == Progress::Done {
                break;
            }
            self.visit(observer);
        }
        self.progress()
    }

    /// Returns whether the search is done: the tree is exhausted or the limit is reached.
    pub const fn progress(&self) -> Progress {
        if self.is_exhausted() || self.solution_count >= self.limit {
            Progress::Done
        } else {
            Progress::Working
        }
    }

    /// Returns what is known so far: [`Status::LimitReached`] while there may be more
    /// solutions.
    pub const fn status(&self) -> Status {
        match (self.is_exhausted(), self.solution_count) {
            (false, _) => Status::LimitReached,
            (true, 0) => Status::Infeasible,
            (true, _) => Status::Satisfied,
        }
    }

    /// Raises the limit to this total number of solutions; a lower one is ignored.
    pub fn raise_limit(&mut self, limit: u64) {
        self.limit = self.limit.max(limit);
    }

    /// Returns the number of nodes visited so far: the values tried, and the root.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Returns the number of solutions found so far, all different.
    pub const fn solution_count(&self) -> u64 {
        self.solution_count
    }

    /// Returns the solution found last.
    pub const fn solution(&self) -> Option<&Solution> {
        self.solution.as_ref()
    }

    /// Returns the number of variables that have been assigned a value by branching.
    pub fn depth(&self) -> usize {
        self.stack.iter().filter(|branch| branch.tried.is_some()).count()
    }

    /// Returns the values left to the variable after the last node, even if that node
    /// failed.
    ///
    /// # Panics
    /// Panics if the variable does not belong to the model.
    pub fn domain(&self, variable: Variable) -> Domain {
        self.propagation.domains()[variable.index()]
    }

    const fn is_exhausted(&self) -> bool {
        self.nodes > 0 && self.open_branches == 0
    }

    fn visit(&mut self, observer: &mut impl Observer) {
        if self.nodes > 0 {
            self.try_next(observer);
        }
        self.nodes += 1;
        if self.propagation.propagate(observer).is_ok() {
            self.branch(observer);
        }
    }

    /// Backtracks out of exhausted branches and tries the next value.
    fn try_next(&mut self, observer: &mut impl Observer) {
        while let Some(branch) = self.stack.last_mut() {
            let variable = branch.variable;
            if let Some(value) = branch.tried.take() {
                self.propagation.undo_to(branch.mark);
                observer.undone(variable, value);
            }
            if let Some(value) = branch.untried.lowest() {
                let remaining = branch.untried.bits() & !branch.untried.bit(value);
                branch.untried = branch.untried.with_bits(remaining);
                branch.tried = Some(value);
                self.open_branches -= usize::from(remaining == 0);
                observer.tried(variable, value);
                self.propagation.assign(variable, value);
                return;
            }
            self.stack.pop();
        }
    }

    /// Branches on the settled domains, or records the solution if every variable has one
    /// value.
    fn branch(&mut self, observer: &mut impl Observer) {
        let domains = self.propagation.domains();
        let undecided = domains.iter().enumerate().filter(|(_, domain)| domain.len() > 1);
        if let Some((index, &untried)) = undecided.min_by_key(|(_, domain)| domain.len()) {
            let (variable, mark) = (Variable::new(index), self.propagation.mark());
            self.stack.push(Branch { variable, tried: None, untried, mark });
            self.open_branches += 1;
        } else {
            let solution = Solution::new(domains.iter().filter_map(|domain| domain.only_value()));
            observer.solved(&solution);
            self.solution = Some(solution);
            self.solution_count += 1;
        }
    }
}
