//! What the worker's tasks have in common: they are worked on in slices, side by side.

use sudoku_engine::fast::Progress;

use super::picture::Picture;
use crate::worker::task::News;

/// A task being worked on.
pub(super) trait Job {
    /// Does one slice of work.
    fn work(&mut self, output: &mut Output) -> Progress;

    /// How far it is, or what is known by now.
    fn progress(&self) -> Option<News>;
}

/// What comes of a slice of work.
#[derive(Debug, Default)]
pub(super) struct Output {
    /// What is new.
    pub(super) news: Vec<News>,
    /// The drawing that the task comes to.
    pub(super) picture: Option<Picture>,
}

impl Output {
    /// Ends a task with what it came to, once that is known.
    pub(super) fn end(&mut self, result: Option<News>) -> Progress {
        let progress = if result.is_some() { Progress::Done } else { Progress::Working };
        self.news.extend(result);
        progress
    }
}
