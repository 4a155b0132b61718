//! The address bar and the browser's history.

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use grove_model::Model;
use grove_model::effects::history::{Arrival, Entry, History, Navigation};
use grove_model::model::link::Link;
use grove_model::update::msg::{Msg, PageMsg};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;
use yew::Callback;

use super::storage::Readers;
use crate::chunk::{Chunk, Fetch};

/// Milliseconds between two writes of the address.
const WRITE_INTERVAL: u32 = 250;

/// The same while something is played: a write takes as long as some frames on a phone, and browsers
/// reject the address if it changes a hundred times in half a minute.
const PLAYED_WRITE_INTERVAL: u32 = 1000;

/// Milliseconds to wait for the browser to go back.
const BACK_TIMEOUT: u32 = 2000;

/// Returns the part of the address after `#`, or an empty string.
pub fn hash() -> String {
    let hash = gloo::utils::window().location().hash().unwrap_or_default();
    hash.strip_prefix('#').map(str::to_owned).unwrap_or_default()
}

/// Returns the address of the page with this link.
pub(crate) fn with_link(link: &Link) -> String {
    let address = gloo::utils::window().location().href().unwrap_or_default();
    let page = address.split_once('#').map_or(address.as_str(), |(page, _)| page);
    format!("{page}#{}", link.write())
}

/// Keeps the address and the history in step with the model, and reports to it where Back, Forward
/// and links lead. Dropping it stops that.
pub struct Address {
    inner: Rc<Inner>,
    _listener: EventListener,
}

struct Inner {
    readers: &'static Chunk<Readers>,
    /// The code that follows a link.
    update: &'static dyn Fetch,
    model: Box<dyn Fn() -> Option<Rc<Model>>>,
    /// Receives the hash of the address whenever it changes.
    on_hash: Box<dyn Fn(&str)>,
    on_msg: Callback<Msg>,
    history: RefCell<History>,
    /// What was last written.
    last_written: RefCell<Option<(Entry, String)>>,
    /// Whether a write of the address is scheduled.
    is_write_scheduled: Cell<bool>,
    /// Whether the current history entry has yet to be read.
    is_reading_entry: Cell<bool>,
    back_timeout: Cell<Option<Timeout>>,
}

impl Address {
    /// `hash` is that of the address when the page was opened.
    pub(crate) fn new(
        (readers, update): (&'static Chunk<Readers>, &'static dyn Fetch),
        hash: &str,
        model: impl Fn() -> Option<Rc<Model>> + 'static,
        on_hash: impl Fn(&str) + 'static,
        current_model: &Model,
        on_msg: Callback<Msg>,
    ) -> Self {
        let life = (js_sys::Math::random() * f64::from(u32::MAX)) as u32;
        let saved_entry = readers.get().and_then(|readers| (readers.saved_entry)());
        let inner = Rc::new(Inner {
            readers,
            update,
            model: Box::new(model),
            on_hash: Box::new(on_hash),
            on_msg,
            history: RefCell::new(History::new(life, saved_entry, current_model.place())),
            last_written: RefCell::default(),
            is_write_scheduled: Cell::default(),
            is_reading_entry: Cell::default(),
            back_timeout: Cell::default(),
        });
        let arriving = Rc::downgrade(&inner);
        let arrive = move |_: &_| while_alive(&arriving, Inner::arrive_when_read);
        let _listener = EventListener::new(&gloo::utils::window(), "popstate", arrive);
        if self::hash() == hash {
            inner.update_history(None, current_model);
            inner.write_soon();
        } else {
            // The user went back, or to another link, before the page listened.
            inner.arrive_when_read();
        }
        Self { inner, _listener }
    }

    /// Brings the history and the address up to date after the model has changed from `previous` to
    /// `model`.
    pub fn update(&self, previous: &Model, model: &Model) {
        if previous.place() != model.place() {
            self.inner.update_history(Some(previous), model);
        }
        self.inner.write_soon();
    }
}

impl Inner {
    /// Moves the history to the model's place. The entry that is left keeps its link.
    fn update_history(self: &Rc<Self>, mut previous: Option<&Model>, model: &Model) {
        loop {
            let left_entry = self.history.borrow().entry();
            let Some(turn) = self.history.borrow_mut().navigate_to(model.place()) else { return };
            let next_entry = self.history.borrow().entry();
            match turn {
                Navigation::Replace => self.write(next_entry, model),
                Navigation::Push => {
                    if let Some(previous) = previous.take() {
                        self.write(left_entry, previous);
                    }
                    self.push(next_entry, model);
                }
                Navigation::Back => self.go_back(),
            }
        }
    }

