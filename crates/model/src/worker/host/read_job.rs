//! Reading a text that is too long to read on the page.

use std::rc::Rc;

use sudoku_engine::fast::Progress;
use sudoku_engine::formats;

use super::job::{Job, Output};
use crate::worker::task::TaskReport;

/// A text to read, in one slice.
#[derive(Debug)]
pub(super) struct ReadJob(pub(super) Rc<str>);

impl Job for ReadJob {
    fn work(&mut self, output: &mut Output) -> Progress {
        output.end(Some(TaskReport::Read(formats::read(&self.0))))
    }

    fn progress(&self, _: &mut Output) {}
}
