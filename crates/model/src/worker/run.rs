//! What page and worker know about a run: its identity, its progress, and queries about it.

use std::rc::Rc;

use serde::{Deserialize, Serialize};
use sudoku_engine::board::Digit;
use sudoku_engine::recording::{LevelCount, RecordingFacts, Target};
use sudoku_engine::search::Counters;

/// The identity of a run in the worker. Replies about other runs are dropped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct RunId(pub u32);

/// Figures of a running search are requested again when the steps added since the last request
/// are at least its steps divided by this.
pub(crate) const REFRESH_DIVISOR: u64 = 20;

/// How far the worker's run of the search has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    pub counters: Counters,
    pub is_over: bool,
    /// Whether the user stopped it.
    pub is_stopped: bool,
}

impl Progress {
    /// Applies a report on the run unless it is outdated. Returns whether it was new.
    pub(crate) fn advance(&mut self, counters: Counters, is_over: bool) -> bool {
        let is_newer = (counters.step(), is_over) > (self.counters.step(), self.is_over);
        if is_newer {
            (self.counters, self.is_over) = (counters, is_over);
        }
        is_newer
    }
}

/// The part of a run that the map can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RunExtent {
    /// The number of steps that the search is known to have: the worker's, or those shown.
    pub extent: u64,
    /// The number of steps of the worker's run.
    pub run_steps: u64,
    /// Whether the worker's run is over, or stopped by the user.
    pub is_idle: bool,
    /// The number of levels that the search can have.
    pub levels: u16,
}

/// A position requested from the worker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seek {
    /// The number of the request. Answers to other requests are dropped.
    pub id: u32,
    pub target: Target,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BranchQuery {
    /// The number of the request. Answers to other requests are dropped.
    pub id: u32,
    /// The digits from the first level down to each node.
    pub paths: Rc<[Vec<Digit>]>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RunFacts {
    pub recording: RecordingFacts,
    pub search_micros: u64,
    /// The time it took to find the last requested position; `None` before the first.
    pub seek_micros: Option<u64>,
    pub memory_bytes: u64,
}

impl RunFacts {
    /// Returns the placements per second, or `None` while the time is too short to measure.
    pub fn placements_per_second(&self, placements: u64) -> Option<u64> {
        let per_second =
            (u128::from(placements) * 1_000_000).checked_div(self.search_micros.into())?;
        u64::try_from(per_second).ok()
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LaneReport {
    pub counters: Counters,
    /// The number of placements that had an alternative, if counted.
    pub guesses: Option<u64>,
    pub is_over: bool,
    /// Whether its time is final.
    pub is_timed: bool,
    /// The time taken so far in nanoseconds, including recording. A search too short to
    /// measure is timed alone, over many repetitions.
    pub nanos: u64,
    /// What it has met on each level of the board.
    pub levels: Vec<LevelCount>,
}
