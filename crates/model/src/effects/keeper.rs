//! Stores what a person did, as they do it, in a storage that all tabs share.
//!
//! Every change is an entry of the tab's journal under a key of its own; now and then the
//! tab's state takes the place of its entries. No tab writes under a key of another one.
//! Settings have a key each, written when a person chooses.

use std::collections::VecDeque;

use super::archive::{self, Item, Load};
use crate::Model;
use crate::model::storage::{Saved, Settings, StorageProblem};
use crate::puzzle::journal::{Entry, Key, Library, Record, Stored, TabId, write};

/// Where texts that cannot be read are put aside, each with a number after it.
const UNREADABLE: &str = "sudoku-grove/unreadable/";

/// Entries after which the tab's state takes their place, at the earliest: a large state
/// waits for more, so that what is written of it is no more than what is written of them.
const ENTRIES: u64 = 256;
/// The same at the latest: they are removed one by one.
const MOST_ENTRIES: u64 = 2048;
/// Bytes of an entry, more or less.
const ENTRY: u64 = 128;

/// Texts by key, as in a browser's local storage.
pub trait Storage {
    /// Everything that is stored.
    fn items(&self) -> Vec<(String, String)>;
    /// The text under a key.
    fn get(&self, key: &str) -> Option<String>;
    /// Stores a text under a key. Returns whether there was room.
    fn set(&self, key: &str, text: &str) -> bool;
    /// Removes a text.
    fn remove(&self, key: &str);
}

/// What a tab writes into the storage.
#[derive(Debug)]
pub struct Keeper<S> {
    tab: TabId,
    /// What marks that it was left by this page, and not by a copy of it.
    mark: Option<String>,
    /// `None` where the browser keeps nothing for this page.
    storage: Option<S>,
    /// What reads all of it.
    read: ReadSaved,
    /// What is stored of the settings.
    settings: Settings,
    /// What versions of the page without journals stored.
    earlier: Vec<Record>,
    /// The number of the first entry that the stored state does not have.
    first: u64,
    /// How many entries it waits for.
    entries: u64,
    /// What found no room yet, the oldest first; no text for what is to be removed.
    waiting: VecDeque<(String, Option<String>)>,
}

/// Reads everything that the storage has, by key: [`read_saved`], once that is there.
pub type ReadSaved = fn(&[(String, String)]) -> Saved;

/// Reads everything that the storage has, by key.
pub fn read_saved(items: &[(String, String)]) -> Saved {
    Saved::read(items)
}

impl<S: Storage> Keeper<S> {
    /// Reads what earlier visits and other tabs stored. What cannot be read is put aside
    /// whole, as many texts as there are.
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

    /// Stores what the tab opens with, which takes the place of what it did before, and
    /// what its address says.
    pub fn begin(&mut self, model: &Model, hash: &str) -> Option<Result<(), StorageProblem>> {
        let items = self.storage.as_ref().map(S::items).unwrap_or_default();
        self.put_state(model);
        for (key, _) in items {
            if matches!(Key::read(&key), Some(Key::Entry(tab, _)) if tab == self.tab) {
                self.wait(key, None);
            }
        }
        // The bare address says nothing of what it opened.
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
        // Without room for its state, a tab goes on with entries.
        if self.waiting.is_empty() && model.tab().number() + 1 - self.first > self.entries {
            self.compact(model);
        }
        news
    }

    /// Stores what the tab's address says.
    pub fn keep_place(&mut self, hash: &str) -> Option<Result<(), StorageProblem>> {
        let had_failed = !self.waiting.is_empty();
        let key = Key::Place(self.tab).write();
        self.waiting.retain(|(waits, _)| *waits != key);
        self.wait(key, Some(hash.to_owned()));
        self.settle(had_failed, false)
    }

    /// Stores that the tab is left: it may be closed, or loaded again, or entered again
    /// as it is. `mark` is a text that no page has left with before.
    pub fn leave(&mut self, model: &Model, mark: String) {
        if self.is_removed() {
            self.put_state(model);
        }
        self.put(Key::Closed(self.tab), Some(mark.clone()));
        self.mark = Some(mark);
        self.settle(true, false);
    }

