//! Rating a puzzle: one step after the other, once it is known to have one solution.

use sudoku_engine::board::Puzzle;
use sudoku_engine::fast::Progress;
use sudoku_engine::logic::{LogicPath, Technique};

use super::job::{Job, Output};
use super::solve_job::Solver;
use crate::solve::answer::Answer;
use crate::solve::rating::RatingResult;
use crate::worker::task::TaskReport;

#[derive(Debug)]
pub(super) struct RateJob {
    solver: Option<Solver>,
    path: LogicPath,
    techniques: Vec<(Technique, u64)>,
}

impl RateJob {
    pub(super) fn new(puzzle: &Puzzle) -> Self {
        Self {
            solver: Some(Solver::new(puzzle)),
            path: LogicPath::new(puzzle),
            techniques: Vec::new(),
        }
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
        let Some(step) = self.path.next() else {
            let techniques = std::mem::take(&mut self.techniques);
            return Some(RatingResult::Rated { rating: self.path.rating(), techniques });
        };
        match self.techniques.iter_mut().find(|(technique, _)| *technique == step.technique) {
            Some((_, count)) => *count += 1,
            None => self.techniques.push((step.technique, 1)),
        }
        None
    }
}

impl Job for RateJob {
    fn work(&mut self, output: &mut Output) -> Progress {
        output.end(self.run().map(TaskReport::Rate))
    }

    fn progress(&self, _: &mut Output) {}
}
