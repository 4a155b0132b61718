//! Whether some of the givens have a solution.

use super::givens_set::GivensSet;
use crate::board::{Givens, Grid, Puzzle};
use crate::fast::{Folding, Found, Root, Walk};

/// The search for one solution of some of the givens.
#[derive(Clone, Debug)]
pub(super) struct Probe {
    walk: Walk,
    found: Option<Grid>,
}

/// What a probe has shown.
pub(super) enum Shown {
    /// Nothing yet.
    Nothing,
    /// There is a solution.
    Solution(Grid),
    /// There is none.
    Contradiction,
}

impl Probe {
    pub(super) fn new(puzzle: &Puzzle, givens: GivensSet) -> Self {
        let shape = puzzle.shape();
        let mut kept = Givens::empty(shape);
        for cell in givens.cells(shape) {
            kept.set(cell, puzzle.givens().get(cell));
        }
        // A part of givens that do not clash does not clash either.
        let part = Puzzle::try_from(kept).unwrap_or_else(|_| puzzle.clone());
        let (walk, root) = Walk::over(&part, Folding::Absent);
        let found = match root {
            Root::Solved(found) => found.into_grid(),
            Root::Open | Root::Refuted(_) => None,
        };
        Self { walk, found }
    }

    /// Visits the next node if that is needed.
    pub(super) fn step(&mut self) -> Shown {
        if let Some(grid) = self.found.take() {
            return Shown::Solution(grid);
        }
        if self.walk.is_over() {
            return Shown::Contradiction;
        }
        self.found = self.walk.visit().and_then(Found::into_grid);
        Shown::Nothing
    }
}
