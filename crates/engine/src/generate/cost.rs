//! How long the sources' search takes on a puzzle.

use serde::{Deserialize, Serialize};

use crate::board::{Digit, Givens, Grid, Puzzle, Shape};
use crate::search::{Goal, Stepper};

/// Bounds on the placements of the sources' search up to its first solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Cost {
    /// The fewest placements.
    pub at_least: u64,
    /// The most placements.
    pub at_most: u64,
}

impl Cost {
    /// Cheap to brute force. On 9x9 at most 500 placements, where half of the minimal
    /// puzzles without a symmetry take 20,000 or more.
    pub const fn cheap(shape: Shape) -> Self {
        let at_most = match shape {
            Shape::Four => 14,
            Shape::Six => 60,
            Shape::Nine => 500,
            Shape::Sixteen => 1_000_000,
        };
        Self { at_least: 0, at_most }
    }

    /// Dear to brute force. On 9x9 at least 200,000 placements. With a symmetry of many
    /// cells there may be too few such puzzles to find one.
    pub const fn dear(shape: Shape) -> Self {
        let at_least = match shape {
            Shape::Four => 25,
            Shape::Six => 400,
            Shape::Nine => 200_000,
            Shape::Sixteen => 10_000_000,
        };
        Self { at_least, at_most: u64::MAX }
    }

    /// Whether a search is to take long rather than not.
    pub const fn is_dear(self) -> bool {
        self.at_most == u64::MAX
    }

    /// The grid with its digits exchanged so that they ascend in the first row; or
    /// descend, where a search is to take long, since it tries the low ones first.
    pub(super) fn relabelled(self, grid: &Grid) -> Grid {
        let shape = grid.shape();
        let row: Vec<Digit> = grid.iter().take(shape.size()).map(|(_, digit)| digit).collect();
        let new = |digit: Digit| {
            let place = row.iter().position(|&other| other == digit)?;
            let place = if self.is_dear() { shape.size() - 1 - place } else { place };
            shape.digits().nth(place)
        };
        let digits = grid.iter().map(|(_, digit)| new(digit)).collect();
        let relabelled = Givens::from_digits(shape, digits);
        relabelled.and_then(|givens| Grid::try_from(givens).ok()).unwrap_or_else(|| grid.clone())
    }

    /// The placements that have to be made to know whether a puzzle is within bounds.
    const fn enough(self) -> u64 {
        if self.is_dear() { self.at_least } else { self.at_most.saturating_add(1) }
    }

    /// Whether the puzzle is within the bounds, and the placements that show it: all of
    /// them, or as many as it took.
    pub fn weigh(self, puzzle: &Puzzle) -> (bool, u64) {
        let placements = placements(puzzle, self.enough());
        ((self.at_least..=self.at_most).contains(&placements), placements)
    }
}

/// Placements up to the first solution, or about as many as are enough.
fn placements(puzzle: &Puzzle, enough: u64) -> u64 {
    let mut stepper = Stepper::new(puzzle, Goal::FIRST);
    // At any step, no more placements have been made than steps, nor less than half.
    while !stepper.is_over() && stepper.counters().placements < enough {
        stepper.run((enough - stepper.counters().placements).max(1));
    }
    stepper.counters().placements
}
