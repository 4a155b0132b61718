//! Who is told why values go.

use super::{Constraint, Domain, Solution, Variable};

/// Is told what a solver does, in the order of the work. Whoever takes only some
/// of it implements only that; `()` takes nothing, and nothing is paid for it.
///
/// ```
/// use sudoku_engine::csp::{Constraint, Domain, Model, Observer, Solver, Variable};
///
/// struct Told(Vec<(Constraint, Variable, Domain)>);
///
/// impl Observer for Told {
///     fn removed(&mut self, because: Constraint, variable: Variable, values: Domain) {
///         self.0.push((because, variable, values));
///     }
/// }
///
/// let mut model = Model::new();
/// let (low, high) = (model.variable(1..=3)?, model.variable(1..=3)?);
/// let rises = model.less_than(low, high);
/// let mut told = Told(Vec::new());
/// let _ = Solver::new(&model, 1).run_observed(1, &mut told);
/// let gone = [(rises, high, Domain::single(1)), (rises, low, Domain::single(3))];
/// assert_eq!(told.0, gone);
/// # Ok::<(), sudoku_engine::csp::RangeError>(())
/// ```
pub trait Observer {
    /// The constraint took these values, at least one, out of the variable's
    /// domain. It may have taken the last.
    fn removed(&mut self, _because: Constraint, _variable: Variable, _values: Domain) {}

    /// What was tried last cannot be: the domains hold no solution.
    fn failed(&mut self, _failure: Failure) {}

    /// The variable is given this value of several, to see what follows.
    fn tried(&mut self, _variable: Variable, _value: i32) {}

    /// The value is given up, and all domains are again as they were before it
    /// was tried.
    fn taken_back(&mut self, _variable: Variable, _value: i32) {}

    /// Every variable has one value.
    fn solved(&mut self, _solution: &Solution) {}
}

impl Observer for () {}

/// Where it shows that there is no solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failure {
    /// The variable has no value left; the constraint took the last.
    NoValue {
        /// The variable.
        variable: Variable,
        /// The constraint; `None` if the variable was made without a value.
        because: Option<Constraint>,
    },
    /// The value is left to none of the constraint's variables, which are as many
    /// as their values and so need each of them.
    NoVariable {
        /// The constraint, an all-different.
        constraint: Constraint,
        /// The lowest such value.
        value: i32,
    },
    /// The constraint cannot hold whatever its variables take.
    Unsatisfiable {
        /// The constraint.
        constraint: Constraint,
    },
}
