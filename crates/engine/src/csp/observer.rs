//! Observers of a solver, which learn why values are removed.

use super::{Constraint, Domain, Solution, Variable};

/// Receives the events of a solver, in order. `()` ignores all of them at no cost, and a
/// pair of observers is an observer too. No method has a default body, so an observer
/// cannot miss an event by mistake.
///
/// ```
/// use sudoku_engine::csp::{
///     Constraint, Domain, Failure, Model, Observer, Solution, Solver, Variable,
/// };
///
/// #[derive(Default)]
/// struct Removals(Vec<(Constraint, Variable, Domain)>);
///
/// impl Observer for Removals {
///     fn removed(&mut self, because: Constraint, variable: Variable, values: Domain) {
///         self.0.push((because, variable, values));
///     }
///     fn failed(&mut self, _: Failure) {}
///     fn tried(&mut self, _: Variable, _: i32) {}
///     fn undone(&mut self, _: Variable, _: i32) {}
///     fn solved(&mut self, _: &Solution) {}
/// }
///
/// let mut model = Model::new();
/// let (low, high) = (model.variable(1..=3)?, model.variable(1..=3)?);
/// let rises = model.less_than(low, high);
/// let mut pair = (Removals::default(), Removals::default());
/// let _ = Solver::new(&model, 1).run_observed(1, &mut pair);
/// let gone = [(rises, high, Domain::single(1)), (rises, low, Domain::single(3))];
/// assert_eq!(pair.0.0, gone);
/// assert_eq!(pair.1.0, gone);
/// # Ok::<(), sudoku_engine::csp::RangeError>(())
/// ```
pub trait Observer {
    /// The constraint removed these values, at least one, from the variable's domain,
    /// which may now be empty.
    fn removed(&mut self, because: Constraint, variable: Variable, values: Domain);

    /// The last assignment failed: the domains hold no solution.
    fn failed(&mut self, failure: Failure);

    /// The variable is assigned one of several values, as a guess.
    fn tried(&mut self, variable: Variable, value: i32);

    /// The guess is undone, and all domains are restored to their state before it.
    fn undone(&mut self, variable: Variable, value: i32);

    /// Every variable has one value.
    fn solved(&mut self, solution: &Solution);
}

impl Observer for () {
    #[inline(always)]
    fn removed(&mut self, _: Constraint, _: Variable, _: Domain) {}
    #[inline(always)]
    fn failed(&mut self, _: Failure) {}
    #[inline(always)]
    fn tried(&mut self, _: Variable, _: i32) {}
    #[inline(always)]
    fn undone(&mut self, _: Variable, _: i32) {}
    #[inline(always)]
    fn solved(&mut self, _: &Solution) {}
}

impl<A: Observer, B: Observer> Observer for (A, B) {
    fn removed(&mut self, because: Constraint, variable: Variable, values: Domain) {
        self.0.removed(because, variable, values);
        self.1.removed(because, variable, values);
    }

    fn failed(&mut self, failure: Failure) {
        self.0.failed(failure);
        self.1.failed(failure);
    }

    fn tried(&mut self, variable: Variable, value: i32) {
        self.0.tried(variable, value);
        self.1.tried(variable, value);
    }

    fn undone(&mut self, variable: Variable, value: i32) {
        self.0.undone(variable, value);
        self.1.undone(variable, value);
    }

    fn solved(&mut self, solution: &Solution) {
        self.0.solved(solution);
        self.1.solved(solution);
    }
}

/// Why there is no solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failure {
    /// The variable has no value left; the constraint removed the last.
    NoValue {
        variable: Variable,
        /// The constraint; `None` if the variable was created with an empty domain.
        because: Option<Constraint>,
    },
    /// No variable of the constraint can take the value, although there are only as many
    /// values as variables, so that each value is needed.
    NoVariable {
        constraint: Constraint,
        /// The lowest such value.
        value: i32,
    },
    /// The constraint cannot hold, whatever its variables take.
    Unsatisfiable { constraint: Constraint },
}
