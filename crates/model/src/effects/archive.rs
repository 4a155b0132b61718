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
pub const PUZZLES: &str = "puzzle/";

/// The number of unclosed tabs, the most recently used ones, that may still be open. All others
/// ended with their browser; one that did not stores its state again.
const OPEN_TABS: usize = 8;

/// Something to archive.
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
    Known,
    /// This text replaces it.
    Text(String),
    /// This text replaces it. The old one cannot be read and has to be set aside.
    OverUnreadable(String),
}

impl Item {
    /// Returns the key of its text.
    pub fn key(&self) -> String {
        match self {
            Self::Puzzle(record) => format!("{PUZZLES}{}", record.id),
            Self::Tab(tab, _) => tab_key(tab.record().id),
        }
    }

    /// Merges the item with the text archived under its key.
    pub fn merge(&self, archived: Option<&str>) -> Merged {
        match self {
            Self::Puzzle(record) => merge(archived, record, |known: &mut Record| {
                let before = known.clone();
                known.merge(record);
                *known != before
            }),
            Self::Tab(tab, used) => merge(archived, &(tab, used), |known: &mut ArchivedTab| {
                let is_later = *used > known.1;
                if is_later {
                    *known = (Tab::clone(tab), *used);
                }
                is_later
            }),
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
        Ok(mut known) => {
            if change(&mut known) {
                Merged::Text(write(&known))
            } else {
                Merged::Known
            }
        }
        Err(_) => Merged::OverUnreadable(write(item)),
    }
}

/// Returns the key of the tab that had a puzzle open last.
pub fn tab_key(puzzle: PuzzleId) -> String {
    format!("tab/{puzzle}")
}

/// Reads a tab; `None` if the text contains nothing that this version can use.
pub fn read_tab(text: &str) -> Option<Tab> {
    let (tab, _) = serde_json::from_str::<ArchivedTab>(text).ok()?;
    Some(tab).filter(Tab::is_sound)
}

/// What to move from the storage to the archive.
#[derive(Clone, Debug)]
pub struct Load {
    /// Everything to archive.
    pub items: Vec<Item>,
    /// The puzzles of the tab that archives them, which are among the items.
    pub own: Rc<[Rc<Record>]>,
    /// The texts in the storage of each tab that has ended, with their keys, sorted by key.
    pub(super) freed: Vec<Vec<(String, String)>>,
}

impl Load {
    /// Returns whether this frees storage that tabs that have ended take up.
    pub const fn frees(&self) -> bool {
        !self.freed.is_empty()
    }
}

/// Returns the tabs that have ended and can be archived. The closed tab used last is not among
/// them: the next visit starts where it ended.
pub(super) fn ended<'a>(
    tabs: impl Iterator<Item = &'a StoredTab>,
) -> impl Iterator<Item = &'a StoredTab> {
    let (mut closed, mut open): (Vec<_>, Vec<_>) = tabs.partition(|stored| stored.is_closed);
    closed.sort_by_key(|stored| Reverse(stored.last_used()));
    open.sort_by_key(|stored| Reverse(stored.last_used()));
    closed.into_iter().skip(1).chain(open.into_iter().skip(OPEN_TABS))
}

/// Returns the puzzles that were written on.
pub(super) fn items(puzzles: &Library) -> impl Iterator<Item = Item> + '_ {
    puzzles.iter().filter(|record| record.is_touched()).map(|record| Item::Puzzle(record.clone()))
}
