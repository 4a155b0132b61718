//! The puzzles that are kept, and the dialog with them.

use std::rc::Rc;

use crate::puzzle::journal::{Change, FileProblem, Record};

/// The dialog with the puzzles that are kept.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PuzzleList {
    /// The page of the list, from 0.
    pub page: usize,
    /// What was deleted last, unless that was undone.
    pub deleted: Option<Rc<Deletion>>,
    /// What became of the file that was saved or opened last.
    pub file: Option<FileState>,
}

/// What becomes of a file with all puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileState {
    /// It is being read or written, this much of a hundred by now.
    Working(u8),
    /// It was saved, with so many puzzles.
    Saved(u64),
    /// It was opened, with so many puzzles.
    Opened(u64),
    /// The browser did not take it.
    NotSaved,
    /// It cannot be opened.
    Wrong(FileProblem),
}

/// What was deleted.
#[derive(Debug, PartialEq)]
pub struct Deletion {
    /// The puzzle as it was.
    pub record: Rc<Record>,
    /// What deleted it.
    pub changes: Vec<Change>,
}
