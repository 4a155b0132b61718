//! Stores what the user does, as they do it, in a storage that all tabs share.
//!
//! Every change is an entry of the tab's journal under its own key; from time to time the tab's
//! state replaces its entries. No tab writes under a key of another one. Each setting has a
//! key, written when the user changes it.

use std::collections::VecDeque;

use super::archive::{self, ArchiveLoad, Item};
use crate::Model;
use crate::model::storage::{Saved, Settings, StorageProblem};
use crate::puzzle::journal::{Entry, Key, Library, Record, Stored, TabId, write};

/// The prefix of the keys under which unreadable texts are set aside, followed by a number.
const UNREADABLE_KEY_PREFIX: &str = "sudoku-grove/unreadable/";

/// The minimum number of entries after which the tab's state replaces them. A large state waits
/// for more, so that no more is written of it than of the entries.
const MIN_ENTRIES: u64 = 256;
/// The maximum of that number, because entries are removed one by one.
const MAX_ENTRIES: u64 = 2048;
/// The approximate size of an entry in bytes.
const ENTRY_BYTES: u64 = 128;

/// Texts by key, as in a browser's `localStorage`.
pub trait Storage {
    /// Returns everything that is stored.
    fn items(&self) -> Vec<(String, String)>;
    /// Returns the text under a key.
    fn get(&self, key: &str) -> Option<String>;
    /// Stores a text under a key. Returns whether there was room.
    fn set(&self, key: &str, text: &str) -> bool;
    /// Removes the text under a key.
    fn remove(&self, key: &str);
}

/// Writes what a tab stores.
#[derive(Debug)]
pub struct Keeper<S> {
    tab: TabId,
    /// Identifies the moment when this page, and not a copy of it, left the tab.
    mark: Option<String>,
    /// `None` if the browser gives this page no storage.
    storage: Option<S>,
    read_saved: ReadSaved,
    /// Compared with the model's, to write only what has changed.
    settings: Settings,
    /// The puzzles stored by versions without a journal.
    legacy_puzzles: Vec<Record>,
    /// The number of the first entry that the stored state does not contain.
    first_entry: u64,
    /// The number of entries after which the state is stored again.
    max_entries: u64,
    /// What found no room yet, oldest first; `None` removes the key.
    pending_writes: VecDeque<(String, Option<String>)>,
}

/// Reads all items of the storage, given as pairs of key and text: [`read_saved`], once it is
/// loaded.
pub type ReadSaved = fn(&[(String, String)]) -> Saved;

/// Reads all items of the storage, given as pairs of key and text.
pub fn read_saved(items: &[(String, String)]) -> Saved {
    Saved::read(items)
}

impl<S: Storage> Keeper<S> {
    /// Reads what earlier visits and other tabs stored. Each text that cannot be read is set
    /// aside whole.
    pub fn open(
        tab: TabId,
        storage: Option<S>,
        read_saved: ReadSaved,
    ) -> (Self, Saved, Option<StorageProblem>) {
        let saved = read_saved(&storage.as_ref().map(S::items).unwrap_or_default());
        let unreadable = &saved.stored.unreadable;
        if let Some(storage) = &storage {
            unreadable.iter().for_each(|key| set_aside(storage, key));
        }
        let problem = match &storage {
            None => Some(StorageProblem::Forbidden),
            Some(_) => (!unreadable.is_empty()).then_some(StorageProblem::Corrupt),
        };
        let (settings, legacy_puzzles) = (saved.settings.clone(), saved.legacy_puzzles.clone());
        let (max_entries, pending_writes) = (MIN_ENTRIES, VecDeque::new());
        let mark = None;
        let keeper = Self {
            tab,
            mark,
            storage,
            read_saved,
            settings,
            legacy_puzzles,
            first_entry: 0,
            max_entries,
            pending_writes,
        };
        (keeper, saved, problem)
    }

    /// Stores what the tab opens with, in place of what it stored before, and its address.
    pub fn begin(&mut self, model: &Model, hash: &str) -> Option<Result<(), StorageProblem>> {
        let items = self.storage.as_ref().map(S::items).unwrap_or_default();
        self.put_state(model);
        for (key, _) in items {
            if matches!(Key::read(&key), Some(Key::Entry(tab, _)) if tab == self.tab) {
                self.queue_write(key, None);
            }
        }
        // An empty address does not show what it opened.
        let place = if hash.is_empty() { model.link().write() } else { hash.to_owned() };
        self.put(Key::Place(self.tab), Some(place));
        self.put(Key::Closed(self.tab), None);
        self.write_pending(false, true)
    }

