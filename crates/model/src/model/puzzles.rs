//! The stored puzzles, and the dialog that lists them.

use std::rc::Rc;

use crate::puzzle::journal::{Change, FileProblem, Record};

/// The dialog that lists the stored puzzles.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PuzzleList {
    /// The page of the list, from 0.
    pub page: usize,
    /// The last deletion, unless it was undone.
    pub deleted: Option<Rc<Deletion>>,
    /// The state of the file that was saved or opened last.
    pub file: Option<FileState>,
}

/// The state of saving or opening a file with all puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileState {
    /// The file is being read or written; the value is the progress in percent.
    Working(u8),
    /// The file was saved; the value is its number of puzzles.
    Saved(u64),
    /// The file was opened; the value is its number of puzzles.
    Opened(u64),
    /// The browser did not accept the file.
    NotSaved,
    /// The file cannot be opened.
    Wrong(FileProblem),
}

/// A deletion that can be undone.
#[derive(Debug, PartialEq)]
pub struct Deletion {
    /// The puzzle before it was deleted.
    pub record: Rc<Record>,
    /// The changes that deleted it.
    pub changes: Vec<Change>,
}
