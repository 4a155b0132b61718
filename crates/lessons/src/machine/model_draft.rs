//! A model of constraints while a program builds it. The engine solves it.

use std::rc::Rc;

use sudoku_engine::csp::{Consistency, Model};

/// How many variables a model may have.
const MAX_VARIABLES: usize = 4_096;

/// A model while the program builds it.
#[derive(Clone, Debug, Default)]
pub(super) struct ModelDraft {
    /// The least and the greatest value of each variable.
    variables: Vec<(i32, i32)>,
    /// The variables that must all have different values.
    different: Vec<Rc<[usize]>>,
}

impl ModelDraft {
    pub(super) const SIZE_OF_VARIABLE: usize = size_of::<(i32, i32)>();

    /// Returns about how many bytes a group of this many variables takes.
    pub(super) const fn size_of_group(variables: usize) -> usize {
        variables * size_of::<usize>() + 32
    }

    pub(super) fn size(&self) -> usize {
        let groups = self.different.iter().map(|it| Self::size_of_group(it.len()));
        size_of::<Self>() + self.variables.len() * Self::SIZE_OF_VARIABLE + groups.sum::<usize>()
    }

    /// Returns whether no variable can be added.
    pub(super) const fn is_full(&self) -> bool {
        self.variables.len() >= MAX_VARIABLES
    }

    /// Adds a variable and returns its number.
    pub(super) fn add_variable(&mut self, low: i32, high: i32) -> usize {
        self.variables.push((low, high));
        self.variables.len() - 1
    }

    /// States that these variables have different values.
    pub(super) fn add_different(&mut self, variables: Vec<usize>) {
        self.different.push(variables.into());
    }

    /// Returns the values of the first solution.
    pub(super) fn solve(&self) -> Option<Rc<[i32]>> {
        let mut model = Model::new();
        let mut variables = Vec::new();
        for &(low, high) in &self.variables {
            variables.push(if low == high {
                model.constant(low)
            } else {
                model.variable(low..=high).ok()?
            });
        }
        for group in &self.different {
            let group: Vec<_> = group.iter().map(|nth| variables[*nth]).collect();
            model.all_different_by(Consistency::Domain, &group);
        }
        model.solve().solutions.first().map(|solution| solution.values().into())
    }
}
