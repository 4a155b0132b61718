//! The cost of solving a puzzle by plain backtracking.

use serde::{Deserialize, Serialize};

use crate::board::{Digit, Givens, Grid, Puzzle, Shape};
use crate::search::{Goal, Stepper};

/// Bounds on the number of placements of plain backtracking up to the first solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Cost {
    /// The fewest placements.
    pub at_least: u64,
    /// The most placements.
    pub at_most: u64,
}

impl Cost {
    /// Returns the bounds for puzzles that are easy for plain backtracking: on 9x9 boards, at
    /// most 500 placements. Half of the minimal puzzles without symmetry take 20,000 or more.
    pub const fn cheap(shape: Shape) -> Self {
        let at_most = match shape {
            Shape::Four => 14,
            Shape::Six => 60,
            Shape::Nine => 500,
            Shape::Sixteen => 1_000_000,
        };
        Self { at_least: 0, at_most }
    }

    /// Returns the bounds for puzzles that are hard for plain backtracking: on 9x9 boards, at
    /// least 200,000 placements. With a high symmetry there may be too few such puzzles to
    /// find one.
    pub const fn dear(shape: Shape) -> Self {
        let at_least = match shape {
            Shape::Four => 25,
            Shape::Six => 400,
            Shape::Nine => 200_000,
            Shape::Sixteen => 10_000_000,
        };
        Self { at_least, at_most: u64::MAX }
    }

    /// Returns whether the bounds ask for a hard puzzle: there is no upper bound.
    pub const fn is_expensive(self) -> bool {
        self.at_most == u64::MAX
    }

    /// Relabels the digits of the grid so that they ascend in the first row, or descend if
    /// the puzzle should be hard, because the search tries low digits first.
    pub(super) fn relabeled(self, grid: &Grid) -> Grid {
        let shape = grid.shape();
        let row: Vec<Digit> = grid.iter().take(shape.size()).map(|(_, digit)| digit).collect();
        let new = |digit: Digit| {
            let place = row.iter().position(|&other| other == digit)?;
            let place = if self.is_expensive() { shape.size() - 1 - place } else { place };
            shape.digits().nth(place)
        };
        let digits = grid.iter().map(|(_, digit)| new(digit)).collect();
        let relabeled = Givens::from_digits(shape, digits);
        relabeled.and_then(|givens| Grid::try_from(givens).ok()).unwrap_or_else(|| grid.clone())
    }

    /// Returns the number of placements that decides whether a puzzle is within the bounds.
    const fn enough(self) -> u64 {
        if self.is_expensive() { self.at_least } else { self.at_most.saturating_add(1) }
    }

    /// Returns whether the puzzle is within the bounds, and the number of placements made.
    /// The search stops early once the answer is certain.
    pub fn weigh(self, puzzle: &Puzzle) -> (bool, u64) {
        let placements = placements(puzzle, self.enough());
        ((self.at_least..=self.at_most).contains(&placements), placements)
    }
}

/// Counts the placements up to the first solution, but stops soon after `enough`.
fn placements(puzzle: &Puzzle, enough: u64) -> u64 {
    let mut stepper = Stepper::new(puzzle, Goal::FIRST);
    // Each step makes at most one placement, and at least half of all steps are placements.
    while !stepper.is_over() && stepper.counters().placements < enough {
        stepper.run((enough - stepper.counters().placements).max(1));
    }
    stepper.counters().placements
}
