//! Puzzles that are kept.

use std::collections::BTreeMap;
use std::rc::Rc;

use super::{Entry, PuzzleId, Record, TabId};
use crate::puzzle::editor::EditedPuzzle;

/// Puzzles with what all tabs wrote to them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Library {
    puzzles: BTreeMap<PuzzleId, Rc<Record>>,
    is_complete: bool,
}

impl Library {
    /// Whether it has every puzzle that is kept, those of the archive too.
    pub const fn is_complete(&self) -> bool {
        self.is_complete
    }

    /// Every puzzle that is kept was added.
    pub(crate) const fn complete(&mut self) {
        self.is_complete = true;
    }

    /// Adds what is known of a puzzle.
    pub fn merge(&mut self, record: &Rc<Record>) {
        match self.puzzles.get_mut(&record.id) {
            Some(known) => drop(Rc::make_mut(known).merge(record)),
            None => drop(self.puzzles.insert(record.id, Rc::clone(record))),
        }
    }

    /// Adds what a version of the page without journals stored of a puzzle: it took the
    /// place of all that such a version stored before, but not of what a tab wrote.
    pub fn take_over(&mut self, record: &Record) {
        match self.puzzles.get_mut(&record.id) {
            Some(known) => Rc::make_mut(known).take_over(record),
            None => drop(self.puzzles.insert(record.id, record.clone().into())),
        }
    }

    /// Adds what a tab did.
    pub fn write(&mut self, tab: TabId, entry: &Entry) {
        let known = self.puzzles.remove(&entry.puzzle).map(Rc::unwrap_or_clone);
        if let Some(record) = entry.write_to(known, tab) {
            self.puzzles.insert(entry.puzzle, record.into());
        }
    }

    /// A puzzle.
    pub fn get(&self, id: PuzzleId) -> Option<&Rc<Record>> {
        self.puzzles.get(&id)
    }

    /// The puzzle that asks this, the one written to last where there are several.
    pub fn find(&self, content: PuzzleId) -> Option<&Rc<Record>> {
        let same = self.puzzles.values().filter(|record| record.is(content));
        same.max_by_key(|record| record.latest())
    }

    /// The puzzle as it is kept; a puzzle that is not yet known, or was deleted, has nothing
    /// of a person's.
    pub fn record_of(&self, puzzle: &EditedPuzzle) -> Rc<Record> {
        let content = Record::content_of(puzzle);
        let known = self.find(content).or_else(|| self.get(content));
        known.cloned().unwrap_or_else(|| Record::new(puzzle).into())
    }

    /// All puzzles.
    pub fn iter(&self) -> impl Iterator<Item = &Rc<Record>> {
        self.puzzles.values()
    }
}
