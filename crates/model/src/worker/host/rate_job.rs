//! Rating a puzzle: one step after the other, once it is known to have one solution.

use std::rc::Rc;

use sudoku_engine::board::{DigitSet, Puzzle};
use sudoku_engine::fast::Progress;
use sudoku_engine::logic::{LogicPath, LogicState};

use super::job::{Job, Output};
use super::solve_job::Solver;
use crate::solve::answer::Answer;
use crate::solve::hint::HintStep;
use crate::solve::rating::{LogicSolution, RatingResult};
use crate::worker::task::TaskReport;

#[derive(Debug)]
pub(super) struct RateJob {
    solver: Option<Solver>,
    path: LogicPath,
    steps: Vec<HintStep>,
}

impl RateJob {
    pub(super) fn new(puzzle: &Puzzle) -> Self {
        Self { solver: Some(Solver::new(puzzle)), path: LogicPath::new(puzzle), steps: Vec::new() }
    }

    /// Does one slice of work, which is a single step once the solution is known, and returns the
    /// result at the end.
    fn run(&mut self) -> Option<RatingResult> {
        if let Some(solver) = &mut self.solver {
            return match solver.work()? {
                Answer::Unique(_) => {
                    self.solver = None;
                    None
                }
                Answer::Several(_) | Answer::Impossible(_) => Some(RatingResult::NotProper),
            };
        }
        let candidates = candidates(self.path.state());
        let Some(step) = self.path.next() else {
            let (rating, steps) = (self.path.rating(), std::mem::take(&mut self.steps));
            let solution = LogicSolution { rating, steps, last_candidates: candidates };
            return Some(RatingResult::Rated(Rc::new(solution)));
        };
        self.steps.push(HintStep { step, candidates });
        None
    }
}

/// Returns the candidates by cell.
pub(super) fn candidates(state: &LogicState) -> Vec<DigitSet> {
    state.shape().cells().map(|cell| state.candidates(cell)).collect()
}

impl Job for RateJob {
    fn work(&mut self, output: &mut Output) -> Progress {
        output.end(self.run().map(TaskReport::Rate))
    }

    fn progress(&self, _: &mut Output) {}
}
