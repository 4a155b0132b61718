//! What the page currently wants from the worker.

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
    /// The file to save once it is complete.
    pub download: Option<ExportOrder>,
    pub run_stats: bool,
    /// The number of times the user asked for a worker that had been given up.
    pub attempt: u32,
}

impl Demand {
    /// Returns the demand while scrubbing: without queries about the nodes around each place,
    /// which would pass unseen, and without the map, which gets sharper afterwards.
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
    /// The query about the node on show, if any.
    pub branching: Option<BranchQuery>,
    /// The query about the nodes of the tree, if any.
    pub forest: Option<BranchQuery>,
    /// The stretch that the map requests, with the number of the request.
    pub map: Option<(u32, MapFrame)>,
}
