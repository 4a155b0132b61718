//! The actions of a tab.

use std::rc::Rc;

use serde::{Deserialize, Serialize};

use super::{Change, PuzzleId, Record, Stamp, TabId};

/// An action of a tab. Everything it writes carries the stamp of the tab's clock.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// The number among all entries of the tab, from 1.
    pub number: u64,
    /// The time on the tab's logical clock.
    pub clock: u64,
    /// The puzzle that it affects. This is the open puzzle afterwards, except after
    /// [`Act::Keep`].
    pub puzzle: PuzzleId,
    pub act: Act,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Act {
    /// A puzzle was put on the board, with its record.
    Open(Rc<Record>),
    /// The givens or rules of a puzzle were changed for the first time, which made it another
    /// puzzle: this one.
    Fork {
        /// The puzzle before the change.
        record: Rc<Record>,
        changes: Vec<Change>,
    },
    /// The user changed something and can undo it.
    Edit(Vec<Change>),
    /// The last edit still in effect was undone by these changes.
    Undo(Vec<Change>),
    /// The last undone edit was redone by these changes.
    Redo(Vec<Change>),
    /// Something was noted that undo does not cover.
    Note(Vec<Change>),
    /// A puzzle without any writes turned out to be stored, perhaps under another identity.
    /// The stored puzzle replaces it, with the edits that can be undone and redone.
    Resume {
        /// The puzzle as stored.
        record: Rc<Record>,
        /// The edits that can be undone.
        past: Vec<Vec<Change>>,
        /// The edits that can be redone.
        future: Vec<Vec<Change>>,
    },
    /// A stored puzzle was written to, whether it is on the board or not.
    Keep {
        /// The puzzle before the changes.
        record: Rc<Record>,
        changes: Vec<Change>,
    },
}

impl Entry {
    /// Returns the stamp of everything that it writes, in the journal of this tab.
    pub const fn stamp(&self, tab: TabId) -> Stamp {
        Stamp(self.clock, tab)
    }

    /// Applies the entry to the record of its puzzle. Without a record, starts one; returns
    /// `None` if the entry does not contain the puzzle.
    pub fn write_to(&self, record: Option<Record>, tab: TabId) -> Option<Record> {
        let mut record = match (self.record_before(), record) {
            (Some(record_before), None) => (**record_before).clone(),
            (Some(record_before), Some(mut known)) => {
                known.merge(record_before);
                known
            }
            (None, known) => known?,
        };
        for Change(slot, _, value) in self.changes() {
            record.write(slot, value, self.stamp(tab));
        }
        Some(record)
    }

    /// Returns the puzzle before the entry, if the entry contains it.
    const fn record_before(&self) -> Option<&Rc<Record>> {
        match &self.act {
            Act::Open(record)
            | Act::Fork { record, .. }
            | Act::Resume { record, .. }
            | Act::Keep { record, .. } => Some(record),
            Act::Edit(_) | Act::Undo(_) | Act::Redo(_) | Act::Note(_) => None,
        }
    }

    /// Returns the changes to its puzzle.
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
