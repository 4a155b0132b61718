//! One thing that a tab did.

use std::rc::Rc;

use serde::{Deserialize, Serialize};

use super::{Change, PuzzleId, Record, Stamp, TabId};

/// One thing that a tab did. All that it writes bears the stamp of its clock.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// Its number among all entries of the tab, from 1.
    pub number: u64,
    /// The tab's clock.
    pub clock: u64,
    /// The puzzle that it is about. It is open after it, unless it was only kept.
    pub puzzle: PuzzleId,
    /// What was done.
    pub act: Act,
}

/// What a tab did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Act {
    /// A puzzle was put on the board, as it is or with what is known of it.
    Open(Rc<Record>),
    /// The clues or rules of a puzzle were changed for the first time, and with that it
    /// became another puzzle: this one.
    Fork {
        /// The puzzle before the change.
        record: Rc<Record>,
        /// The change.
        changes: Vec<Change>,
    },
    /// A person changed something, and can undo it.
    Edit(Vec<Change>),
    /// The last edit that was not undone was undone, by these changes.
    Undo(Vec<Change>),
    /// The edit undone last was redone, by these changes.
    Redo(Vec<Change>),
    /// Something was noted of the puzzle that no undo is about.
    Note(Vec<Change>),
    /// A puzzle on which nothing was written yet was found to be kept, perhaps as another
    /// one: this one takes its place, with the edits that can be undone and redone on it.
    Resume {
        /// The puzzle as it is kept.
        record: Rc<Record>,
        /// The edits that can be undone.
        past: Vec<Vec<Change>>,
        /// The edits that can be redone.
        future: Vec<Vec<Change>>,
    },
    /// A puzzle was written to as it is kept, whether it is on the board or not.
    Keep {
        /// The puzzle before that.
        record: Rc<Record>,
        /// What was written.
        changes: Vec<Change>,
    },
}

impl Entry {
    /// The stamp of everything that it writes, in the journal of this tab.
    pub const fn stamp(&self, tab: TabId) -> Stamp {
        Stamp(self.clock, tab)
    }

    /// Brings a record of its puzzle up to date; with no record yet, begins it.
    /// Where a puzzle is not known at all, changes to it come to nothing.
    pub fn write_to(&self, record: Option<Record>, tab: TabId) -> Option<Record> {
        let mut record = match (self.brought(), record) {
            (Some(brought), None) => (**brought).clone(),
            (Some(brought), Some(mut known)) => {
                known.merge(brought);
                known
            }
            (None, known) => known?,
        };
        for Change(slot, _, value) in self.changes() {
            record.write(slot, value, self.stamp(tab));
        }
        Some(record)
    }

    /// The puzzle before it, where it says so.
    const fn brought(&self) -> Option<&Rc<Record>> {
        match &self.act {
            Act::Open(record)
            | Act::Fork { record, .. }
            | Act::Resume { record, .. }
            | Act::Keep { record, .. } => Some(record),
            Act::Edit(_) | Act::Undo(_) | Act::Redo(_) | Act::Note(_) => None,
        }
    }

    /// What it changes in its puzzle.
    pub fn changes(&self) -> &[Change] {
        match &self.act {
            Act::Open(_) | Act::Resume { .. } => &[],
            Act::Fork { changes, .. }
            | Act::Keep { changes, .. }
            | Act::Edit(changes)
            | Act::Undo(changes)
            | Act::Redo(changes)
            | Act::Note(changes) => changes,
        }
    }
}
