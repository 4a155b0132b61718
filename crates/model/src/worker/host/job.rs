//! What the worker's tasks have in common: they are worked on in slices, side by side.

use sudoku_engine::fast::Progress;

use super::picture::Picture;
use crate::base::asked::TaskId;
use crate::worker::protocol::Reply;
use crate::worker::task::{ExportNews, News};

/// A task in progress. It creates its replies itself, which keeps the code of its news out of
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

    /// Reports news of the task.
    pub(super) fn tell(&mut self, news: &News) {
        self.replies.push(Reply::of_task(self.id, news));
    }

    /// Reports news of the file that the task writes.
    pub(super) fn tell_export(&mut self, news: ExportNews) {
        self.replies.push(Reply::Export { id: self.id, news });
    }

    /// Ends the task with its result, once that is known.
    pub(super) fn end(&mut self, result: Option<News>) -> Progress {
        let Some(news) = result else { return Progress::Working };
        self.tell(&news);
        Progress::Done
    }
}
