//! Models: variables and constraints.
//!
//! Owns the statement of a problem. Must not know how it is solved.

use std::ops::RangeInclusive;

use super::constraints::{AllDifferent, LessThan, Linear, NotEqual, Relation};
use super::{Consistency, Constraint, Domain, RangeError, TermsError, Variable};

/// Variables with their domains, and the constraints between them.
///
/// A variable belongs to the model that created it. Using it with another model is a
/// mistake: it panics, or refers to the variable with the same index there.
///
/// The eight queens puzzle, in which no two queens may share a column or a diagonal:
///
/// ```
/// use sudoku_engine::csp::{Model, Status};
///
/// let mut model = Model::new();
/// let (mut columns, mut falling, mut rising) = (vec![], vec![], vec![]);
/// for row in 0..8 {
///     let queen = model.variable(0..=7)?;
///     let (sum, difference) = (model.variable(0..=14)?, model.variable(-7..=7)?);
///     model.linear(&[(1, sum), (-1, queen)], row)?; // sum = queen + row
///     model.linear(&[(1, difference), (-1, queen)], -row)?;
///     columns.push(queen);
///     falling.push(difference);
///     rising.push(sum);
/// }
/// for line in [columns, falling, rising] {
///     model.all_different(&line);
/// }
/// let count = model.count(100);
/// assert_eq!((count.solutions, count.status), (92, Status::Satisfied));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Model {
    pub(super) domains: Vec<Domain>,
    pub(super) relations: Vec<Relation>,
}

impl Model {
    /// Creates an empty model. Its one solution assigns no variable.
    pub fn new() -> Self {
        Self::default()
    }

    /// Creates a variable that takes one of the values in the range.
    ///
    /// # Errors
    /// Returns an error if the range is empty or spans more than [`Domain::SPAN`] values.
    pub fn variable(&mut self, range: RangeInclusive<i32>) -> Result<Variable, RangeError> {
        Ok(self.variable_in(Domain::range(range)?))
    }

    /// Creates a variable that takes one of the values in the domain. If the domain is
    /// empty, the model has no solution.
    pub fn variable_in(&mut self, domain: Domain) -> Variable {
        self.domains.push(domain);
        Variable::new(self.domains.len() - 1)
    }

    /// Creates a variable with a fixed value.
    pub fn constant(&mut self, value: i32) -> Variable {
        self.variable_in(Domain::single(value))
    }

    /// Requires all variables to take different values, with [`Consistency::Domain`].
    pub fn all_different(&mut self, variables: &[Variable]) -> Constraint {
        self.all_different_by(Consistency::Domain, variables)
    }

    /// Requires all variables to take different values. The consistency affects how early
    /// a violation is detected, not which solutions there are.
    ///
    /// # Panics
    /// Panics if a variable does not belong to this model.
    pub fn all_different_by(
        &mut self,
        consistency: Consistency,
        variables: &[Variable],
    ) -> Constraint {
        let domains = variables.iter().map(|variable| self.domains[variable.index()]);
        let domains: Vec<Domain> = domains.collect();
        let relation = AllDifferent::new(consistency, variables, &domains);
        self.state(Relation::AllDifferent(relation))
    }

    /// Requires the sum of `coefficient * variable` to equal the total. A variable may
    /// occur more than once. Propagation is domain consistent for two terms, and bounds
    /// consistent for more.
    ///
    /// ```
    /// use sudoku_engine::csp::{Model, Variable};
    ///
    /// let mut model = Model::new();
    /// let letters = "SENDMORY";
    /// let mut variables: Vec<Variable> = Vec::new();
    /// for letter in letters.chars() {
    ///     let lowest = if letter == 'S' || letter == 'M' { 1 } else { 0 };
    ///     variables.push(model.variable(lowest..=9)?);
    /// }
    /// model.all_different(&variables);
    /// let mut terms = Vec::new();
    /// for (sign, word) in [(1, "SEND"), (1, "MORE"), (-1, "MONEY")] {
    ///     for (place, letter) in word.chars().rev().enumerate() {
    ///         let at = letters.find(letter).ok_or("not a letter of the sum")?;
    ///         terms.push((sign * 10_i64.pow(place as u32), variables[at]));
    ///     }
    /// }
    /// model.linear(&terms, 0)?;
    ///
    /// let answer = model.solve_all(2);
    /// assert_eq!(answer.solutions.len(), 1);
    /// let digits: Vec<i32> = variables.iter().map(|&letter| answer.solutions[0][letter]).collect();
    /// assert_eq!(digits, [9, 5, 6, 7, 1, 0, 8, 2]); // 9567 + 1085 = 10652
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Returns an error if a sum could exceed the range of 64-bit arithmetic.
    ///
    /// # Panics
    /// Panics if a variable does not belong to this model.
    pub fn linear(
        &mut self,
        terms: &[(i64, Variable)],
        total: i64,
    ) -> Result<Constraint, TermsError> {
        let relation = Linear::new(terms, total, &self.domains)?;
        Ok(self.state(Relation::Linear(relation)))
    }

    /// Requires the first variable to be less than the second.
    pub fn less_than(&mut self, lesser: Variable, greater: Variable) -> Constraint {
        self.state(Relation::LessThan(LessThan { lesser, greater }))
    }

    /// Requires the two variables to differ.
    pub fn not_equal(&mut self, first: Variable, second: Variable) -> Constraint {
        self.state(Relation::NotEqual(NotEqual { variables: [first, second] }))
    }

    /// Returns every variable, in the order of creation.
    pub fn variables(&self) -> impl ExactSizeIterator<Item = Variable> {
        (0..self.domains.len()).map(Variable::new)
    }

    /// Returns every constraint, in the order in which they were stated.
    pub fn constraints(&self) -> impl ExactSizeIterator<Item = Constraint> {
        (0..self.relations.len()).map(Constraint::new)
    }

    /// Returns the initial domain of the variable.
    ///
    /// # Panics
    /// Panics if the variable does not belong to this model.
    pub fn domain(&self, variable: Variable) -> Domain {
        self.domains[variable.index()]
    }

    /// Returns the variables of the constraint.
    ///
    /// # Panics
    /// Panics if the constraint does not belong to this model.
    pub fn scope(&self, constraint: Constraint) -> impl Iterator<Item = Variable> {
        self.relations[constraint.index()].scope()
    }

    fn state(&mut self, relation: Relation) -> Constraint {
        self.relations.push(relation);
        Constraint::new(self.relations.len() - 1)
    }
}