    /// Returns whether a copy of the tab has gone on under its identity since it was left:
    /// then it needs another one before it is entered.
    pub fn is_taken_over(&self) -> bool {
        let Some(storage) = &self.storage else { return false };
        let mark = storage.get(&Key::Closed(self.tab).write());
        self.mark.is_some() && mark != self.mark && !self.is_removed()
    }

    /// Stores that the tab is entered again as it was left. Returns what other tabs have
    /// stored meanwhile, of which it was told nothing.
    pub fn enter(&mut self, model: &Model) -> Library {
        if self.is_removed() {
            self.put_state(model);
        }
        self.put(Key::Closed(self.tab), None);
        self.settle(true, false);
        (self.read)(&self.storage.as_ref().map(S::items).unwrap_or_default()).stored.puzzles
    }

    /// Reads puzzles of the archive. What cannot be read stays there as it is.
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

    /// What is to be archived.
    pub fn load(&self, model: &Model) -> Load {
        let mut items = self.storage.as_ref().map(S::items).unwrap_or_default();
        // What this tab wrote is at hand, and perhaps waits for room.
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
            // What cannot be read is put aside when a page is opened next.
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

    /// The tab.
    pub const fn tab(&self) -> TabId {
        self.tab
    }

    /// Stores everything under another identity, if the tab has got one.
    fn follow(&mut self, model: &Model) {
        let before = std::mem::replace(&mut self.tab, model.tab().id);
        if self.tab == before {
            return;
        }
        self.waiting.retain(|(key, _)| Key::read(key).is_none_or(|key| key.tab() != before));
        self.put_state(model);
        self.put(Key::Place(self.tab), Some(model.link().write()));
    }

    /// Whether another tab took this one for closed, and archived what it had.
    fn is_removed(&self) -> bool {
        let key = Key::Tab(self.tab).write();
        let is_there = |storage: &S| storage.get(&key).is_some();
        !self.waiting.iter().any(|(waits, _)| *waits == key)
            && !self.storage.as_ref().is_some_and(is_there)
    }

    /// Stores the state, if there is room for it, in the place of the entries that it has
    /// and of those that wait.
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

    /// Writes what waits, in order. Returns what a person has to know: that there is no
    /// room for what they did, or that there is room again.
    fn settle(
        &mut self,
        had_failed: bool,
        is_of_a_person: bool,
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
                return (!had_failed || is_of_a_person).then_some(Err(problem));
            }
            self.waiting.pop_front();
        }
        had_failed.then_some(Ok(()))
    }
}

/// How many entries follow a state of this size before it is written again.
fn most_entries(state: &str) -> u64 {
    (state.len() as u64 / ENTRY).clamp(ENTRIES, MOST_ENTRIES)
}

/// What a tab stored, by key.
fn of_tab(items: &[(String, String)], tab: TabId) -> Vec<(String, String)> {
    let is_of_tab = |key: &str| Key::read(key).is_some_and(|key| key.tab() == tab);
    let mut own: Vec<_> = items.iter().filter(|(key, _)| is_of_tab(key)).cloned().collect();
    own.sort_unstable();
    own
}

/// What a tab did, as it tells other tabs.
pub fn tell(tab: TabId, entry: &Entry) -> String {
    write(&(tab, entry))
}

/// What another tab did; `None` for what no tab of this version tells.
pub fn heard(text: &str) -> Option<(TabId, Entry)> {
    serde_json::from_str(text).ok()
}

/// What another tab did, by what it stored under a key; `None` for what is no entry.
pub fn read(key: &str, text: &str) -> Option<(TabId, Entry)> {
    let Some(Key::Entry(tab, _)) = Key::read(key) else { return None };
    Some((tab, serde_json::from_str(text).ok()?))
}

/// Moves a text to where nothing is. It stays where it is if there is no room for it.
fn put_aside(storage: &impl Storage, key: &str) {
    let mut free = (1_u32..).map(|nth| format!("{UNREADABLE}{nth}"));
    let free = free.find(|key| storage.get(key).is_none());
    let (Some(free), Some(text)) = (free, storage.get(key)) else { return };
    let is_there = storage.set(&free, &text);
    storage.remove(key);
    // Both at once may take too much room.
    if !is_there && !storage.set(&free, &text) {
        storage.set(key, &text);
    }
}
