//! The archive: where what tabs left goes from the storage that they share, which has room
//! for a few megabytes only.
//!
//! It holds texts by key, as the storage does: every puzzle with what all tabs wrote to it,
//! and for every puzzle what the tab that had it open last could undo. What is in it takes
//! no other place, so a puzzle may be archived any number of times, by several tabs at once.

use std::cmp::Reverse;
use std::rc::Rc;

use serde::Deserialize;

use crate::puzzle::journal::{Library, PuzzleId, Record, StoredTab, Tab, write};

/// What the keys of puzzles begin with.
pub const PUZZLES: &str = "puzzle/";

/// Unclosed tabs, those that did something last, which may be open still. Others ended
/// with their browser; one that did not stores its state again.
const OPEN_TABS: usize = 8;

/// Something that the archive is to have.
#[derive(Clone, Debug)]
pub enum Item {
    /// A puzzle.
    Puzzle(Rc<Record>),
    /// A tab that is over, with the puzzle that it had open, and when it was used last.
    Tab(Box<Tab>, (u64, u64)),
}

/// What an item makes of the text that is archived under its key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Merged {
    /// The text says everything that the item does.
    Known,
    /// This text takes its place.
    Text(String),
    /// This text takes its place. What was there cannot be read, and is to be put aside.
    OverUnreadable(String),
}

impl Item {
    /// The key of its text.
    pub fn key(&self) -> String {
        match self {
            Self::Puzzle(record) => format!("{PUZZLES}{}", record.id),
            Self::Tab(tab, _) => tab_key(tab.record().id),
        }
    }

    /// Merges what is archived under its key with it.
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

/// A tab as it is archived, with when it was used last.
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

/// The key under which the tab is that had a puzzle open last.
pub fn tab_key(puzzle: PuzzleId) -> String {
    format!("tab/{puzzle}")
}

/// Reads a tab; `None` where the text says nothing that this version can use.
pub fn read_tab(text: &str) -> Option<Tab> {
    let (tab, _) = serde_json::from_str::<ArchivedTab>(text).ok()?;
    Some(tab).filter(Tab::is_sound)
}

/// What the archive is to take from the storage.
#[derive(Clone, Debug)]
pub struct Load {
    /// Everything it is to have.
    pub items: Vec<Item>,
    /// The puzzles of the tab that hands it over, which are among them.
    pub own: Rc<[Rc<Record>]>,
    /// The storage's texts of each tab that is over, by their keys in order.
    pub(super) freed: Vec<Vec<(String, String)>>,
}

impl Load {
    /// Whether there is room to be had of tabs that are over.
    pub const fn frees(&self) -> bool {
        !self.freed.is_empty()
    }
}

/// What goes into the archive: all puzzles, and the tabs that are over. Of the closed
/// tabs the one used last stays in the storage besides: the next visit begins where it ended.
pub(super) fn ended<'a>(
    tabs: impl Iterator<Item = &'a StoredTab>,
) -> impl Iterator<Item = &'a StoredTab> {
    let (mut closed, mut open): (Vec<_>, Vec<_>) = tabs.partition(|stored| stored.is_closed);
    closed.sort_by_key(|stored| Reverse(stored.last_used()));
    open.sort_by_key(|stored| Reverse(stored.last_used()));
    closed.into_iter().skip(1).chain(open.into_iter().skip(OPEN_TABS))
}

/// The puzzles that something is known of.
pub(super) fn items(puzzles: &Library) -> impl Iterator<Item = Item> + '_ {
    puzzles.iter().filter(|record| record.is_touched()).map(|record| Item::Puzzle(record.clone()))
}
