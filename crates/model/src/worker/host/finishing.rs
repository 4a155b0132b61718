//! The search of everything below a node that the user expanded.

use sudoku_engine::explore::{self, Explorer};
use sudoku_engine::fast::Progress;
use sudoku_engine::search::Stepper;

use super::job::{Job, Output};
use crate::worker::task::{Branch, FinishNews, News};

/// Steps per slice with the sources' strategy: a few ms.
const STEPS: u64 = 400_000;

#[derive(Debug)]
pub(super) struct Finishing {
    branch: explore::Branch,
    slice: u64,
}

impl Finishing {
    pub(super) fn new(branch: &Branch) -> Self {
        let start = Stepper::with_strategy(&branch.puzzle, branch.goal, branch.strategy);
        let mut tree = Explorer::new(&start);
        for &(cell, digit) in branch.path.iter() {
            // The page made the same choices in the same tree.
            let chosen = tree.choose(cell, digit);
            debug_assert!(chosen.is_ok(), "{cell:?} {digit:?}");
        }
        let slice = (STEPS / u64::from(start.effort())).max(1);
        Self { branch: tree.branch(start.goal()), slice }
    }
}

impl Job for Finishing {
    fn work(&mut self, output: &mut Output) -> Progress {
        let is_over = self.branch.run(self.slice);
        let finished = is_over.then(|| News::Finish(FinishNews::Over(self.branch.finished())));
        output.end(finished)
    }

    fn progress(&self, output: &mut Output) {
        output.tell(&News::Finish(FinishNews::Progress(self.branch.work())));
    }
}
