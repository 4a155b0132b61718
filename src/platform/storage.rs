//! The browser's storage, and the other tabs that share it.

use std::rc::Rc;

use gloo::events::EventListener;
use grove_model::batch::SavedBatch;
use grove_model::effects::history;
use grove_model::effects::keeper::{ReadSaved, Storage, encode_entry};
use grove_model::puzzle::journal::{Entry, Key, TabId};
use grove_model::update::msg::BrowserMsg;
use wasm_bindgen_futures::spawn_local;
use web_sys::{BroadcastChannel, MessageEvent, Storage as BrowserStorage, StorageEvent};
use yew::Callback;

use super::page;
use crate::chunk::Chunk;

/// The key of the tab's identity, which is stored from leaving the tab until it is loaded again: a
/// duplicate of an open tab finds none there, and takes a new identity.
const TAB_KEY: &str = "sudoku-grove/tab";

/// The channel on which tabs report their changes to each other.
const CHANNEL: &str = "sudoku-grove/1";

/// The prefix of every key that the page stores.
const KEY_PREFIX: &str = "sudoku-grove";

/// What is stored between visits.
pub(crate) struct LocalStorage(BrowserStorage);

impl LocalStorage {
    /// Returns `None` if the browser stores nothing for this page: there, merely accessing the
    /// storage throws.
    pub(crate) fn new() -> Option<Self> {
        // In a frame of another page, the page stores nothing.
        let storage = || gloo::utils::window().local_storage().ok().flatten();
        if page::is_bare() { None } else { storage().map(Self) }
    }

    /// Returns whether this page has ever stored anything.
    pub(crate) fn is_used(&self) -> bool {
        self.items().iter().any(|(key, _)| key.starts_with(KEY_PREFIX))
    }
}

impl Storage for LocalStorage {
    fn items(&self) -> Vec<(String, String)> {
        let keys = 0..self.0.length().unwrap_or_default();
        let keys = keys.filter_map(|nth| self.0.key(nth).ok().flatten());
        keys.filter_map(|key| self.get(&key).map(|text| (key, text))).collect()
    }

    fn get(&self, key: &str) -> Option<String> {
        self.0.get_item(key).ok().flatten()
    }

    fn set(&self, key: &str, text: &str) -> bool {
        self.0.set_item(key, text).is_ok()
    }

    fn remove(&self, key: &str) {
        // Cannot fail: a storage that can be accessed allows removal.
        let _ = self.0.remove_item(key);
    }
}

/// The key that marks that the browser has been asked for persistent storage.
const PERSISTENCE_REQUESTED_KEY: &str = "sudoku-grove/1/asked-to-keep";

/// Asks the browser, only once in all visits, never to evict the data on its own when space runs
/// low. Some browsers ask the user.
pub(crate) fn request_persistence() {
    let Some(storage) =
        LocalStorage::new().filter(|storage| storage.get(PERSISTENCE_REQUESTED_KEY).is_none())
    else {
        return;
    };
    if storage.set(PERSISTENCE_REQUESTED_KEY, "1") {
        // The page does not depend on the answer, and some browsers do not support the question.
        let _ = gloo::utils::window().navigator().storage().persist();
    }
}

/// The key that marks that the archive has contents.
const ARCHIVED_KEY: &str = "sudoku-grove/1/archived";

/// Returns whether anything has ever been archived.
pub(crate) fn has_archived() -> bool {
    LocalStorage::new().is_some_and(|storage| storage.get(ARCHIVED_KEY).is_some())
}

/// Marks that the archive has contents.
pub(crate) fn mark_archived() {
    if let Some(storage) = LocalStorage::new().filter(|storage| storage.get(ARCHIVED_KEY).is_none())
    {
        // There is room: what moved to the archive has left the storage.
        storage.set(ARCHIVED_KEY, "1");
    }
}

/// Returns the storage that belongs to this tab alone.
fn session() -> Option<BrowserStorage> {
    let storage = || gloo::utils::window().session_storage().ok().flatten();
    if page::is_bare() { None } else { storage() }
}

