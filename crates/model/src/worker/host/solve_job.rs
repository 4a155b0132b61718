//! Searching for two solutions of a puzzle, under any rules.
//!
//! Owns which solver a puzzle needs and how long its slices are.

use sudoku_engine::board::{Givens, Grid, Puzzle};
use sudoku_engine::csp::{self, BoardModel, Consistency};
use sudoku_engine::fast::{self, Progress, Refutation};

use super::job::{Job, Output};
use crate::solve::answer::Answer;
use crate::worker::task::TaskReport;

/// Nodes per slice under the classic rules: about 10 ms on the largest board.
const CLASSIC_NODES_PER_SLICE: u64 = 2_000;
/// Nodes per slice under other rules, where each node takes far more work.
const VARIANT_NODES_PER_SLICE: u64 = 16;

#[derive(Debug)]
pub(super) struct SolveJob(Solver);

/// A search for two solutions.
#[derive(Debug)]
pub(super) enum Solver {
    Classic(Box<fast::Solver>),
    Variant(Box<ModelSolver>),
}

/// The solver of a constraint model, with the first solution that it found.
#[derive(Debug)]
pub(super) struct ModelSolver {
    board: BoardModel,
    solver: csp::Solver,
    first: Option<Givens>,
}

impl SolveJob {
    pub(super) fn new(puzzle: &Puzzle) -> Self {
        Self(Solver::new(puzzle))
    }
}

impl Solver {
    pub(super) fn new(puzzle: &Puzzle) -> Self {
        if puzzle.rules().is_classic() {
            Self::Classic(Box::new(fast::Solver::new(puzzle, 2)))
        } else {
            Self::Variant(Box::new(ModelSolver::new(puzzle)))
        }
    }

    /// Does one slice of work, and returns the answer once it is known.
    pub(super) fn work(&mut self) -> Option<Answer> {
        match self {
            Self::Classic(solver) => match solver.run(CLASSIC_NODES_PER_SLICE) {
                Progress::Done => classic_answer(&solver.answer()),
                Progress::Working => None,
            },
            Self::Variant(solver) => solver.work(),
        }
    }
}

impl Job for SolveJob {
    fn work(&mut self, output: &mut Output) -> Progress {
        output.end(self.0.work().map(TaskReport::Solve))
    }

    fn progress(&self, _: &mut Output) {}
}

impl ModelSolver {
    fn new(puzzle: &Puzzle) -> Self {
        let board = puzzle.rules().model(puzzle.givens(), Consistency::Domain);
        let solver = csp::Solver::new(board.model(), 1);
        Self { board, solver, first: None }
    }

    fn work(&mut self) -> Option<Answer> {
        if self.solver.run(VARIANT_NODES_PER_SLICE) == Progress::Working {
            return None;
        }
        let found = self.solver.solution_count();
        let last = self.solver.solution().map(|solution| self.board.givens(solution));
        match (self.first.take(), last) {
            (_, None) => {
                Some(Answer::Impossible(Refutation::BySearch { nodes: self.solver.nodes() }))
            }
            (None, Some(first)) if self.solver.status() == csp::Status::LimitReached => {
                self.first = Some(first);
                self.solver.raise_limit(2);
                None
            }
            (Some(first), Some(second)) if found > 1 => Some(Answer::Several([first, second])),
            (_, Some(solution)) => Some(Answer::Unique(solution)),
        }
    }
}

/// Returns the page's answer for that of a solver that has searched for two solutions.
fn classic_answer(answer: &fast::Answer) -> Option<Answer> {
    if let fast::Answer::Refuted(refutation) = answer {
        return Some(Answer::Impossible(*refutation));
    }
    let givens = |grid: &Grid| Givens::from(grid.clone());
    match answer.solutions() {
        [] => None,
        [solution] => Some(Answer::Unique(givens(solution))),
        [first, second, ..] => Some(Answer::Several([givens(first), givens(second)])),
    }
}
