//! Boards with their rules as constraint models.
//!
//! Owns what each rule means for the cells' variables. Must not know about the search.

use super::{Consistency, Constraint, Domain, Model, Solution, Variable};
use crate::board::{Cell, Digit, DigitSet, Givens, Rule, Rules, Shape};

/// A model with a variable for each cell, whose value is the cell's digit, and the rule
/// behind each constraint.
#[derive(Clone, Debug)]
pub struct BoardModel {
    shape: Shape,
    model: Model,
    /// By constraint: the rule behind it.
    rules: Vec<Rule>,
}

impl Rules {
    /// Returns the board as a model: a constant for each given, a variable for each empty
    /// cell, and the constraints of all rules. The givens must have the shape of the
    /// rules. They may conflict, in which case there is no solution.
    ///
    /// ```
    /// use sudoku_engine::board::{Diagonal, Givens, Rules, Shape, Variant};
    /// use sudoku_engine::csp::Consistency;
    ///
    /// let mut rules = Rules::classic(Shape::Four);
    /// rules.set(Variant::Diagonal(Diagonal::Falling), true);
    /// rules.set(Variant::Diagonal(Diagonal::Rising), true);
    /// let board = rules.model(&Givens::empty(Shape::Four), Consistency::Domain);
    /// let answer = board.model().solve_all(1000);
    /// assert_eq!(answer.solutions.len(), 48);
    /// assert!(answer.solutions.iter().all(|one| rules.check(&board.givens(one)).is_empty()));
    /// ```
    pub fn model(&self, givens: &Givens, consistency: Consistency) -> BoardModel {
        let shape = self.shape();
        let mut board = BoardModel { shape, model: Model::new(), rules: Vec::new() };
        let digits = Domain::range(1..=shape.size() as i32).expect("there are at most 16 digits");
        for cell in shape.cells() {
            match givens.get(cell) {
                Some(digit) => board.model.constant(digit.value().into()),
                None => board.model.variable_in(digits),
            };
        }
        for (rule, cells) in self.distinct() {
            board.add_distinct(rule, &cells, consistency);
        }
        for (nth, cage) in self.cages().iter().enumerate() {
            if let Some(total) = cage.total() {
                board.add_total(Rule::CageTotal(nth), cage.cells(), total);
            }
        }
        for (nth, thermometer) in self.thermometers().iter().enumerate() {
            board.add_ascending(Rule::Thermometer(nth), thermometer.cells());
        }
        board
    }
}

impl BoardModel {
    pub const fn model(&self) -> &Model {
        &self.model
    }

    pub const fn shape(&self) -> Shape {
        self.shape
    }

    /// Returns the variable of a cell.
    pub const fn variable(&self, cell: Cell) -> Variable {
        Variable::new(cell.index())
    }

    /// Returns the cell of a variable; `None` if the model has no such variable.
    pub fn cell(&self, variable: Variable) -> Option<Cell> {
        self.shape.cells().nth(variable.index())
    }

    /// Returns the rule that a constraint is part of; `None` if the model has no such
    /// constraint.
    pub fn rule(&self, constraint: Constraint) -> Option<Rule> {
        self.rules.get(constraint.index()).copied()
    }

    /// Returns the values of a cell's variable as digits.
    pub fn digits(domain: Domain) -> DigitSet {
        domain.iter().filter_map(digit).collect()
    }

    /// Returns the full board of a solution.
    pub fn givens(&self, solution: &Solution) -> Givens {
        let mut givens = Givens::empty(self.shape);
        for cell in self.shape.cells() {
            givens.set(cell, digit(solution[self.variable(cell)]));
        }
        givens
    }

    fn variables(&self, cells: &[Cell]) -> Vec<Variable> {
        cells.iter().map(|&cell| self.variable(cell)).collect()
    }

    fn add_distinct(&mut self, rule: Rule, cells: &[Cell], consistency: Consistency) {
        match *self.variables(cells) {
            [first, second] => self.model.not_equal(first, second),
            ref variables => self.model.all_different_by(consistency, variables),
        };
        self.rules.push(rule);
    }

    fn add_total(&mut self, rule: Rule, cells: &[Cell], total: u16) {
        let terms = self.variables(cells).into_iter().map(|variable| (1, variable));
        let terms: Vec<(i64, Variable)> = terms.collect();
        let constraint = self.model.linear(&terms, total.into());
        constraint.expect("a sum of a few digits is small");
        self.rules.push(rule);
    }

    fn add_ascending(&mut self, rule: Rule, cells: &[Cell]) {
        for pair in self.variables(cells).windows(2) {
            self.model.less_than(pair[0], pair[1]);
            self.rules.push(rule);
        }
    }
}

fn digit(value: i32) -> Option<Digit> {
    u8::try_from(value).ok().and_then(Digit::new)
}
