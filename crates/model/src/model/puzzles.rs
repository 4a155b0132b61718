//! The puzzles that are kept, and the dialog with them.

use std::rc::Rc;

use crate::Model;
use crate::model::dialog::Dialog;
use crate::puzzle::journal::{Change, FileProblem, PuzzleId, Record, Slot};

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

impl Model {
    /// The list of puzzles, while its dialog is open.
    pub const fn puzzle_list(&self) -> Option<&PuzzleList> {
        if let Some(Dialog::Puzzles(list)) = &self.dialog { Some(list) } else { None }
    }

    /// A puzzle with all that is known of it.
    pub fn kept_puzzle(&self, id: PuzzleId) -> Option<&Rc<Record>> {
        // A tab hears everything about the puzzles it knows.
        self.tab().get(id).or_else(|| self.library.get(id))
    }

    /// Whether so much is kept that it would be missed: three puzzles, or fifty digits.
    pub fn keeps_much(&self) -> bool {
        let kept = self.kept_puzzles();
        let digits = kept.iter().map(|record| record.answers()).sum::<usize>();
        kept.len() >= 3 || digits >= 50
    }

    /// All puzzles that a person wrote on and did not delete, the one written to last first.
    pub fn kept_puzzles(&self) -> Vec<&Rc<Record>> {
        let elsewhere = self.library.iter().filter(|it| self.tab().get(it.id).is_none());
        let mut kept: Vec<_> = self
            .tab()
            .records()
            .chain(elsewhere)
            .map(|record| (record.value(&Slot::Date), record.latest(), record))
            .filter(|(.., record)| record.is_touched() && !record.is_deleted())
            .collect();
        kept.sort_unstable_by_key(|&(day, latest, record)| (day, latest, record.id));
        kept.into_iter().rev().map(|(.., record)| record).collect()
    }
}
