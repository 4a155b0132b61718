//! The cost of solving a puzzle by plain backtracking.

use serde::{Deserialize, Serialize};

use crate::board::{Digit, Givens, Grid, Puzzle, Shape};
use crate::search::{Goal, Stepper};

/// Bounds on the number of placements of plain backtracking up to the first solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Cost {
    pub min_placements: u64,
    pub max_placements: u64,
}

impl Cost {
    /// Returns the bounds for puzzles that are easy for plain backtracking: on 9x9 boards, at
    /// most 500 placements. Half of the minimal puzzles without symmetry take 20,000 or more.
    pub const fn cheap(shape: Shape) -> Self {
        let max_placements = match shape {
            Shape::Four => 14,
            Shape::Six => 60,
            Shape::Nine => 500,
            Shape::Sixteen => 1_000_000,
        };
        Self { min_placements: 0, max_placements }
    }

    /// Returns the bounds for puzzles that are hard for plain backtracking: on 9x9 boards, at
    /// least 200,000 placements. With a high symmetry there may be too few such puzzles to
    /// find one.
    pub const fn expensive(shape: Shape) -> Self {
        let min_placements = match shape {
            Shape::Four => 25,
            Shape::Six => 400,
            Shape::Nine => 200_000,
            Shape::Sixteen => 10_000_000,
        };
        Self { min_placements, max_placements: u64::MAX }
    }

    /// Returns whether the bounds ask for a hard puzzle: there is no upper bound.
    pub const fn is_expensive(self) -> bool {
        self.max_placements == u64::MAX
    }

    /// Relabels the digits of the grid so that they ascend in the first row, or descend if
    /// the puzzle should be hard, because the search tries low digits first.
    pub(super) fn relabeled(self, grid: &Grid) -> Grid {
        let shape = grid.shape();
        let row: Vec<Digit> = grid.iter().take(shape.size()).map(|(_, digit)| digit).collect();
        let relabeled_digit = |digit: Digit| {
            let index = row.iter().position(|&other| other == digit)?;
            let index = if self.is_expensive() { shape.size() - 1 - index } else { index };
            shape.digits().nth(index)
        };
        let digits = grid.iter().map(|(_, digit)| relabeled_digit(digit)).collect();
        let relabeled = Givens::from_digits(shape, digits);
        relabeled.and_then(|givens| Grid::try_from(givens).ok()).unwrap_or_else(|| grid.clone())
    }

    /// Returns the number of placements that decides whether a puzzle is within the bounds.
    const fn deciding_placements(self) -> u64 {
        if self.is_expensive() {
            self.min_placements
        } else {
            self.max_placements.saturating_add(1)
        }
    }

    /// Returns whether the puzzle is within the bounds, and the number of placements made.
    /// The search stops early once the answer is certain.
    pub fn measure(self, puzzle: &Puzzle) -> (bool, u64) {
        let placements = placements(puzzle, self.deciding_placements());
        ((self.min_placements..=self.max_placements).contains(&placements), placements)
    }
}

/// Counts the placements up to the first solution, but stops soon after `limit`.
fn placements(puzzle: &Puzzle, limit: u64) -> u64 {
    let mut stepper = Stepper::new(puzzle, Goal::FIRST);
    // Each step makes at most one placement, and at least half of all steps are placements.
    while !stepper.is_over() && stepper.counters().placements < limit {
        stepper.run((limit - stepper.counters().placements).max(1));
    }
    stepper.counters().placements
}
