//! The archive, to which the data of closed tabs moves from the storage that all tabs share,
//! which has room for only a few megabytes.
//!
//! Like the storage, it holds texts by key: each puzzle with what all tabs wrote to it, and for
//! each puzzle the undo history of the tab that had it open last. An item that is archived
//! again takes up no further room, so a puzzle may be archived any number of times, and by
//! several tabs at once.

use std::cmp::Reverse;
use std::rc::Rc;

use serde::Deserialize;

use crate::puzzle::journal::{Library, PuzzleId, Record, StoredTab, Tab, write};

/// The prefix of the keys of puzzles.
pub const PUZZLE_KEY_PREFIX: &str = "puzzle/";

/// The number of unclosed tabs, the most recently used ones, that may still be open. All others
/// ended with their browser; one that did not stores its state again.
const MAX_OPEN_TABS: usize = 8;

#[derive(Clone, Debug)]
pub enum Item {
    Puzzle(Rc<Record>),
    /// A tab that has ended, with the puzzle it had open, and when it was last used.
    Tab(Box<Tab>, (u64, u64)),
}

/// The result of merging an item with the text archived under its key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Merged {
    /// The text already contains everything in the item.
    Unchanged,
    /// This text replaces it.
    Text(String),
    /// This text replaces it. The old one cannot be read and has to be set aside.
    ReplacesUnreadable(String),
}

impl Item {
    /// Returns the key of its text.
    pub fn key(&self) -> String {
        match self {
            Self::Puzzle(record) => format!("{PUZZLE_KEY_PREFIX}{}", record.id),
            Self::Tab(tab, _) => tab_key(tab.record().id),
        }
    }

    /// Merges the item with the text archived under its key.
    pub fn merge(&self, archived: Option<&str>) -> Merged {
        match self {
            Self::Puzzle(record) => merge(archived, record, |archived_record: &mut Record| {
                let before = archived_record.clone();
                archived_record.merge(record);
                *archived_record != before
            }),
            Self::Tab(tab, used) => {
                merge(archived, &(tab, used), |archived_record: &mut ArchivedTab| {
                    let is_later = *used > archived_record.1;
                    if is_later {
                        *archived_record = (Tab::clone(tab), *used);
                    }
                    is_later
                })
            }
        }
    }
}

/// A tab as it is archived, with when it was last used.
type ArchivedTab = (Tab, (u64, u64));

fn merge<T: serde::Serialize + for<'a> Deserialize<'a>>(
    archived: Option<&str>,
    item: &impl serde::Serialize,
    change: impl FnOnce(&mut T) -> bool,
) -> Merged {
    let Some(text) = archived else { return Merged::Text(write(item)) };
    match serde_json::from_str::<T>(text) {
        Ok(mut archived_record) => {
            if change(&mut archived_record) {
                Merged::Text(write(&archived_record))
            } else {
                Merged::Unchanged
            }
        }
        Err(_) => Merged::ReplacesUnreadable(write(item)),
    }
}

/// Returns the key of the tab that had a puzzle open last.
pub fn tab_key(puzzle: PuzzleId) -> String {
    format!("tab/{puzzle}")
}

/// Reads a tab; `None` if the text contains nothing that this version can use.
pub fn read_tab(text: &str) -> Option<Tab> {
    let (tab, _) = serde_json::from_str::<ArchivedTab>(text).ok()?;
    Some(tab).filter(Tab::is_valid)
}

/// What to move from the storage to the archive.
#[derive(Clone, Debug)]
pub struct ArchiveLoad {
    pub items: Vec<Item>,
    /// The puzzles of the tab that archives them, which are among the items.
    pub own_puzzles: Rc<[Rc<Record>]>,
    /// The texts in the storage of each tab that has ended, with their keys, sorted by key.
    pub(super) ended_tab_items: Vec<Vec<(String, String)>>,
}

impl ArchiveLoad {
    /// Returns whether this frees storage that tabs that have ended take up.
    pub const fn frees_storage(&self) -> bool {
        !self.ended_tab_items.is_empty()
    }
}

/// Returns the tabs that have ended and can be archived. The closed tab used last is not among
/// them: the next visit starts where it ended.
pub(super) fn ended_tabs<'a>(
    tabs: impl Iterator<Item = &'a StoredTab>,
) -> impl Iterator<Item = &'a StoredTab> {
    let (mut closed, mut open): (Vec<_>, Vec<_>) = tabs.partition(|stored| stored.is_closed);
    closed.sort_by_key(|stored| Reverse(stored.last_used()));
    open.sort_by_key(|stored| Reverse(stored.last_used()));
    closed.into_iter().skip(1).chain(open.into_iter().skip(MAX_OPEN_TABS))
}

/// Returns the puzzles that were written on.
pub(super) fn touched_puzzles(puzzles: &Library) -> impl Iterator<Item = Item> + '_ {
    puzzles.iter().filter(|record| record.is_touched()).map(|record| Item::Puzzle(record.clone()))
}
