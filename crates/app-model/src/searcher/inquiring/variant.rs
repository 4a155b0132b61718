//! The solutions of a puzzle whose rules are not the classic ones, one after another.

use sudoku_engine::board::{Givens, Rules};
use sudoku_engine::csp::{self, BoardModel, Consistency};
use sudoku_engine::fast::Progress;

/// Nodes of a slice, far more being thought at each than under the classic rules.
const NODES: u64 = 16;

/// A way through the solutions in the order in which they are found, forwards only.
#[derive(Debug)]
pub(super) struct VariantWalk {
    board: BoardModel,
    solver: csp::Solver,
    /// The solver stops at so many solutions.
    limit: u64,
}

impl VariantWalk {
    pub(super) fn new(clues: &Givens, rules: &Rules) -> Self {
        let board = rules.model(clues, Consistency::Domain);
        let solver = csp::Solver::new(board.model(), 1);
        Self { board, solver, limit: 1 }
    }

    /// Starts again before the first solution.
    pub(super) fn start_again(&mut self) {
        self.solver = csp::Solver::new(self.board.model(), 1);
        self.limit = 1;
    }

    /// Works for a slice towards the solution with this number, from 1.
    pub(super) fn run_to(&mut self, number: u64) -> Progress {
        if self.solver.run(NODES) == Progress::Working {
            return Progress::Working;
        }
        if self.is_over() || self.found() >= number {
            return Progress::Done;
        }
        // One at a time: the solver keeps the last solution that it found.
        self.limit += 1;
        self.solver.raise_limit(self.limit);
        Progress::Working
    }

    /// How many solutions have been found; the last of them is [`Self::solution`].
    pub(super) const fn found(&self) -> u64 {
        self.solver.found()
    }

    /// Whether there are no more.
    pub(super) fn is_over(&self) -> bool {
        self.solver.progress() == Progress::Done
            && self.solver.status() != csp::Status::LimitReached
    }

    pub(super) fn solution(&self) -> Option<Givens> {
        self.solver.solution().map(|solution| self.board.givens(solution))
    }
}
