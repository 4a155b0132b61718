//! What page and worker know of a run: which one it is, how far it is, what is asked about it.

use std::rc::Rc;

use serde::{Deserialize, Serialize};
use sudoku_engine::board::Digit;
use sudoku_engine::recording::{LevelCount, RecordingFacts, Target};
use sudoku_engine::search::Counters;

/// A run of a search in the worker; a reply about another one is dropped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct RunId(pub u32);

/// Figures of a search that goes on are asked for anew when it has grown by this part.
pub(crate) const GROWTH: u64 = 20;

/// How far the worker's run of the search has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    pub counters: Counters,
    pub is_over: bool,
    /// Whether a person stopped it.
    pub is_stopped: bool,
}

impl Progress {
    /// Takes news of the run, unless it is old. Says which it was.
    pub(crate) fn advance(&mut self, counters: Counters, is_over: bool) -> bool {
        let is_news = (counters.step(), is_over) > (self.counters.step(), self.is_over);
        if is_news {
            (self.counters, self.is_over) = (counters, is_over);
        }
        is_news
    }
}

/// What of a run the map can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RunExtent {
    /// Steps that the search is known to have: the worker's, or those shown.
    pub extent: u64,
    pub run: u64,
    /// Whether the worker's run goes no further for now.
    pub rests: bool,
    pub levels: u16,
}

/// A place that the worker has been asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seek {
    /// Its number; an answer to another one is dropped.
    pub id: u32,
    pub target: Target,
}

/// What the worker is asked about nodes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BranchQuery {
    /// The request's number; an answer to another one is dropped.
    pub id: u32,
    /// The digits from the first level down to each node.
    pub paths: Rc<[Vec<Digit>]>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RunFacts {
    pub recording: RecordingFacts,
    /// Microseconds that it was searched.
    pub searching: u64,
    /// Microseconds it took to find the last place asked for; `None` before the first.
    pub seek: Option<u64>,
    /// Bytes of memory that the worker has.
    pub memory: u64,
}

impl RunFacts {
    /// Placements a second, given how many; `None` while the time is too short to tell.
    pub fn placements_a_second(&self, placements: u64) -> Option<u64> {
        let a_second = (u128::from(placements) * 1_000_000).checked_div(self.searching.into())?;
        u64::try_from(a_second).ok()
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LaneReport {
    pub counters: Counters,
    /// Placements that had an alternative, where they are counted.
    pub guesses: Option<u64>,
    pub is_over: bool,
    /// Whether its time is known for good.
    pub is_timed: bool,
    /// Nanoseconds that it took so far, the recording included; a search too short to be
    /// measured is timed alone, by many of the same.
    pub nanos: u64,
    /// For each level of the board what it has met there.
    pub levels: Vec<LevelCount>,
}
