//! The search of everything below a node that the user expanded.

use sudoku_engine::explore::{self, Explorer};
use sudoku_engine::fast::Progress;
use sudoku_engine::search::Stepper;

use super::job::{Job, Output};
use crate::worker::task::{Branch, FinishReport, TaskReport};

/// Steps with the sources' strategy: a few ms.
const STEPS_PER_SLICE: u64 = 400_000;

#[derive(Debug)]
pub(super) struct FinishJob {
    branch: explore::Branch,
    steps_per_slice: u64,
}

impl FinishJob {
    pub(super) fn new(branch: &Branch) -> Self {
        let start = Stepper::with_strategy(&branch.puzzle, branch.goal, branch.strategy);
        let mut tree = Explorer::new(&start);
        for &(cell, digit) in branch.path.iter() {
            // The page made the same choices in the same tree.
            let chosen = tree.choose(cell, digit);
            debug_assert!(chosen.is_ok(), "{cell:?} {digit:?}");
        }
        let steps_per_slice = (STEPS_PER_SLICE / u64::from(start.effort())).max(1);
        Self { branch: tree.branch(start.goal()), steps_per_slice }
    }
}

impl Job for FinishJob {
    fn work(&mut self, output: &mut Output) -> Progress {
        let is_over = self.branch.run(self.steps_per_slice);
        let report = is_over.then(|| TaskReport::Finish(FinishReport::Over(self.branch.result())));
        output.end(report)
    }

    fn progress(&self, output: &mut Output) {
        output.report(&TaskReport::Finish(FinishReport::Progress(self.branch.work())));
    }
}