    /// Adds a history entry. Browsers reject entries that come too often; the page then does
    /// without.
    fn push(&self, entry: Entry, model: &Model) {
        let (state, hash) = (state_of(entry), model.link().write());
        if let Ok(history) = gloo::utils::window().history() {
            let _ = history.push_state_with_url(&state, "", Some(&format!("#{hash}")));
        }
        (self.on_hash)(&hash);
        if saved_state() != state.as_string() {
            self.history.borrow_mut().set_current(None, model.place());
        }
        self.last_written.replace(None);
    }

    fn go_back(self: &Rc<Self>) {
        if let Ok(history) = gloo::utils::window().history() {
            let _ = history.back();
        }
        let inner = Rc::downgrade(self);
        let give_up = move || {
            while_alive(&inner, |inner| {
                let Some(model) = (inner.model)() else { return };
                inner.history.borrow_mut().set_current(None, model.place());
                inner.write_soon();
            });
        };
        self.back_timeout.set(Some(Timeout::new(BACK_TIMEOUT, give_up)));
    }

    /// Handles the arrival at a history entry, after loading the code that reads and follows it if
    /// necessary. The entry is not overwritten before that.
    fn arrive_when_read(self: &Rc<Self>) {
        // The address may be written before the code has loaded.
        let hash = hash();
        let is_readable = !has_saved_entry() || self.readers.has_loaded();
        if is_readable && self.update.has_loaded() {
            return self.arrive(hash);
        }
        self.is_reading_entry.set(true);
        let inner = Rc::clone(self);
        spawn_local(async move {
            // If they do not arrive, the link alone determines where to go, as soon as it can be
            // followed.
            let _ = inner.readers.load().await;
            let _ = inner.update.fetch().await;
            inner.is_reading_entry.set(false);
            inner.arrive(hash);
        });
    }

    /// Handles the arrival at a history entry, with the link that it had then.
    fn arrive(self: &Rc<Self>, hash: String) {
        let Some(model) = (self.model)() else { return };
        self.back_timeout.set(None);
        self.last_written.replace(None);
        let saved_entry = self.readers.get().and_then(|readers| (readers.saved_entry)());
        let arrival = self.history.borrow_mut().begin_arrival(saved_entry, model.place());
        (self.on_hash)(&hash);
        let msg = match arrival {
            Arrival::Duplicate => return self.go_back(),
            Arrival::WentBack => None,
            Arrival::Linked => Some(PageMsg::LinkOpened { hash }),
            Arrival::Returned(place) => Some(PageMsg::Returned { hash, place: Some(place) }),
            Arrival::Reopened(_) => Some(PageMsg::Returned { hash, place: None }),
        };
        if let Some(msg) = msg {
            self.on_msg.emit(Msg::Page(msg));
        }
        let Some(model) = (self.model)() else { return };
        self.history.borrow_mut().complete_arrival(arrival, model.place());
        self.update_history(None, &model);
        self.write_soon();
    }

    fn write_soon(self: &Rc<Self>) {
        if self.is_write_scheduled.replace(true) {
            return;
        }
        let is_playing = (self.model)().is_some_and(|model| model.tick().is_some());
        let interval = if is_playing { PLAYED_WRITE_INTERVAL } else { WRITE_INTERVAL };
        let inner = Rc::downgrade(self);
        let write = move || while_alive(&inner, Inner::write_now);
        Timeout::new(interval, write).forget();
    }

    fn write_now(self: &Rc<Self>) {
        self.is_write_scheduled.set(false);
        let Some(model) = (self.model)() else { return };
        let (entry, is_navigating) = {
            let history = self.history.borrow();
            (history.entry(), history.is_navigating() || self.is_reading_entry.get())
        };
        if !is_navigating {
            self.write(entry, &model);
        }
    }

    /// Overwrites the current history entry. Browsers reject this when it is done too often; the
    /// next write makes up for it.
    fn write(&self, entry: Entry, model: &Model) {
        let next_entry = (entry, model.link().write());
        if self.last_written.borrow().as_ref() == Some(&next_entry) {
            return;
        }
        if let Ok(history) = gloo::utils::window().history() {
            let address = format!("#{}", next_entry.1);
            let _ = history.replace_state_with_url(&state_of(entry), "", Some(&address));
        }
        (self.on_hash)(&next_entry.1);
        self.last_written.replace(Some(next_entry));
    }
}

/// Returns what the page has saved in the current history entry, if anything.
pub(crate) fn saved_entry() -> Option<Entry> {
    serde_json::from_str(&saved_state()?).ok()
}

/// Returns whether the page has saved anything in the current history entry.
pub(crate) fn has_saved_entry() -> bool {
    saved_state().is_some()
}

fn saved_state() -> Option<String> {
    gloo::utils::window().history().ok()?.state().ok()?.as_string()
}

fn state_of(entry: Entry) -> JsValue {
    serde_json::to_string(&entry).map_or(JsValue::NULL, JsValue::from)
}

fn while_alive(inner: &Weak<Inner>, action: impl FnOnce(&Rc<Inner>)) {
    if let Some(inner) = inner.upgrade() {
        action(&inner);
    }
}
