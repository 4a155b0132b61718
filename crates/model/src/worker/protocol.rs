//! What the page and the worker say to each other.

use serde::{Deserialize, Serialize};
use sudoku_engine::board::{Cell, Digit, Puzzle};
use sudoku_engine::explore::{Finished, Work};
use sudoku_engine::formats::{ReadError, Reading};
use sudoku_engine::generate::{Generated, NotMade};
use sudoku_engine::recording::{Branches, LevelCount, Map, Target};
use sudoku_engine::search::{Counters, Goal, Snapshot, Strategy};

use crate::generate::form::Plan;
use crate::solve::answer::{Answer, Posed};
use crate::solve::solutions::{Finding, SolutionQuery};
use crate::worker::export_job::Job;
use crate::worker::recorded::Recorded;
use crate::worker::run::LaneReport;
use crate::worker::run::RunFacts;
use crate::worker::run::RunId;

/// Raised with every change of these types. Worker files keep their names, so an
/// old worker from a cache can meet a new page.
pub const VERSION: u32 = 11;

/// From the page to the worker.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Request {
    /// Search this puzzle instead of what was searched before.
    Start {
        /// The run's id.
        run: RunId,
        /// The puzzle.
        puzzle: Puzzle,
        /// How far.
        goal: Goal,
        /// How.
        strategy: Strategy,
    },
    /// Search this puzzle beside what else is searched.
    StartLane {
        /// The run's id.
        run: RunId,
        /// The puzzle.
        puzzle: Puzzle,
        /// How far.
        goal: Goal,
        /// How.
        strategy: Strategy,
    },
    /// Forget a run that was searched beside others.
    EndLane {
        /// The run's id.
        run: RunId,
    },
    /// Let the run rest, or go on.
    Pause {
        /// The run's id.
        run: RunId,
        /// Whether it rests.
        paused: bool,
    },
    /// Find a place in the run, now or when it has come so far. It takes the place
    /// of a request not answered yet.
    Seek {
        /// The run's id.
        run: RunId,
        /// The request's number.
        id: u32,
        /// The place.
        target: Target,
    },
    /// Tell what became of the children of these nodes, as far as the run has come.
    Branches {
        /// The run's id.
        run: RunId,
        /// The request's number.
        id: u32,
        /// The digits from the first level down to each node.
        paths: Vec<Vec<Digit>>,
    },
    /// Draw a stretch of the run, as far as it has come: at once from what is kept,
    /// then again from a search of the stretch. It takes the place of a request not
    /// answered fully yet.
    Map {
        /// The run's id.
        run: RunId,
        /// The request's number.
        id: u32,
        /// What of the run.
        frame: MapFrame,
    },
    /// Draw nothing more.
    CancelMap {
        /// The run's id.
        run: RunId,
    },
    /// Solve this puzzle.
    Solve {
        /// The request's number.
        id: u32,
        /// The puzzle.
        puzzle: Posed,
    },
    /// Stop solving.
    CancelSolve,
    /// Find something out about the solutions of this puzzle, in place of what was asked
    /// of the same kind and is not answered yet.
    Inquire {
        /// The request's number.
        id: u32,
        /// The puzzle.
        puzzle: Posed,
        /// What.
        inquiry: SolutionQuery,
    },
    /// Leave a question about solutions unanswered.
    CancelInquiry {
        /// Its request's number.
        id: u32,
    },
    /// Make a puzzle.
    Make {
        /// The request's number.
        id: u32,
        /// Which.
        plan: Plan,
    },
    /// Stop making one.
    CancelMake,
    /// Make a puzzle again, and tell how.
    TellMaking {
        /// The request's number.
        id: u32,
        /// Which.
        plan: Plan,
    },
    /// It is not to be told any more.
    CancelTelling,
    /// Search everything below a node that a person opened.
    Finish {
        /// The request's number.
        id: u32,
        /// The puzzle.
        puzzle: Puzzle,
        /// How.
        strategy: Strategy,
        /// How far.
        goal: Goal,
        /// The digits down to the node, which its strategy lets a person choose.
        path: Vec<(Cell, Digit)>,
    },
    /// Stop searching there.
    CancelFinish,
    /// Make puzzles from this plan and its next seeds, to be told one by one. Those of
    /// another request are not wanted any more.
    MakeMany {
        /// The request's number.
        id: u32,
        /// The first.
        plan: Plan,
        /// How many.
        number: u16,
    },
    /// Stop making many.
    CancelMakeMany,
    /// Read this text.
    Read {
        /// The request's number.
        id: u32,
        /// The text.
        text: String,
    },
    /// Write this file. It takes the place of one not written to its end.
    Export {
        /// The run it is of.
        run: RunId,
        /// The request's number.
        id: u32,
        /// The file.
        job: Job,
    },
    /// Stop writing the file.
    CancelExport,
    /// Tell about the run itself from now on, or no more.
    AboutRun {
        /// Whether to.
        wanted: bool,
    },
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
    /// The map.
    pub map: Map,
    /// States of the search by their step, at or before each column's beginning as
    /// far as they are kept anyway.
    pub anchors: Vec<Snapshot>,
    /// For each level of the board what the run has met there so far.
    pub profile: Vec<LevelCount>,
}

