//! The search of everything below a node that a person opened.

use sudoku_engine::board::{Cell, Digit};
use sudoku_engine::explore::{Branch, Explorer};
use sudoku_engine::search::Stepper;

use crate::worker::protocol::Reply;

/// Steps of the sources' strategy in a slice: a few ms.
const STEPS: u64 = 400_000;

/// A branch being searched.
#[derive(Debug)]
pub(super) struct Finishing {
    id: u32,
    branch: Branch,
    slice: u64,
}

impl Finishing {
    /// Below the node of this search where these digits were chosen, one after the other.
    pub(super) fn new(id: u32, start: &Stepper, path: &[(Cell, Digit)]) -> Self {
        let mut tree = Explorer::new(start);
        for &(cell, digit) in path {
            // The page has chosen the same from the same.
            let chosen = tree.choose(cell, digit);
            debug_assert!(chosen.is_ok(), "{cell:?} {digit:?}");
        }
        let slice = (STEPS / u64::from(start.effort())).max(1);
        Self { id, branch: tree.branch(start.goal()), slice }
    }

    /// Does one slice of work, and says what it came to once it is known.
    pub(super) fn work(&mut self) -> Option<Reply> {
        let is_over = self.branch.run(self.slice);
        is_over.then(|| Reply::Finished { id: self.id, finished: self.branch.finished() })
    }

    /// How far it has come.
    pub(super) fn progress(&self) -> Reply {
        Reply::FinishProgress { id: self.id, work: self.branch.work() }
    }
}
