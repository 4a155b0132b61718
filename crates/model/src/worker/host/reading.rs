//! Reading a text that is too long to read on the page.

use std::rc::Rc;

use sudoku_engine::fast::Progress;
use sudoku_engine::formats;

use super::job::{Job, Output};
use crate::worker::task::News;

/// A text to read, in one slice.
#[derive(Debug)]
pub(super) struct TextToRead(pub(super) Rc<str>);

impl Job for TextToRead {
    fn work(&mut self, output: &mut Output) -> Progress {
        output.end(Some(News::Read(formats::read(&self.0))))
    }

    fn progress(&self, _: &mut Output) {}
}
