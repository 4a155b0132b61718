//! The solutions of a puzzle under non-classic rules, one after another.

use sudoku_engine::board::{Givens, Puzzle};
use sudoku_engine::fast::Progress;
use sudoku_engine::search::{Goal, Stepper, Strategy};

/// Steps per slice: a few milliseconds.
const STEPS_PER_SLICE: u64 = 2_000;

/// A search through the solutions in the order they are found; going back restarts it.
#[derive(Debug)]
pub(super) struct SolutionWalk {
    search: Stepper,
    /// The number of the requested solution, from 1.
    number: u64,
}

impl SolutionWalk {
    pub(super) fn new(puzzle: &Puzzle) -> Self {
        let search = Stepper::with_strategy(puzzle, Goal::Exhaustion, Strategy::FASTEST);
        Self { search, number: 0 }
    }

    pub(super) fn seek(&mut self, number: u64) {
        let is_at_number = self.found_count() == number && self.solution().is_some();
        if self.found_count() >= number && !is_at_number {
            self.search = self.search.restarted(Goal::Exhaustion);
        }
        self.number = number;
    }

    /// Does one slice of work toward the requested solution.
    pub(super) fn run(&mut self) -> Progress {
        let mut steps_left = STEPS_PER_SLICE;
        while steps_left > 0 && !self.is_done() {
            steps_left -= self.search.run_to_solution(steps_left).max(1);
        }
        if self.is_done() { Progress::Done } else { Progress::Working }
    }

    /// Returns the requested solution and its number, if the search has reached it.
    pub(super) fn current(&self) -> Option<(u128, Givens)> {
        let board = self.solution().filter(|_| self.found_count() == self.number);
        board.map(|board| (self.found_count().into(), board))
    }

    /// Returns the number of solutions, once the search has ended.
    pub(super) fn total(&self) -> Option<u128> {
        self.search.is_over().then(|| self.found_count().into())
    }

    fn found_count(&self) -> u64 {
        self.search.counters().solutions
    }

    fn is_done(&self) -> bool {
        self.search.is_over() || self.found_count() >= self.number
    }

    fn solution(&self) -> Option<Givens> {
        // Regions may differ from boxes, so the board may not be a valid `Grid`.
        let board = self.search.board();
        (board.filled_count() == board.shape().cell_count()).then_some(board)
    }
}
