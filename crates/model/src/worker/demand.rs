//! What the page wants of the worker now.

use sudoku_engine::board::Puzzle;
use sudoku_engine::search::{Goal, Strategy};

use crate::base::asked::TaskId;
use crate::worker::export_job::ExportOrder;
use crate::worker::protocol::MapFrame;
use crate::worker::run::{BranchQuery, RunId, Seek};
use crate::worker::task::Task;

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Demand {
    pub run: Option<RunDemand>,
    pub lanes: Vec<RunDemand>,
    pub tasks: Vec<(TaskId, Task)>,
    /// The file that is saved when all of it has come.
    pub download: Option<ExportOrder>,
    pub run_stats: bool,
    /// How often a person has wanted a worker that had been given up.
    pub attempt: u32,
}

impl Demand {
    /// What is left of it while one place follows the other, so that nobody looks at what
    /// stands around them; the map becomes sharper afterwards.
    #[must_use]
    pub fn in_passing(mut self) -> Self {
        if let Some(run) = &mut self.run {
            (run.branching, run.forest, run.map) = (None, None, None);
        }
        self
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RunDemand {
    pub id: RunId,
    pub puzzle: Puzzle,
    pub goal: Goal,
    pub strategy: Strategy,
    pub paused: bool,
    pub seek: Option<Seek>,
    /// The node on show, where it is asked about.
    pub branching: Option<BranchQuery>,
    /// The nodes that the tree asks about.
    pub forest: Option<BranchQuery>,
    /// The stretch that the map wants to be told of, with the request's number.
    pub map: Option<(u32, MapFrame)>,
}
