//! Stores what the user does, as they do it, in a storage that all tabs share.
//!
//! Every change is an entry of the tab's journal under its own key; from time to time the tab's
//! state replaces its entries. No tab writes under a key of another one. Each setting has a
//! key, written when the user changes it.

use std::collections::VecDeque;

use super::archive::{self, Item, Load};
use crate::Model;
use crate::model::storage::{Saved, Settings, StorageProblem};
use crate::puzzle::journal::{Entry, Key, Library, Record, Stored, TabId, write};

/// The prefix of the keys under which unreadable texts are set aside, followed by a number.
const UNREADABLE: &str = "sudoku-grove/unreadable/";

/// The minimum number of entries after which the tab's state replaces them. A large state waits
/// for more, so that no more is written of it than of the entries.
const ENTRIES: u64 = 256;
/// The maximum of that number, because entries are removed one by one.
const MOST_ENTRIES: u64 = 2048;
/// The approximate size of an entry in bytes.
const ENTRY: u64 = 128;

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
    /// Reads the whole storage.
    read: ReadSaved,
    /// The settings as stored.
    settings: Settings,
    /// The puzzles stored by versions without a journal.
    earlier: Vec<Record>,
    /// The number of the first entry that the stored state does not contain.
    first: u64,
    /// The number of entries after which the state is stored again.
    entries: u64,
    /// What found no room yet, oldest first; `None` removes the key.
    waiting: VecDeque<(String, Option<String>)>,
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
        read: ReadSaved,
    ) -> (Self, Saved, Option<StorageProblem>) {
        let saved = read(&storage.as_ref().map(S::items).unwrap_or_default());
        let unreadable = &saved.stored.unreadable;
        if let Some(storage) = &storage {
            unreadable.iter().for_each(|key| put_aside(storage, key));
        }
        let problem = match &storage {
            None => Some(StorageProblem::Forbidden),
            Some(_) => (!unreadable.is_empty()).then_some(StorageProblem::Corrupt),
        };
        let (settings, earlier) = (saved.settings.clone(), saved.earlier.clone());
        let (entries, waiting) = (ENTRIES, VecDeque::new());
        let mark = None;
        let keeper =
            Self { tab, mark, storage, read, settings, earlier, first: 0, entries, waiting };
        (keeper, saved, problem)
    }

    /// Stores what the tab opens with, in place of what it stored before, and its address.
    pub fn begin(&mut self, model: &Model, hash: &str) -> Option<Result<(), StorageProblem>> {
        let items = self.storage.as_ref().map(S::items).unwrap_or_default();
        self.put_state(model);
        for (key, _) in items {
            if matches!(Key::read(&key), Some(Key::Entry(tab, _)) if tab == self.tab) {
                self.wait(key, None);
            }
        }
        // An empty address does not show what it opened.
        let place = if hash.is_empty() { model.link().write() } else { hash.to_owned() };
        self.put(Key::Place(self.tab), Some(place));
        self.put(Key::Closed(self.tab), None);
        self.settle(false, true)
    }

    /// Stores what the last message changed.
    pub fn keep(&mut self, model: &Model) -> Option<Result<(), StorageProblem>> {
        let had_failed = !self.waiting.is_empty();
        self.follow(model);
        if !model.journal().is_empty() && self.is_removed() {
            self.put_state(model);
        } else {
            for entry in model.journal() {
                self.put(Key::Entry(self.tab, entry.number), Some(write(entry)));
            }
        }
        let before = std::mem::replace(&mut self.settings, model.settings());
        for (key, text) in self.settings.changes(&before) {
            self.wait(key, Some(text));
        }
        let news = self.settle(had_failed, !model.journal().is_empty());
        // Without room for its state, a tab continues with entries.
        if self.waiting.is_empty() && model.tab().number() + 1 - self.first > self.entries {
            self.compact(model);
        }
        news
    }

    /// Stores the tab's address.
    pub fn keep_place(&mut self, hash: &str) -> Option<Result<(), StorageProblem>> {
        let had_failed = !self.waiting.is_empty();
        let key = Key::Place(self.tab).write();
        self.waiting.retain(|(waits, _)| *waits != key);
        self.wait(key, Some(hash.to_owned()));
        self.settle(had_failed, false)
    }

    /// Stores that the tab was left: it may be closed, or reloaded, or entered again as it is.
    /// `mark` is a text with which no page has left before.
    pub fn leave(&mut self, model: &Model, mark: String) {
        if self.is_removed() {
            self.put_state(model);
        }
        self.put(Key::Closed(self.tab), Some(mark.clone()));
        self.mark = Some(mark);
        self.settle(true, false);
    }

    /// Returns whether a copy of the tab has gone on under its id since it was left: then it
    /// needs another id before it is entered.
    pub fn is_taken_over(&self) -> bool {
        let Some(storage) = &self.storage else { return false };
        let mark = storage.get(&Key::Closed(self.tab).write());
        self.mark.is_some() && mark != self.mark && !self.is_removed()
    }

    /// Stores that the tab was entered again as it was left. Returns what other tabs have
    /// stored in the meantime, of which it was not notified.
    pub fn enter(&mut self, model: &Model) -> Library {
        if self.is_removed() {
            self.put_state(model);
        }
        self.put(Key::Closed(self.tab), None);
        self.settle(true, false);
        (self.read)(&self.storage.as_ref().map(S::items).unwrap_or_default()).stored.puzzles
    }

    /// Reads puzzles of the archive. Those that cannot be read stay there as they are.
    pub fn read_archived<'a>(&self, texts: impl IntoIterator<Item = &'a str>) -> Library {
        let mut puzzles = Library::default();
        for text in texts {
            if let Ok(record) = serde_json::from_str::<Record>(text) {
                puzzles.merge(&record.into());
            }
        }
        let known = self.earlier.iter().filter(|record| puzzles.get(record.id).is_some());
        let known: Vec<_> = known.collect();
        known.into_iter().for_each(|record| puzzles.take_over(record));
        puzzles
    }

    /// Returns what to archive.
    pub fn load(&self, model: &Model) -> Load {
        let mut items = self.storage.as_ref().map(S::items).unwrap_or_default();
        // This tab's own data is in memory, and may still be waiting for room.
        items.retain(|(key, _)| Key::read(key).is_none_or(|key| key.tab() != self.tab));
        let Stored { tabs, mut puzzles, unreadable } = (self.read)(&items).stored;
        model.tab().records().for_each(|record| puzzles.merge(record));
        let mut load = Load {
            items: archive::items(&puzzles).collect(),
            own: model.tab().records().cloned().collect(),
            freed: Vec::new(),
        };
        for ended in archive::ended(tabs.values()) {
            load.items.push(Item::Tab(ended.tab.alone().into(), ended.last_used()));
            let texts = of_tab(&items, ended.tab.id);
            // Unreadable texts are set aside the next time a page is opened.
            if texts.iter().all(|(key, _)| !unreadable.contains(key)) {
                load.freed.push(texts);
            }
        }
        load
    }

    /// Removes what was archived from the storage, unless a tab has written to it since.
    pub fn unload(&mut self, load: &Load, model: &Model) -> Option<Result<(), StorageProblem>> {
        let storage = self.storage.as_ref()?;
        let items = storage.items();
        for freed in &load.freed {
            let tab = freed.iter().find_map(|(key, _)| Key::read(key)).map(Key::tab);
            if tab.is_some_and(|tab| of_tab(&items, tab) == *freed) {
                freed.iter().for_each(|(key, _)| storage.remove(key));
            }
        }
        let had_failed = !self.waiting.is_empty();
        self.compact(model);
        self.settle(had_failed, false)
    }

    pub const fn tab(&self) -> TabId {
        self.tab
    }

    /// Stores everything under the tab's new id, if it has got one.
    fn follow(&mut self, model: &Model) {
        let before = std::mem::replace(&mut self.tab, model.tab().id);
        if self.tab == before {
            return;
        }
        self.waiting.retain(|(key, _)| Key::read(key).is_none_or(|key| key.tab() != before));
        self.put_state(model);
        self.put(Key::Place(self.tab), Some(model.link().write()));
    }

    /// Returns whether another tab took this one for closed and archived its data.
    fn is_removed(&self) -> bool {
        let key = Key::Tab(self.tab).write();
        let is_there = |storage: &S| storage.get(&key).is_some();
        !self.waiting.iter().any(|(waits, _)| *waits == key)
            && !self.storage.as_ref().is_some_and(is_there)
    }

    /// Stores the state, if there is room for it, in place of the entries that it contains and
    /// of those that wait.
    fn compact(&mut self, model: &Model) {
        let state = write(model.tab());
        self.entries = most_entries(&state);
        let Some(storage) = &self.storage else { return };
        if !storage.set(&Key::Tab(self.tab).write(), &state) {
            self.entries += model.tab().number() + 1 - self.first;
            return;
        }
        self.waiting.retain(|(key, text)| match Key::read(key) {
            Some(Key::Tab(_) | Key::Entry(..)) => text.is_none(),
            Some(Key::Place(_) | Key::Closed(_)) | None => true,
        });
        let first = std::mem::replace(&mut self.first, model.tab().number() + 1);
        for number in first..self.first {
            storage.remove(&Key::Entry(self.tab, number).write());
        }
    }

    fn put_state(&mut self, model: &Model) {
        let state = write(model.tab());
        self.entries = most_entries(&state);
        self.put(Key::Tab(self.tab), Some(state));
        self.first = model.tab().number() + 1;
    }

    fn put(&mut self, key: Key, text: Option<String>) {
        self.wait(key.write(), text);
    }

    fn wait(&mut self, key: String, text: Option<String>) {
        if self.storage.is_some() {
            self.waiting.push_back((key, text));
        }
    }

    /// Writes what waits, in order. Returns what the user has to know: that there is no room
    /// for what they did, or that there is room again.
    fn settle(
        &mut self,
        had_failed: bool,
        is_user_input: bool,
    ) -> Option<Result<(), StorageProblem>> {
        let storage = self.storage.as_ref()?;
        while let Some((key, text)) = self.waiting.front() {
            let is_done = match text {
                Some(text) => storage.set(key, text),
                None => {
                    storage.remove(key);
                    true
                }
            };
            if !is_done {
                let problem = StorageProblem::Full;
                return (!had_failed || is_user_input).then_some(Err(problem));
            }
            self.waiting.pop_front();
        }
        had_failed.then_some(Ok(()))
    }
}

