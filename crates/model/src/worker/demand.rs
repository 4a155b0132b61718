//! What the page currently wants from the worker.

use std::rc::Rc;

use sudoku_engine::board::Puzzle;
use sudoku_engine::search::{Goal, Strategy};

use crate::base::task_state::TaskId;
use crate::worker::export_task::ExportRequest;
use crate::worker::protocol::MapFrame;
use crate::worker::run::{BranchQuery, RunId, Seek};
use crate::worker::run_program_task::WriteBytes;
use crate::worker::task::Task;

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Demand {
    pub run: Option<RunDemand>,
    pub lanes: Vec<RunDemand>,
    pub tasks: Vec<(TaskId, Task)>,
    /// The file to save once it is complete.
    pub download: Option<ExportRequest>,
    pub wants_run_stats: bool,
    /// The number of times the user asked for a worker that had been given up.
    pub attempt: u32,
}

impl Demand {
    /// Returns the demand while scrubbing: without queries about the nodes around each place,
    /// which would pass unseen, and without the map, which gets sharper afterwards.
    #[must_use]
    pub fn for_scrubbing(mut self) -> Self {
        if let Some(run) = &mut self.run {
            (run.branch_table_query, run.tree_query, run.map) = (None, None, None);
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
    /// What a program wrote, if this is its run.
    pub writes: Option<Rc<WriteBytes>>,
    pub is_paused: bool,
    pub seek: Option<Seek>,
    /// The query about the shown node, if any.
    pub branch_table_query: Option<BranchQuery>,
    /// The query about the nodes of the tree, if any.
    pub tree_query: Option<BranchQuery>,
    /// The stretch that the map requests, with the number of the request.
    pub map: Option<(u32, MapFrame)>,
}