/// Returns the tab's identity: the one from before a reload, unless a duplicate of the tab has
/// already taken it.
pub(crate) fn tab() -> TabId {
    let before = session().and_then(|session| session.get_item(TAB_KEY).ok().flatten());
    remove_saved_tab();
    let before: Option<TabId> = before.and_then(|text| text.parse().ok());
    let is_free = |tab: &TabId| {
        let Some(storage) = LocalStorage::new() else { return true };
        let closed = Key::Closed(*tab).write();
        let is_closed = storage.get(&closed).is_some();
        storage.remove(&closed);
        is_closed
    };
    before.filter(is_free).unwrap_or_else(|| TabId(page::random()))
}

/// Saves the tab's identity for when it is loaded again.
pub(crate) fn save_tab(tab: TabId) {
    if let Some(session) = session() {
        // If this fails, the tab takes a new identity after a reload.
        let _ = session.set_item(TAB_KEY, &tab.to_string());
    }
}

/// Removes the saved identity once the tab is open again.
pub(crate) fn remove_saved_tab() {
    if let Some(session) = session() {
        let _ = session.remove_item(TAB_KEY);
    }
}

/// The functions that read what was stored and what other tabs report. A first visit has nothing to
/// read.
#[derive(Clone, Copy)]
pub(crate) struct Readers {
    pub(crate) saved: ReadSaved,
    pub(crate) entry: fn(&str, &str) -> Option<(TabId, Entry)>,
    pub(crate) decode_entry: fn(&str) -> Option<(TabId, Entry)>,
    pub(crate) draft: fn() -> Rc<str>,
    pub(crate) batch: fn() -> Option<SavedBatch>,
    /// Returns what the page has saved in the current history entry.
    pub(crate) saved_entry: fn() -> Option<history::Entry>,
}

/// The other tabs that show the page.
pub(crate) struct OtherTabs(Option<BroadcastChannel>);

impl OtherTabs {
    pub(crate) fn new() -> Self {
        Self(BroadcastChannel::new(CHANNEL).ok())
    }

    /// Reports to them what a tab did.
    pub(crate) fn broadcast(&self, tab: TabId, entries: &[Entry]) {
        for (channel, entry) in self.0.iter().flat_map(|it| entries.iter().map(move |e| (it, e))) {
            // If this fails, they read it from the storage when they are next opened.
            let _ = channel.post_message(&encode_entry(tab, entry).into());
        }
    }

    /// Listens to them until the listeners are dropped. Most changes arrive twice: storage events
    /// reach even a tab that was not open yet when the change was broadcast, and broadcasts work
    /// even where nothing can be stored.
    pub(crate) fn receive(
        &self,
        readers: &'static Chunk<Readers>,
        on_msg: Callback<BrowserMsg>,
    ) -> Vec<EventListener> {
        let receive = move |read: Box<dyn FnOnce(Readers) -> Option<(TabId, Entry)>>| {
            let on_msg = on_msg.clone();
            spawn_local(async move {
                if let Ok(readers) = readers.load().await
                    && let Some((tab, entry)) = read(readers)
                {
                    on_msg.emit(BrowserMsg::TabWrote { tab, entry: entry.into() });
                }
            });
        };
        let receive_stored = receive.clone();
        let decode_entry = self.0.as_ref().map(|channel| {
            page::listen(channel, "message", move |event: &MessageEvent| {
                let text = event.data().as_string().unwrap_or_default();
                receive(Box::new(move |readers| (readers.decode_entry)(&text)));
            })
        });
        let window = gloo::utils::window();
        let stored = page::listen(&window, "storage", move |event: &StorageEvent| {
            let (key, text) = (event.key().unwrap_or_default(), event.new_value());
            receive_stored(Box::new(move |readers| {
                (readers.entry)(&key, &text.unwrap_or_default())
            }));
        });
        decode_entry.into_iter().chain([stored]).collect()
    }
}
