//! The collection of stored puzzles.

use std::collections::BTreeMap;
use std::rc::Rc;

use super::{Entry, PuzzleId, Record, TabId};
use crate::puzzle::editor::EditedPuzzle;

/// Puzzles with the writes of all tabs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Library {
    puzzles: BTreeMap<PuzzleId, Rc<Record>>,
    is_complete: bool,
}

impl Library {
    /// Returns whether it has every stored puzzle, including those of the archive.
    pub const fn is_complete(&self) -> bool {
        self.is_complete
    }

    /// Creates the complete library of a browser that has stored no puzzles.
    pub(crate) fn complete() -> Self {
        Self { is_complete: true, ..Self::default() }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.puzzles.is_empty()
    }

    /// Marks the library as complete, after every stored puzzle was added.
    pub(crate) const fn mark_complete(&mut self) {
        self.is_complete = true;
    }

    /// Merges a record of a puzzle.
    pub fn merge(&mut self, record: &Rc<Record>) {
        match self.puzzles.get_mut(&record.id) {
            Some(known) => drop(Rc::make_mut(known).merge(record)),
            None => drop(self.puzzles.insert(record.id, Rc::clone(record))),
        }
    }

    /// Adds what a version of the page without journals stored of a puzzle. It replaces what
    /// such a version stored before, but nothing that a tab wrote.
    pub fn merge_legacy(&mut self, record: &Record) {
        match self.puzzles.get_mut(&record.id) {
            Some(stored) => Rc::make_mut(stored).merge_legacy(record),
            None => drop(self.puzzles.insert(record.id, record.clone().into())),
        }
    }

    /// Applies an entry of a tab.
    pub fn write(&mut self, tab: TabId, entry: &Entry) {
        let stored = self.puzzles.remove(&entry.puzzle).map(Rc::unwrap_or_clone);
        if let Some(record) = entry.write_to(stored, tab) {
            self.puzzles.insert(entry.puzzle, record.into());
        }
    }

    pub fn get(&self, id: PuzzleId) -> Option<&Rc<Record>> {
        self.puzzles.get(&id)
    }

    /// Returns the puzzle with this content or, if there are several, the one written to last.
    pub fn find(&self, content: PuzzleId) -> Option<&Rc<Record>> {
        let same = self.puzzles.values().filter(|record| record.has_content(content));
        same.max_by_key(|record| record.latest())
    }

    /// Returns the stored record of a puzzle. If the puzzle is unknown or was deleted, the
    /// record contains nothing from the user.
    pub fn record_of(&self, puzzle: &EditedPuzzle) -> Rc<Record> {
        let content = Record::content_of(puzzle);
        let stored = self.find(content).or_else(|| self.get(content));
        stored.cloned().unwrap_or_else(|| Record::new(puzzle).into())
    }

    pub fn iter(&self) -> impl Iterator<Item = &Rc<Record>> {
        self.puzzles.values()
    }
}
