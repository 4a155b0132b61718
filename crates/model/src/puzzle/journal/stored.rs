//! Everything that all tabs have written to their shared storage.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Entry, Library, PuzzleId, Record, Tab, TabId};

/// The prefix of every key. Keys of versions before the journal do not have it, and the number
/// in it increases when the storage format changes.
pub const KEY_PREFIX: &str = "sudoku-grove/1/";

/// A key of the storage. It belongs to one tab, and no other tab writes to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// The tab's state.
    Tab(TabId),
    /// An entry of the tab's journal that is not part of its state yet.
    Entry(TabId, u64),
    /// The place named by the tab's address.
    Place(TabId),
    /// A marker that is present once the tab is closed.
    Closed(TabId),
}

impl Key {
    /// Returns the key as text.
    pub fn write(self) -> String {
        match self {
            Self::Tab(tab) => format!("{KEY_PREFIX}tab/{tab}"),
            Self::Entry(tab, number) => format!("{KEY_PREFIX}entry/{tab}/{number}"),
            Self::Place(tab) => format!("{KEY_PREFIX}place/{tab}"),
            Self::Closed(tab) => format!("{KEY_PREFIX}closed/{tab}"),
        }
    }

    /// Returns the tab that owns the key.
    pub const fn tab(self) -> TabId {
        match self {
            Self::Tab(tab) | Self::Entry(tab, _) | Self::Place(tab) | Self::Closed(tab) => tab,
        }
    }

    /// Parses a key. Returns `None` if the key belongs to something else.
    pub fn read(key: &str) -> Option<Self> {
        let (kind, rest) = key.strip_prefix(KEY_PREFIX)?.split_once('/')?;
        match kind {
            "tab" => Some(Self::Tab(rest.parse().ok()?)),
            "place" => Some(Self::Place(rest.parse().ok()?)),
            "closed" => Some(Self::Closed(rest.parse().ok()?)),
            "entry" => {
                let (tab, number) = rest.split_once('/')?;
                Some(Self::Entry(tab.parse().ok()?, number.parse().ok()?))
            }
            _ => None,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredTab {
    /// The tab, with its open puzzle and its undo history.
    pub tab: Tab,
    /// The place last named by its address.
    pub place: String,
    pub is_closed: bool,
    /// The tab's clock at its last action, or when it was opened. Later writes of other tabs
    /// to its puzzles have advanced the clock of `tab` since.
    clock: u64,
}

impl StoredTab {
    /// Returns a key that orders tabs by their last use. A tab that was only opened comes
    /// before one that did something at that time.
    pub const fn last_used(&self) -> (u64, u64) {
        (self.clock, self.tab.number())
    }
}

/// Everything that all tabs have written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stored {
    pub tabs: BTreeMap<TabId, StoredTab>,
    /// Every puzzle, with the writes of all tabs.
    pub puzzles: Library,
    /// Keys with values that cannot be read.
    pub unreadable: Vec<String>,
}

impl Stored {
    /// Reads the storage, in addition to `legacy_puzzles`, which versions before the journal stored.
    /// Ignores everything that does not belong to the journal.
    pub fn read(
        items: impl IntoIterator<Item = (String, String)>,
        legacy_puzzles: &[Record],
    ) -> Self {
        let mut stored = Self::default();
        let mut entries: BTreeMap<(TabId, u64), Entry> = BTreeMap::new();
        let (mut places, mut closed) = (BTreeMap::new(), Vec::new());
        for (name, text) in items {
            match Key::read(&name) {
                None => {}
                Some(Key::Tab(id)) => match read::<Tab>(&text) {
                    Some(tab) if tab.id == id && tab.is_valid() => {
                        let place = String::new();
                        let tab = StoredTab { tab, place, is_closed: false, clock: 0 };
                        stored.tabs.insert(id, tab);
                    }
                    _ => stored.unreadable.push(name),
                },
                Some(Key::Entry(id, number)) => match read::<Entry>(&text) {
                    Some(entry) if entry.number == number => {
                        entries.insert((id, number), entry);
                    }
                    _ => stored.unreadable.push(name),
                },
                Some(Key::Place(id)) => drop(places.insert(id, text)),
                Some(Key::Closed(id)) => closed.push(id),
            }
        }
        for tab in stored.tabs.values() {
            tab.tab.records().for_each(|record| stored.puzzles.merge(record));
        }
        let mut skipped_entries = Vec::new();
        for (&(id, number), entry) in &entries {
            stored.puzzles.write(id, entry);
            if let Some(tab) = stored.tabs.get_mut(&id) {
                if !tab.tab.replay(entry) && number > tab.tab.number() {
                    skipped_entries.push((id, entry.puzzle));
                }
            } else if stored.unreadable.contains(&Key::Tab(id).write()) {
                // Its state is put aside, and the tab starts over.
                stored.unreadable.push(Key::Entry(id, number).write());
            }
        }
        // Writes of entries that follow an unreadable one are kept all the same.
        for (id, puzzle) in skipped_entries {
            if let (Some(tab), Some(record)) =
                (stored.tabs.get_mut(&id), stored.puzzles.get(puzzle))
            {
                tab.tab.add_record(record);
            }
        }
        legacy_puzzles.iter().for_each(|record| stored.puzzles.merge_legacy(record));
        for (id, tab) in &mut stored.tabs {
            tab.place = places.remove(id).unwrap_or_default();
            tab.is_closed = closed.contains(id);
            tab.clock = tab.tab.clock();
            let ids: Vec<PuzzleId> = tab.tab.records().map(|record| record.id).collect();
            for record in ids.iter().filter_map(|&id| stored.puzzles.get(id)) {
                tab.tab.merge(record);
            }
        }
        stored
    }

    /// Returns a time of the clock that is not before anything stored.
    pub fn clock(&self) -> u64 {
        let puzzles = self.puzzles.iter().map(|record| record.latest().0);
        let tabs = self.tabs.values().map(|stored| stored.tab.clock());
        tabs.chain(puzzles).max().unwrap_or_default()
    }

    /// Returns the tab that was used last.
    pub fn latest_tab(&self) -> Option<&StoredTab> {
        self.tabs.values().max_by_key(|stored| stored.last_used())
    }
}

fn read<T: for<'a> Deserialize<'a>>(text: &str) -> Option<T> {
    serde_json::from_str(text).ok()
}

/// Returns the text to store. Everything stored has text keys, so serializing cannot fail.
pub fn write(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}
