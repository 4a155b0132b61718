//! The browser's storage, and the other tabs that share it.

use std::rc::Rc;

use gloo::events::EventListener;
use grove_model::batch::KeptBatch;
use grove_model::effects::history;
use grove_model::effects::keeper::{ReadSaved, Storage, tell};
use grove_model::puzzle::journal::{Entry, Key, TabId};
use grove_model::update::msg::BrowserMsg;
use wasm_bindgen_futures::spawn_local;
use web_sys::{BroadcastChannel, MessageEvent, Storage as Raw, StorageEvent};
use yew::Callback;

use super::page;
use crate::chunk::Chunk;

/// Where the tab's identity is from its being left until it is loaded again: a copy of a
/// tab that is open finds none there, and is another tab.
const TAB: &str = "sudoku-grove/tab";

/// Where tabs tell each other what they do.
const CHANNEL: &str = "sudoku-grove/1";

/// What the name of everything begins with that the page stores.
const NAME: &str = "sudoku-grove";

/// What is kept between visits.
pub(crate) struct LocalStorage(Raw);

impl LocalStorage {
    /// `None` where the browser keeps nothing for this page: there merely looking at the
    /// storage throws.
    pub(crate) fn new() -> Option<Self> {
        gloo::utils::window().local_storage().ok().flatten().map(Self)
    }

    /// Whether this page has ever stored anything.
    pub(crate) fn is_used(&self) -> bool {
        self.items().iter().any(|(key, _)| key.starts_with(NAME))
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
        // A storage that is there lets things be removed.
        let _ = self.0.remove_item(key);
    }
}

/// Where it stands that the browser was asked to keep everything.
const ASKED: &str = "sudoku-grove/1/asked-to-keep";

/// Asks the browser, once in all visits, to delete nothing by itself where it runs out of
/// room. Some ask the person.
pub(crate) fn ask_to_keep() {
    let Some(storage) = LocalStorage::new().filter(|storage| storage.get(ASKED).is_none()) else {
        return;
    };
    if storage.set(ASKED, "1") {
        // The answer changes nothing that the page does, and some browsers know no question.
        let _ = gloo::utils::window().navigator().storage().persist();
    }
}

/// Where it stands that something is in the archive.
const ARCHIVED: &str = "sudoku-grove/1/archived";

/// Whether something was ever archived.
pub(crate) fn has_archived() -> bool {
    LocalStorage::new().is_some_and(|storage| storage.get(ARCHIVED).is_some())
}

/// Something is in the archive.
pub(crate) fn note_archived() {
    if let Some(storage) = LocalStorage::new().filter(|storage| storage.get(ARCHIVED).is_none()) {
        // There is room wherever anything left the storage for the archive.
        storage.set(ARCHIVED, "1");
    }
}

/// What is this tab's alone.
fn session() -> Option<Raw> {
    gloo::utils::window().session_storage().ok().flatten()
}

/// The tab: the same one as before a reload, unless a copy of it has come before it.
pub(crate) fn tab() -> TabId {
    let before = session().and_then(|session| session.get_item(TAB).ok().flatten());
    enter();
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

/// The tab is left, and may be loaded again.
pub(crate) fn leave(tab: TabId) {
    if let Some(session) = session() {
        // Where there is no room, the tab is another one after a reload.
        let _ = session.set_item(TAB, &tab.to_string());
    }
}

/// The tab is entered again as it was left.
pub(crate) fn enter() {
    if let Some(session) = session() {
        let _ = session.remove_item(TAB);
    }
}

/// What reads what was stored and what other tabs tell. A first visit has nothing to read.
#[derive(Clone, Copy)]
pub(crate) struct Readers {
    pub(crate) saved: ReadSaved,
    pub(crate) entry: fn(&str, &str) -> Option<(TabId, Entry)>,
    pub(crate) told: fn(&str) -> Option<(TabId, Entry)>,
    pub(crate) draft: fn() -> Rc<str>,
    pub(crate) batch: fn() -> Option<KeptBatch>,
    /// What the entry of the history remembers that the browser stands at.
    pub(crate) visited: fn() -> Option<history::Entry>,
}

/// The other tabs that show the page.
pub(crate) struct OtherTabs(Option<BroadcastChannel>);

impl OtherTabs {
    pub(crate) fn new() -> Self {
        Self(BroadcastChannel::new(CHANNEL).ok())
    }

    /// Tells them what a tab did.
    pub(crate) fn tell(&self, tab: TabId, entries: &[Entry]) {
        for (channel, entry) in self.0.iter().flat_map(|it| entries.iter().map(move |e| (it, e))) {
            // They read it from the storage when they are opened next.
            let _ = channel.post_message(&tell(tab, entry).into());
        }
    }

    /// Hears what they do, until the listeners are dropped. Most of it is heard twice: what
    /// is stored comes even to a tab that was not yet there when it was told, and what is
    /// told comes even where nothing can be stored.
    pub(crate) fn hear(
        &self,
        readers: &'static Chunk<Readers>,
        on_msg: Callback<BrowserMsg>,
    ) -> Vec<EventListener> {
        let hear = move |read: Box<dyn FnOnce(Readers) -> Option<(TabId, Entry)>>| {
            let on_msg = on_msg.clone();
            spawn_local(async move {
                if let Ok(readers) = readers.load().await
                    && let Some((tab, entry)) = read(readers)
                {
                    on_msg.emit(BrowserMsg::TabWrote { tab, entry: entry.into() });
                }
            });
        };
        let heard_of = hear.clone();
        let told = self.0.as_ref().map(|channel| {
            page::listen(channel, "message", move |event: &MessageEvent| {
                let text = event.data().as_string().unwrap_or_default();
                hear(Box::new(move |readers| (readers.told)(&text)));
            })
        });
        let window = gloo::utils::window();
        let stored = page::listen(&window, "storage", move |event: &StorageEvent| {
            let (key, text) = (event.key().unwrap_or_default(), event.new_value());
            heard_of(Box::new(move |readers| (readers.entry)(&key, &text.unwrap_or_default())));
        });
        told.into_iter().chain([stored]).collect()
    }
}
