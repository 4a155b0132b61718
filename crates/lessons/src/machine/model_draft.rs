//! A model of constraints while a program builds it. The engine solves it.

use std::rc::Rc;

use sudoku_engine::csp::{Consistency, Model, Progress, Solver};

use super::fault::Fault;

/// How many variables a model may have.
const MAX_VARIABLES: usize = 4_096;

/// How many values a solver tries, times the number of variables.
const MAX_WORK: u64 = 1 << 21;

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

    /// Returns the values of the first solution; `None` if there is none.
    pub(super) fn solve(&self) -> Result<Option<Rc<[i32]>>, Fault> {
        let mut model = Model::new();
        let mut variables = Vec::new();
        for &(low, high) in &self.variables {
            variables.push(if low == high {
                model.constant(low)
            } else {
                let refused = |_| Fault::Bounds { first: low.into(), last: high.into() };
                model.variable(low..=high).map_err(refused)?
            });
        }
        for group in &self.different {
            let group: Vec<_> = group.iter().map(|nth| variables[*nth]).collect();
            model.all_different_by(Consistency::Domain, &group);
        }
        // A run can only stop between two statements.
        let nodes = MAX_WORK / variables.len().max(64) as u64;
        let mut solver = Solver::new(&model, 1);
        match solver.run(nodes) {
            Progress::Working => Err(Fault::Unsolved(nodes)),
            Progress::Done => Ok(solver.solution().map(|solution| solution.values().into())),
        }
    }
}
