//! What the page and the worker say to each other.

use serde::{Deserialize, Serialize};
use sudoku_engine::board::{Digit, Puzzle};
use sudoku_engine::recording::{Branches, LevelCount, Map, Target};
use sudoku_engine::search::{Counters, Goal, Snapshot, Strategy};

use crate::base::asked::TaskId;
use crate::worker::packed::Packed;
use crate::worker::run::{LaneReport, RunFacts, RunId};
use crate::worker::task::{ExportNews, News, Task};

/// Another number for other sources of model and engine. Worker files keep their names, so
/// an old worker from a cache can meet a new page, and could search otherwise than it.
pub const VERSION: u32 = match u32::from_str_radix(env!("SOURCES"), 10) {
    Ok(number) => number,
    Err(_) => panic!("the build script gives a number"),
};

/// What a message tells of the worker that sent it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// It takes messages, and was built from sources of this number.
    Ready { version: u32 },
    /// It is alive.
    Alive,
    /// Something is done that nobody will ask for again.
    Finished,
    /// It has done all that the first so many messages asked of it.
    Rests { heard: u32 },
}

/// From the page to the worker.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Request {
    /// Search this puzzle instead of what was searched before.
    StartRun { run: RunId, puzzle: Puzzle, goal: Goal, strategy: Strategy },
    /// Search this puzzle beside what else is searched.
    StartLane { run: RunId, puzzle: Puzzle, goal: Goal, strategy: Strategy },
    /// Forget a run that was searched beside others.
    EndLane { run: RunId },
    /// Let the run rest, or go on.
    Pause { run: RunId, paused: bool },
    /// Find a place in the run, now or when it has come so far. It takes the place
    /// of a request not answered yet.
    Seek { run: RunId, id: u32, target: Target },
    /// Tell what became of the children of these nodes, as far as the run has come. A path
    /// is the digits from the first level down to a node.
    Branches { run: RunId, id: u32, paths: Vec<Vec<Digit>> },
    /// Draw a stretch of the run, as far as it has come: at once from what is kept,
    /// then again from a search of the stretch. It takes the place of a request not
    /// answered fully yet.
    Map { run: RunId, id: u32, frame: MapFrame },
    /// Draw nothing more.
    CancelMap { run: RunId },
    /// Begin this task.
    Start { id: TaskId, task: Packed<Task> },
    /// Stop this task, if it is not over.
    Cancel { id: TaskId },
    /// Tell about the run itself from now on, or no more.
    RunStats { wanted: bool },
}

/// A stretch of a run, and how finely it is to be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MapFrame {
    /// The stretch begins after this step.
    pub from: u64,
    /// It ends with this step, or where the run has come.
    pub to: u64,
    /// Columns, from 1.
    pub columns: u16,
    /// Rows at the most, from 1.
    pub rows: u16,
}

/// A map, with what makes every one of its steps near for the page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TimelineTile {
    pub map: Map,
    /// Kept states of the search, by their step, at or before each column's beginning.
    pub anchors: Vec<Snapshot>,
    /// For each level of the board what the run has met there so far.
    pub profile: Vec<LevelCount>,
}

/// What a seek came to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Found {
    At(Snapshot),
    Nowhere,
}

/// From the worker to the page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Reply {
    /// The worker is ready, and this is its [`VERSION`].
    Ready { version: u32 },
    /// How far the run has come.
    Progress { run: RunId, counters: Counters, is_over: bool },
    /// How far a run beside others has come, and what it has met.
    Lane { run: RunId, report: Box<LaneReport> },
    /// What a seek came to.
    Sought { run: RunId, id: u32, found: Found },
    /// One for each path asked for; `None` where the run has not come to it.
    Branches { run: RunId, id: u32, branches: Vec<Option<Branches>> },
    /// A stretch of the run.
    Map { run: RunId, id: u32, sheet: Box<TimelineTile> },
    /// News of a task, and whether it is over by them.
    Task { id: TaskId, news: Packed<News>, is_last: bool },
    /// Bytes of the file that a task writes, or how far it is.
    Export { id: TaskId, news: ExportNews },
    /// What is measured and counted of the run.
    RunStats { run: RunId, facts: RunFacts },
    /// It is at work, and has nothing else to say.
    Works,
    /// Nothing is left of what the first so many requests wanted.
    Rests { heard: u32 },
}

impl Reply {
    /// News of a task.
    pub fn of_task(id: TaskId, news: &News) -> Self {
        Self::Task { id, news: Packed::new(news), is_last: news.is_last() }
    }

    /// What it tells of the worker. What each new worker does again is no success.
    pub const fn sign(&self) -> Sign {
        match self {
            Self::Ready { version } => Sign::Ready { version: *version },
            Self::Rests { heard } => Sign::Rests { heard: *heard },
            Self::Task { is_last: true, .. } => Sign::Finished,
            Self::Export { news, .. } if news.is_last() => Sign::Finished,
            Self::Task { is_last: false, .. }
            | Self::Export { .. }
            | Self::Progress { .. }
            | Self::Lane { .. }
            | Self::Sought { .. }
            | Self::Branches { .. }
            | Self::Map { .. }
            | Self::RunStats { .. }
            | Self::Works => Sign::Alive,
        }
    }

    /// Whether it tells of a place that was looked for.
    pub const fn is_sought(&self) -> bool {
        match self {
            Self::Sought { .. } => true,
            Self::Ready { .. }
            | Self::Rests { .. }
            | Self::Task { .. }
            | Self::Export { .. }
            | Self::Progress { .. }
            | Self::Lane { .. }
            | Self::Branches { .. }
            | Self::Map { .. }
            | Self::RunStats { .. }
            | Self::Works => false,
        }
    }
}
