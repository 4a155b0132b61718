//! The search for solutions, in slices.
//!
//! Owns which variable and value is tried next, and the stack of what is left to
//! try. Must not know what a constraint says.

use super::propagation::Propagation;
use super::store::Mark;
use super::{Domain, Model, Observer, Progress, Solution, Status, Variable};

/// The solutions of a model being found, a bounded slice at a time.
///
/// Depth first: values go until none has to any more; then the variable with the
/// fewest values left, the first such, is given each of them, ascending. What is
/// found and in which order depends on the model only, not on the slices.
///
/// ```
/// use sudoku_engine::csp::{Model, Progress, Solver, Status};
///
/// let mut model = Model::new();
/// let pair = [model.variable(1..=5)?, model.variable(1..=5)?];
/// model.all_different(&pair);
/// let mut solver = Solver::new(&model, u64::MAX);
/// while solver.run(10) == Progress::Working {
///     // Here the caller may look at the clock, or give up.
/// }
/// assert_eq!((solver.found(), solver.status()), (20, Status::Satisfied));
/// # Ok::<(), sudoku_engine::csp::RangeError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Solver {
    propagation: Propagation,
    /// The way to the last node, and a branch below it if it has children. What was
    /// tried last stays until the search goes on, so that it can be looked at.
    stack: Vec<Branch>,
    /// How many of the branches have something untried.
    open: usize,
    limit: u64,
    nodes: u64,
    found: u64,
    solution: Option<Solution>,
}

/// A variable, what can still be tried for it, and the state to try it in.
#[derive(Clone, Debug)]
struct Branch {
    variable: Variable,
    tried: Option<i32>,
    untried: Domain,
    mark: Mark,
}

impl Solver {
    /// Looks for up to `limit` solutions, at least 1; a limit of 0 is taken as 1.
    pub fn new(model: &Model, limit: u64) -> Self {
        Self {
            propagation: Propagation::new(model),
            stack: Vec::new(),
            open: 0,
            limit: limit.max(1),
            nodes: 0,
            found: 0,
            solution: None,
        }
    }

    /// Works for at most `nodes` nodes of the search tree, the root being the first.
    pub fn run(&mut self, nodes: u64) -> Progress {
        self.run_observed(nodes, &mut ())
    }

    /// As [`Self::run`], with every change told as it is made.
    pub fn run_observed(&mut self, nodes: u64, observer: &mut impl Observer) -> Progress {
        for _ in 0..nodes {
            if self.progress() == Progress::Done {
                break;
            }
            self.visit(observer);
        }
        self.progress()
    }

    /// Whether all is found that was looked for.
    pub const fn progress(&self) -> Progress {
        if self.is_exhausted() || self.found >= self.limit {
            Progress::Done
        } else {
            Progress::Working
        }
    }

    /// What is known by now: [`Status::LimitReached`] as long as there may be more.
    pub const fn status(&self) -> Status {
        match (self.is_exhausted(), self.found) {
            (false, _) => Status::LimitReached,
            (true, 0) => Status::Infeasible,
            (true, _) => Status::Satisfied,
        }
    }

    /// Lets the search go on to as many solutions in all, if that is more.
    pub fn raise_limit(&mut self, limit: u64) {
        self.limit = self.limit.max(limit);
    }

    /// The nodes visited so far: the values tried and the root.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// How many solutions were found so far, no two of them equal.
    pub const fn found(&self) -> u64 {
        self.found
    }

    /// The solution found last.
    pub const fn solution(&self) -> Option<&Solution> {
        self.solution.as_ref()
    }

    /// How many variables have been given a value to try.
    pub fn depth(&self) -> usize {
        self.stack.iter().filter(|branch| branch.tried.is_some()).count()
    }

    /// The values left to the variable after the node visited last, even where
    /// that node failed.
    ///
    /// # Panics
    /// Where the variable is not of the model.
    pub fn domain(&self, variable: Variable) -> Domain {
        self.propagation.domains()[variable.index()]
    }

    const fn is_exhausted(&self) -> bool {
        self.nodes > 0 && self.open == 0
    }

    /// Visits the next node.
    fn visit(&mut self, observer: &mut impl Observer) {
        if self.nodes > 0 {
            self.try_next(observer);
        }
        self.nodes += 1;
        if self.propagation.settle(observer).is_ok() {
            self.branch(observer);
        }
    }

    /// Takes back what has no more to it, and tries the next value.
    fn try_next(&mut self, observer: &mut impl Observer) {
        while let Some(branch) = self.stack.last_mut() {
            let variable = branch.variable;
            if let Some(value) = branch.tried.take() {
                self.propagation.undo_to(branch.mark);
                observer.taken_back(variable, value);
            }
            if let Some(value) = branch.untried.lowest() {
                let left = branch.untried.bits() & !branch.untried.bit(value);
                branch.untried = branch.untried.with_bits(left);
                branch.tried = Some(value);
                self.open -= usize::from(left == 0);
                observer.tried(variable, value);
                self.propagation.assign(variable, value);
                return;
            }
            self.stack.pop();
        }
    }

    /// Takes settled domains: a solution, or values to try.
    fn branch(&mut self, observer: &mut impl Observer) {
        let domains = self.propagation.domains();
        let undecided = domains.iter().enumerate().filter(|(_, domain)| domain.len() > 1);
        if let Some((index, &untried)) = undecided.min_by_key(|(_, domain)| domain.len()) {
            let (variable, mark) = (Variable::new(index), self.propagation.mark());
            self.stack.push(Branch { variable, tried: None, untried, mark });
            self.open += 1;
        } else {
            let solution = Solution::new(domains.iter().filter_map(|domain| domain.only()));
            observer.solved(&solution);
            self.solution = Some(solution);
            self.found += 1;
        }
    }
}