    /// Stores what the last message changed.
    pub fn store_changes(&mut self, model: &Model) -> Option<Result<(), StorageProblem>> {
        let had_failed = !self.pending_writes.is_empty();
        self.adopt_tab_id(model);
        if !model.journal().is_empty() && self.was_archived() {
            self.put_state(model);
        } else {
            for entry in model.journal() {
                self.put(Key::Entry(self.tab, entry.number), Some(write(entry)));
            }
        }
        let before = std::mem::replace(&mut self.settings, model.settings());
        for (key, text) in self.settings.changes(&before) {
            self.queue_write(key, Some(text));
        }
        let outcome = self.write_pending(had_failed, !model.journal().is_empty());
        // Without room for its state, a tab continues with entries.
        if self.pending_writes.is_empty()
            && model.tab().number() + 1 - self.first_entry > self.max_entries
        {
            self.compact(model);
        }
        outcome
    }

    /// Stores the fragment of the tab's address, so that a new tab can open the same place.
    pub fn store_place(&mut self, hash: &str) -> Option<Result<(), StorageProblem>> {
        let had_failed = !self.pending_writes.is_empty();
        let key = Key::Place(self.tab).write();
        self.pending_writes.retain(|(pending_key, _)| *pending_key != key);
        self.queue_write(key, Some(hash.to_owned()));
        self.write_pending(had_failed, false)
    }

    /// Stores that the tab was left: it may be closed, or reloaded, or entered again as it is.
    /// `mark` is a text with which no page has left before.
    pub fn leave(&mut self, model: &Model, mark: String) {
        if self.was_archived() {
            self.put_state(model);
        }
        self.put(Key::Closed(self.tab), Some(mark.clone()));
        self.mark = Some(mark);
        self.write_pending(true, false);
    }

    /// Returns whether a copy of the tab has gone on under its id since it was left: then it
    /// needs another id before it is entered.
    pub fn is_taken_over(&self) -> bool {
        let Some(storage) = &self.storage else { return false };
        let mark = storage.get(&Key::Closed(self.tab).write());
        self.mark.is_some() && mark != self.mark && !self.was_archived()
    }

    /// Stores that the tab was entered again as it was left. Returns what other tabs have
    /// stored in the meantime, of which it was not notified.
    pub fn enter(&mut self, model: &Model) -> Library {
        if self.was_archived() {
            self.put_state(model);
        }
        self.put(Key::Closed(self.tab), None);
        self.write_pending(true, false);
        (self.read_saved)(&self.storage.as_ref().map(S::items).unwrap_or_default()).stored.puzzles
    }

