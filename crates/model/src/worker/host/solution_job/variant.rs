//! The solutions of a puzzle under non-classic rules, one after another.

use sudoku_engine::board::{Givens, Puzzle};
use sudoku_engine::fast::Progress;
use sudoku_engine::search::{Goal, Stepper, Strategy};

/// Steps per slice: a few milliseconds.
const STEPS: u64 = 2_000;

/// A search through the solutions in the order they are found; going back restarts it.
#[derive(Debug)]
pub(super) struct SolutionWalk {
    search: Stepper,
    /// The number of the wanted solution, from 1.
    number: u64,
}

impl SolutionWalk {
    pub(super) fn new(puzzle: &Puzzle) -> Self {
        let search = Stepper::with_strategy(puzzle, Goal::Exhaustion, Strategy::FASTEST);
        Self { search, number: 0 }
    }

    pub(super) fn seek(&mut self, number: u64) {
        let is_here = self.found() == number && self.solution().is_some();
        if self.found() >= number && !is_here {
            self.search = self.search.restarted(Goal::Exhaustion);
        }
        self.number = number;
    }

    /// Does one slice of work toward the wanted solution.
    pub(super) fn run(&mut self) -> Progress {
        let mut left = STEPS;
        while left > 0 && !self.has_arrived() {
            left -= self.search.run_to_solution(left).max(1);
        }
        if self.has_arrived() { Progress::Done } else { Progress::Working }
    }

    /// Returns the wanted solution and its number, if the search has reached it.
    pub(super) fn at(&self) -> Option<(u128, Givens)> {
        let board = self.solution().filter(|_| self.found() == self.number);
        board.map(|board| (self.found().into(), board))
    }

    /// Returns the number of solutions, once the search has ended.
    pub(super) fn total(&self) -> Option<u128> {
        self.search.is_over().then(|| self.found().into())
    }

    fn found(&self) -> u64 {
        self.search.counters().solutions
    }

    fn has_arrived(&self) -> bool {
        self.search.is_over() || self.found() >= self.number
    }

    fn solution(&self) -> Option<Givens> {
        // Regions may differ from boxes, so the board may not be a valid `Grid`.
        let board = self.search.board();
        (board.clue_count() == board.shape().cell_count()).then_some(board)
    }
}
