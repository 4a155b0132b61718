//! The messages between page and worker.

use std::rc::Rc;

use serde::{Deserialize, Serialize};
use sudoku_engine::board::{Digit, Puzzle};
use sudoku_engine::recording::{Branches, LevelCount, Map, Target};
use sudoku_engine::search::{Counters, Goal, Snapshot, Strategy};

use crate::base::task_state::TaskId;
use crate::worker::packed::Packed;
use crate::worker::run::{LaneReport, RunFacts, RunId};
use crate::worker::run_program_task::WriteBytes;
use crate::worker::task::{ExportReport, Task, TaskPart, TaskReport};

/// A number that changes with the sources of model and engine. Worker files keep their names,
/// so a new page can meet an old worker from a cache, which could search differently.
pub const VERSION: u32 = match u32::from_str_radix(env!("SOURCES"), 10) {
    Ok(number) => number,
    Err(_) => panic!("the build script sets `SOURCES` to a number"),
};

/// What a message reveals about the worker that sent it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// It accepts messages, and was built from the sources with this number.
    Ready { version: u32 },
    /// It is still running.
    Alive,
    /// It finished something that will not be requested again.
    Finished,
    /// It has done all work of the first `handled_count` messages.
    Idle { handled_count: u32 },
}

/// A message from the page to the worker.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Request {
    /// Search this puzzle instead of the previous one.
    StartRun {
        run: RunId,
        puzzle: Puzzle,
        goal: Goal,
        strategy: Strategy,
    },
    /// Show what a program wrote to the grid of this puzzle as a search, instead of the previous
    /// run or in addition to the other searches. The code for it is in [`TaskPart::Programs`].
    StartProgramRun {
        run: RunId,
        puzzle: Puzzle,
        writes: Rc<WriteBytes>,
        is_lane: bool,
    },
    /// Search this puzzle in addition to the other searches.
    StartLane {
        run: RunId,
        puzzle: Puzzle,
        goal: Goal,
        strategy: Strategy,
    },
    /// Forget a run that was started by [`StartLane`](Self::StartLane).
    EndLane {
        run: RunId,
    },
    /// Pause or resume the run.
    Pause {
        run: RunId,
        is_paused: bool,
    },
    /// Find a place in the run, now or once the run has come that far. Replaces a request not
    /// answered yet.
    Seek {
        run: RunId,
        id: u32,
        target: Target,
    },
    /// Report the children of these nodes, for the part of the run searched so far. A path is
    /// the digits from the first level down to a node.
    Branches {
        run: RunId,
        id: u32,
        paths: Vec<Vec<Digit>>,
    },
    /// Draw a stretch of the run, for the part searched so far: at once from what is recorded,
    /// then again from a search of the stretch. Replaces a request not fully answered yet.
    Map {
        run: RunId,
        id: u32,
        frame: MapFrame,
    },
    CancelMap {
        run: RunId,
    },
    Start {
        id: TaskId,
        /// The part that starts the task.
        part: TaskPart,
        task: Packed<Task>,
    },
    /// Cancel this task, unless it is over.
    Cancel {
        id: TaskId,
    },
    /// Start or stop reporting facts about the run itself.
    RunStats {
        is_enabled: bool,
    },
}

/// A stretch of a run, and the resolution of its map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MapFrame {
    /// The stretch begins after this step.
    pub from: u64,
    /// It ends with this step, or at the end of the run so far.
    pub to: u64,
    /// The number of columns, from 1.
    pub columns: u16,
    /// The maximum number of rows, from 1.
    pub rows: u16,
}

/// A map, with snapshots that bring each of its steps within the page's reach.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TimelineTile {
    pub map: Map,
    /// Recorded states of the search, at or before the beginning of each column.
    pub anchors: Vec<Snapshot>,
    /// What the run has met so far on each level of the board.
    pub profile: Vec<LevelCount>,
}

/// The result of a seek.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SeekOutcome {
    Found(Snapshot),
    Nowhere,
}

/// A message from the worker to the page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Reply {
    /// The worker is ready; `version` is its [`VERSION`].
    Ready { version: u32 },
    /// The progress of the run.
    Progress { run: RunId, counters: Counters, is_over: bool },
    /// The progress of a lane, and what it has met.
    Lane { run: RunId, report: Box<LaneReport> },
    /// The result of a seek.
    Seek { run: RunId, id: u32, outcome: SeekOutcome },
    /// A result for each requested path; `None` if the run has not reached it.
    Branches { run: RunId, id: u32, branches: Vec<Option<Branches>> },
    /// The map of a stretch of the run.
    Map { run: RunId, id: u32, tile: Box<TimelineTile> },
    /// A report on a task, and whether it ends the task.
    Task { id: TaskId, report: Packed<TaskReport>, is_last: bool },
    /// Bytes of the file that a task writes, or its progress.
    Export { id: TaskId, report: ExportReport },
    /// Measurements and counts of the run.
    RunStats { run: RunId, facts: RunFacts },
    /// The worker is busy and has nothing else to report.
    Alive,
    /// All work of the first `handled_count` requests is done.
    Idle { handled_count: u32 },
}

impl Reply {
    /// Creates a reply with a report on a task.
    pub fn of_task(id: TaskId, report: &TaskReport) -> Self {
        Self::Task { id, report: Packed::new(report), is_last: report.is_last() }
    }

    /// Returns what the reply reveals about the worker. Work that every new worker repeats
    /// does not count as success.
    pub const fn sign(&self) -> Sign {
        match self {
            Self::Ready { version } => Sign::Ready { version: *version },
            Self::Idle { handled_count } => Sign::Idle { handled_count: *handled_count },
            Self::Task { is_last: true, .. } => Sign::Finished,
            Self::Export { report, .. } if report.is_last() => Sign::Finished,
            Self::Task { is_last: false, .. }
            | Self::Export { .. }
            | Self::Progress { .. }
            | Self::Lane { .. }
            | Self::Seek { .. }
            | Self::Branches { .. }
            | Self::Map { .. }
            | Self::RunStats { .. }
            | Self::Alive => Sign::Alive,
        }
    }

    /// Returns whether it is about a run that is played, or about the worker itself.
    pub(crate) const fn is_of_run(&self) -> bool {
        match self {
            Self::Ready { .. }
            | Self::Progress { .. }
            | Self::Seek { .. }
            | Self::Branches { .. }
            | Self::Map { .. }
            | Self::Alive
            | Self::Idle { .. } => true,
            Self::Lane { .. } | Self::Task { .. } | Self::Export { .. } | Self::RunStats { .. } => {
                false
            }
        }
    }

    /// Returns whether it is the result of a seek.
    pub const fn is_seek(&self) -> bool {
        match self {
            Self::Seek { .. } => true,
            Self::Ready { .. }
            | Self::Idle { .. }
            | Self::Task { .. }
            | Self::Export { .. }
            | Self::Progress { .. }
            | Self::Lane { .. }
            | Self::Branches { .. }
            | Self::Map { .. }
            | Self::RunStats { .. }
            | Self::Alive => false,
        }
    }
}