/// Returns how many entries follow a state of this size before it is stored again.
fn most_entries(state: &str) -> u64 {
    (state.len() as u64 / ENTRY).clamp(ENTRIES, MOST_ENTRIES)
}

/// Returns what a tab stored, sorted by key.
fn of_tab(items: &[(String, String)], tab: TabId) -> Vec<(String, String)> {
    let is_of_tab = |key: &str| Key::read(key).is_some_and(|key| key.tab() == tab);
    let mut own: Vec<_> = items.iter().filter(|(key, _)| is_of_tab(key)).cloned().collect();
    own.sort_unstable();
    own
}

/// Encodes what a tab did, to notify other tabs.
pub fn tell(tab: TabId, entry: &Entry) -> String {
    write(&(tab, entry))
}

/// Decodes what another tab did; `None` if the text is not of a tab of this version.
pub fn heard(text: &str) -> Option<(TabId, Entry)> {
    serde_json::from_str(text).ok()
}

/// Returns what another tab did, judging by what it stored under a key; `None` if that is not
/// an entry.
pub fn read(key: &str, text: &str) -> Option<(TabId, Entry)> {
    let Some(Key::Entry(tab, _)) = Key::read(key) else { return None };
    Some((tab, serde_json::from_str(text).ok()?))
}

/// Moves a text to an unused key. It stays where it is if there is no room for it.
fn put_aside(storage: &impl Storage, key: &str) {
    let mut free = (1_u32..).map(|nth| format!("{UNREADABLE}{nth}"));
    let free = free.find(|key| storage.get(key).is_none());
    let (Some(free), Some(text)) = (free, storage.get(key)) else { return };
    let is_there = storage.set(&free, &text);
    storage.remove(key);
    // Both copies at once may take too much room.
    if !is_there && !storage.set(&free, &text) {
        storage.set(key, &text);
    }
}
