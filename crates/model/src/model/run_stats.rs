//! What is told of the run itself: how fast it was, and what is kept of it.

use serde::{Deserialize, Serialize};
use sudoku_engine::recording::RecordingFacts;

/// What the worker measures and counts of its run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RunFacts {
    /// What is kept of it.
    pub recording: RecordingFacts,
    /// Microseconds that it was searched.
    pub searching: u64,
    /// Microseconds that the last place asked for took to be found; `None` before the
    /// first.
    pub seek: Option<u64>,
    /// Bytes of memory that the worker has.
    pub memory: u64,
}

impl RunFacts {
    /// Placements a second, of which there were so many; `None` while the time is too
    /// short to tell.
    pub fn placements_a_second(&self, placements: u64) -> Option<u64> {
        let a_second = (u128::from(placements) * 1_000_000).checked_div(self.searching.into())?;
        u64::try_from(a_second).ok()
    }
}

/// The panel about the run while it is open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AboutRun {
    /// What the worker told last.
    pub facts: Option<RunFacts>,
}
