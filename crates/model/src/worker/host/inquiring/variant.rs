//! The solutions of a puzzle whose rules are not the classic ones, one after another.

use sudoku_engine::board::{Givens, Puzzle};
use sudoku_engine::fast::Progress;
use sudoku_engine::search::{Goal, Stepper, Strategy};

/// Steps of a slice: a few milliseconds.
const STEPS: u64 = 2_000;

/// A way through the solutions in the order in which they are found, forwards only.
#[derive(Debug)]
pub(super) struct VariantWalk {
    search: Stepper,
}

impl VariantWalk {
    pub(super) fn new(puzzle: &Puzzle) -> Self {
        Self { search: Stepper::with_strategy(puzzle, Goal::Exhaustion, Strategy::SOONEST) }
    }

    /// Starts again before the first solution.
    pub(super) fn start_again(&mut self) {
        self.search = self.search.restarted(Goal::Exhaustion);
    }

    /// Works for a slice towards the solution with this number, from 1.
    pub(super) fn run_to(&mut self, number: u64) -> Progress {
        let mut left = STEPS;
        while left > 0 && !self.is_over() && self.found() < number {
            left -= self.search.run_to_solution(left).max(1);
        }
        if self.is_over() || self.found() >= number { Progress::Done } else { Progress::Working }
    }

    /// How many solutions have been found; the last of them is [`Self::solution`].
    pub(super) fn found(&self) -> u64 {
        self.search.counters().solutions
    }

    /// Whether there are no more.
    pub(super) fn is_over(&self) -> bool {
        self.search.is_over()
    }

    /// The solution that it stands at.
    pub(super) fn solution(&self) -> Option<Givens> {
        // Regions may differ from boxes, so it is no `Grid` perhaps.
        let board = self.search.board();
        (board.clue_count() == board.shape().cell_count()).then_some(board)
    }
}
