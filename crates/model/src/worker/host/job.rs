//! What the worker's tasks have in common: they are worked on in slices, side by side.

use sudoku_engine::fast::Progress;

use super::picture::Picture;
use crate::base::task_state::TaskId;
use crate::worker::protocol::Reply;
use crate::worker::task::{ExportReport, TaskReport};

/// A task in progress. It creates its replies itself, which keeps the code of its reports out of
/// the worker's first chunk.
pub(super) trait Job {
    /// Does one slice of work.
    fn work(&mut self, output: &mut Output) -> Progress;

    /// Reports the progress, or what is known by now.
    fn progress(&self, output: &mut Output);
}

/// The output of a slice of work.
#[derive(Debug)]
pub(super) struct Output {
    id: TaskId,
    pub(super) replies: Vec<Reply>,
    /// The drawing that the task results in.
    pub(super) picture: Option<Picture>,
}

impl Output {
    /// Creates an empty output of the task with this number.
    pub(super) const fn of(id: TaskId) -> Self {
        Self { id, replies: Vec::new(), picture: None }
    }

    pub(super) fn report(&mut self, report: &TaskReport) {
        self.replies.push(Reply::of_task(self.id, report));
    }

    pub(super) fn report_export(&mut self, report: ExportReport) {
        self.replies.push(Reply::Export { id: self.id, report });
    }

    /// Ends the task with its result, once that is known.
    pub(super) fn end(&mut self, result: Option<TaskReport>) -> Progress {
        let Some(report) = result else { return Progress::Working };
        self.report(&report);
        Progress::Done
    }
}