/// What a seek came to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Found {
    /// The search at that place.
    At(Snapshot),
    /// There is no such place.
    Nowhere,
}

/// From the worker to the page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Reply {
    /// The worker is ready.
    Ready {
        /// Its [`VERSION`].
        version: u32,
    },
    /// How far the run has come.
    Progress {
        /// The run's id.
        run: RunId,
        /// Its counts.
        counters: Counters,
        /// Whether it has come to its end.
        is_over: bool,
    },
    /// How far a run beside others has come, and what it has met.
    Lane {
        /// The run's id.
        run: RunId,
        /// What is known of it.
        report: Box<LaneReport>,
    },
    /// A place in the run.
    Sought {
        /// The run's id.
        run: RunId,
        /// The request's number.
        id: u32,
        /// The place.
        found: Found,
    },
    /// Nodes with their children.
    Branches {
        /// The run's id.
        run: RunId,
        /// The request's number.
        id: u32,
        /// One for each path asked for; `None` where the run has not come to it.
        branches: Vec<Option<Branches>>,
    },
    /// A stretch of the run.
    Map {
        /// The run's id.
        run: RunId,
        /// The request's number.
        id: u32,
        /// The map.
        sheet: Box<TimelineTile>,
    },
    /// The answer to a puzzle.
    Solved {
        /// The request's number.
        id: u32,
        /// The answer.
        answer: Answer,
    },
    /// What was found out about the solutions of a puzzle.
    FoundOut {
        /// The request's number.
        id: u32,
        /// What is known now.
        finding: Finding,
        /// Whether that is all that will be known.
        is_over: bool,
    },
    /// What making a puzzle came to.
    Made {
        /// The request's number.
        id: u32,
        /// The puzzle, or why there is none.
        outcome: Result<Box<Generated>, NotMade>,
    },
    /// How a puzzle was made.
    MakingTold {
        /// The request's number.
        id: u32,
        /// How, or why there is none.
        outcome: Result<Box<Recorded>, NotMade>,
    },
    /// How far the search below a node has come.
    FinishProgress {
        /// The request's number.
        id: u32,
        /// What it has done so far.
        work: Work,
    },
    /// What the search below a node came to.
    Finished {
        /// The request's number.
        id: u32,
        /// What was found.
        finished: Finished,
    },
    /// What making one of many puzzles came to; where it is none, no more follow.
    MadeOneOfMany {
        /// The request's number.
        id: u32,
        /// Which, from 0.
        nth: u16,
        /// Where chance began.
        seed: u64,
        /// The puzzle, or why there is none.
        outcome: Result<Box<Generated>, NotMade>,
    },
    /// What reading a text came to.
    Read {
        /// The request's number.
        id: u32,
        /// The board, or why it is none.
        outcome: Result<Reading, ReadError>,
    },
    /// About the run itself.
    AboutRun {
        /// The run's id.
        run: RunId,
        /// What is measured and counted of it.
        facts: RunFacts,
    },
    /// The next bytes of a file.
    ExportPiece {
        /// The request's number.
        id: u32,
        /// The bytes.
        #[serde(with = "serde_bytes")]
        bytes: Vec<u8>,
    },
    /// How far a file has been written.
    ExportProgress {
        /// The request's number.
        id: u32,
        /// Nodes, steps or levels written.
        written: u64,
    },
    /// All of a file has been sent.
    ExportEnded {
        /// The request's number.
        id: u32,
        /// Its size.
        bytes: u64,
    },
    /// The file could not be written.
    ExportFailed {
        /// The request's number.
        id: u32,
    },
}