    /// Reads puzzles of the archive. Those that cannot be read stay there as they are.
    pub fn read_archived<'a>(&self, texts: impl IntoIterator<Item = &'a str>) -> Library {
        let mut puzzles = Library::default();
        for text in texts {
            if let Ok(record) = serde_json::from_str::<Record>(text) {
                puzzles.merge(&record.into());
            }
        }
        let is_stored = |record: &&Record| puzzles.get(record.id).is_some();
        let legacy: Vec<_> = self.legacy_puzzles.iter().filter(is_stored).collect();
        legacy.into_iter().for_each(|record| puzzles.merge_legacy(record));
        puzzles
    }

    /// Returns the puzzles and closed tabs to archive, with what may leave the storage afterwards.
    pub fn archive_load(&self, model: &Model) -> ArchiveLoad {
        let mut items = self.storage.as_ref().map(S::items).unwrap_or_default();
        // This tab's own data is in memory, and may still be waiting for room.
        items.retain(|(key, _)| Key::read(key).is_none_or(|key| key.tab() != self.tab));
        let Stored { tabs, mut puzzles, unreadable } = (self.read_saved)(&items).stored;
        model.tab().records().for_each(|record| puzzles.merge(record));
        let mut load = ArchiveLoad {
            items: archive::touched_puzzles(&puzzles).collect(),
            own_puzzles: model.tab().records().cloned().collect(),
            ended_tab_items: Vec::new(),
        };
        for ended in archive::ended_tabs(tabs.values()) {
            load.items.push(Item::Tab(ended.tab.with_open_puzzle_only().into(), ended.last_used()));
            let texts = items_of_tab(&items, ended.tab.id);
            // Unreadable texts are set aside the next time a page is opened.
            if texts.iter().all(|(key, _)| !unreadable.contains(key)) {
                load.ended_tab_items.push(texts);
            }
        }
        load
    }

    /// Removes what was archived from the storage, unless a tab has written to it since.
    pub fn remove_archived(
        &mut self,
        load: &ArchiveLoad,
        model: &Model,
    ) -> Option<Result<(), StorageProblem>> {
        let storage = self.storage.as_ref()?;
        let items = storage.items();
        for tab_items in &load.ended_tab_items {
            let tab = tab_items.iter().find_map(|(key, _)| Key::read(key)).map(Key::tab);
            if tab.is_some_and(|tab| items_of_tab(&items, tab) == *tab_items) {
                tab_items.iter().for_each(|(key, _)| storage.remove(key));
            }
        }
        let had_failed = !self.pending_writes.is_empty();
        self.compact(model);
        self.write_pending(had_failed, false)
    }

    pub const fn tab(&self) -> TabId {
        self.tab
    }

    /// Stores everything under the tab's new id, if it has got one.
    fn adopt_tab_id(&mut self, model: &Model) {
        let before = std::mem::replace(&mut self.tab, model.tab().id);
        if self.tab == before {
            return;
        }
        self.pending_writes.retain(|(key, _)| Key::read(key).is_none_or(|key| key.tab() != before));
        self.put_state(model);
        self.put(Key::Place(self.tab), Some(model.link().write()));
    }

    /// Returns whether another tab took this one for closed and archived its data.
    fn was_archived(&self) -> bool {
        let key = Key::Tab(self.tab).write();
        let is_there = |storage: &S| storage.get(&key).is_some();
        !self.pending_writes.iter().any(|(pending_key, _)| *pending_key == key)
            && !self.storage.as_ref().is_some_and(is_there)
    }

    /// Stores the state, if there is room for it, in place of the entries that it contains and
    /// of those that wait.
    fn compact(&mut self, model: &Model) {
        let state = write(model.tab());
        self.max_entries = entries_before_state(&state);
        let Some(storage) = &self.storage else { return };
        if !storage.set(&Key::Tab(self.tab).write(), &state) {
            self.max_entries += model.tab().number() + 1 - self.first_entry;
            return;
        }
        self.pending_writes.retain(|(key, text)| match Key::read(key) {
            Some(Key::Tab(_) | Key::Entry(..)) => text.is_none(),
            Some(Key::Place(_) | Key::Closed(_)) | None => true,
        });
        let first = std::mem::replace(&mut self.first_entry, model.tab().number() + 1);
        for number in first..self.first_entry {
            storage.remove(&Key::Entry(self.tab, number).write());
        }
    }

    /// Queues the state of the tab, which contains all its entries so far.
    fn put_state(&mut self, model: &Model) {
        let state = write(model.tab());
        self.max_entries = entries_before_state(&state);
        self.put(Key::Tab(self.tab), Some(state));
        self.first_entry = model.tab().number() + 1;
    }

    fn put(&mut self, key: Key, text: Option<String>) {
        self.queue_write(key.write(), text);
    }

    fn queue_write(&mut self, key: String, text: Option<String>) {
        if self.storage.is_some() {
            self.pending_writes.push_back((key, text));
        }
    }

    /// Writes what waits, in order. Returns what the user has to know: that there is no room
    /// for what they did, or that there is room again.
    fn write_pending(
        &mut self,
        had_failed: bool,
        is_user_input: bool,
    ) -> Option<Result<(), StorageProblem>> {
        let storage = self.storage.as_ref()?;
        while let Some((key, text)) = self.pending_writes.front() {
            let is_written = match text {
                Some(text) => storage.set(key, text),
                None => {
                    storage.remove(key);
                    true
                }
            };
            if !is_written {
                let problem = StorageProblem::Full;
                return (!had_failed || is_user_input).then_some(Err(problem));
            }
            self.pending_writes.pop_front();
        }
        had_failed.then_some(Ok(()))
    }
}

/// Returns how many entries follow a state of this size before it is stored again.
fn entries_before_state(state: &str) -> u64 {
    (state.len() as u64 / ENTRY_BYTES).clamp(MIN_ENTRIES, MAX_ENTRIES)
}

/// Returns what a tab stored, sorted by key.
fn items_of_tab(items: &[(String, String)], tab: TabId) -> Vec<(String, String)> {
    let is_of_tab = |key: &str| Key::read(key).is_some_and(|key| key.tab() == tab);
    let mut tab_items: Vec<_> = items.iter().filter(|(key, _)| is_of_tab(key)).cloned().collect();
    tab_items.sort_unstable();
    tab_items
}

/// Encodes what a tab did, to notify other tabs.
pub fn encode_entry(tab: TabId, entry: &Entry) -> String {
    write(&(tab, entry))
}

/// Decodes what another tab did; `None` if the text is not of a tab of this version.
pub fn decode_entry(text: &str) -> Option<(TabId, Entry)> {
    serde_json::from_str(text).ok()
}

/// Returns what another tab did, judging by what it stored under a key; `None` if that is not
/// an entry.
pub fn decode_stored_entry(key: &str, text: &str) -> Option<(TabId, Entry)> {
    let Some(Key::Entry(tab, _)) = Key::read(key) else { return None };
    Some((tab, serde_json::from_str(text).ok()?))
}

/// Moves a text to an unused key. It stays where it is if there is no room for it.
fn set_aside(storage: &impl Storage, key: &str) {
    let mut unused_key = (1_u32..).map(|nth| format!("{UNREADABLE_KEY_PREFIX}{nth}"));
    let unused_key = unused_key.find(|key| storage.get(key).is_none());
    let (Some(unused_key), Some(text)) = (unused_key, storage.get(key)) else { return };
    let is_there = storage.set(&unused_key, &text);
    storage.remove(key);
    // Both copies at once may take too much room.
    if !is_there && !storage.set(&unused_key, &text) {
        storage.set(key, &text);
    }
}
