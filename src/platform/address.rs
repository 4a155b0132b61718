//! The address bar and the browser's history.

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use grove_model::Model;
use grove_model::effects::history::{Arrival, Entry, History, Turn};
use grove_model::update::msg::{Msg, PageMsg};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;
use yew::Callback;

use super::storage::Readers;
use crate::chunk::Chunk;

/// Milliseconds between two writes of the address: browsers reject addresses that change many times
/// a second.
const APART: u32 = 250;

/// Milliseconds to wait for the browser to go back.
const PATIENCE: u32 = 2000;

/// Returns the part of the address after `#`, or an empty string.
pub fn hash() -> String {
    let hash = gloo::utils::window().location().hash().unwrap_or_default();
    hash.strip_prefix('#').map(str::to_owned).unwrap_or_default()
}

/// Keeps the address and the history in step with the model, and reports to it where Back, Forward
/// and links lead. Dropping it stops that.
pub struct Address {
    inner: Rc<Inner>,
    _listener: EventListener,
}

struct Inner {
    readers: &'static Chunk<Readers>,
    model: Box<dyn Fn() -> Option<Rc<Model>>>,
    /// Receives the hash of the address whenever it changes.
    keep: Box<dyn Fn(&str)>,
    on_msg: Callback<Msg>,
    history: RefCell<History>,
    /// What was last written.
    written: RefCell<Option<(Entry, String)>>,
    /// Whether a write of the address is scheduled.
    is_due: Cell<bool>,
    /// Whether the current history entry has yet to be read.
    is_arriving: Cell<bool>,
    patience: Cell<Option<Timeout>>,
}

impl Address {
    pub(crate) fn new(
        readers: &'static Chunk<Readers>,
        model: impl Fn() -> Option<Rc<Model>> + 'static,
        keep: impl Fn(&str) + 'static,
        shown: &Model,
        on_msg: Callback<Msg>,
    ) -> Self {
        let life = (js_sys::Math::random() * f64::from(u32::MAX)) as u32;
        let visited = readers.get().and_then(|readers| (readers.visited)());
        let inner = Rc::new(Inner {
            readers,
            model: Box::new(model),
            keep: Box::new(keep),
            on_msg,
            history: RefCell::new(History::new(life, visited, shown.place())),
            written: RefCell::default(),
            is_due: Cell::default(),
            is_arriving: Cell::default(),
            patience: Cell::default(),
        });
        let arriving = Rc::downgrade(&inner);
        let arrive = move |_: &_| with(&arriving, Inner::arrive_when_read);
        let _listener = EventListener::new(&gloo::utils::window(), "popstate", arrive);
        inner.go_on(None, shown);
        inner.write_soon();
        Self { inner, _listener }
    }

    /// Brings the history and the address up to date after the model has changed from `before` to
    /// `now`.
    pub fn follow(&self, before: &Model, now: &Model) {
        if before.place() != now.place() {
            self.inner.go_on(Some(before), now);
        }
        self.inner.write_soon();
    }
}

impl Inner {
    /// Moves the history to the model's place. The entry that is left keeps its link.
    fn go_on(self: &Rc<Self>, mut before: Option<&Model>, now: &Model) {
        loop {
            let left = self.history.borrow().entry();
            let Some(turn) = self.history.borrow_mut().follow(now.place()) else { return };
            let next = self.history.borrow().entry();
            match turn {
                Turn::Write => self.write(next, now),
                Turn::Push => {
                    if let Some(before) = before.take() {
                        self.write(left, before);
                    }
                    self.push(next, now);
                }
                Turn::Back => self.go_back(),
            }
        }
    }

    /// Adds a history entry. Browsers reject entries that come too often; the page then does
    /// without.
    fn push(&self, entry: Entry, now: &Model) {
        let (state, hash) = (state_of(entry), now.link().write());
        if let Ok(history) = gloo::utils::window().history() {
            let _ = history.push_state_with_url(&state, "", Some(&format!("#{hash}")));
        }
        (self.keep)(&hash);
        if remembered() != state.as_string() {
            self.history.borrow_mut().settle(None, now.place());
        }
        self.written.replace(None);
    }

    fn go_back(self: &Rc<Self>) {
        if let Ok(history) = gloo::utils::window().history() {
            let _ = history.back();
        }
        let inner = Rc::downgrade(self);
        let give_up = move || {
            with(&inner, |inner| {
                let Some(model) = (inner.model)() else { return };
                inner.history.borrow_mut().settle(None, model.place());
                inner.write_soon();
            });
        };
        self.patience.set(Some(Timeout::new(PATIENCE, give_up)));
    }

    /// Handles the arrival at a history entry, after loading the code that reads it if necessary.
    /// The entry is not overwritten before that.
    fn arrive_when_read(self: &Rc<Self>) {
        if !is_visited() || self.readers.get().is_some() {
            return self.arrive();
        }
        self.is_arriving.set(true);
        let inner = Rc::clone(self);
        spawn_local(async move {
            // If they do not arrive, the link alone determines where to go.
            let _ = inner.readers.load().await;
            inner.is_arriving.set(false);
            inner.arrive();
        });
    }

    /// Handles the arrival at a history entry.
    fn arrive(self: &Rc<Self>) {
        let Some(model) = (self.model)() else { return };
        self.patience.set(None);
        self.written.replace(None);
        let visited = self.readers.get().and_then(|readers| (readers.visited)());
        let arrival = self.history.borrow_mut().arrive(visited, model.place());
        let hash = hash();
        (self.keep)(&hash);
        let msg = match arrival {
            Arrival::Own => None,
            Arrival::Linked => Some(PageMsg::LinkOpened { hash }),
            Arrival::Returned(place) => Some(PageMsg::Returned { hash, place: Some(place) }),
            Arrival::Reopened(_) => Some(PageMsg::Returned { hash, place: None }),
        };
        if let Some(msg) = msg {
            self.on_msg.emit(Msg::Page(msg));
        }
        let Some(model) = (self.model)() else { return };
        self.history.borrow_mut().land(arrival, model.place());
        self.go_on(None, &model);
        self.write_soon();
    }

    fn write_soon(self: &Rc<Self>) {
        if self.is_due.replace(true) {
            return;
        }
        let inner = Rc::downgrade(self);
        let write = move || with(&inner, Inner::write_now);
        Timeout::new(APART, write).forget();
    }

    fn write_now(self: &Rc<Self>) {
        self.is_due.set(false);
        let Some(model) = (self.model)() else { return };
        let (entry, is_turning) = {
            let history = self.history.borrow();
            (history.entry(), history.is_turning() || self.is_arriving.get())
        };
        if !is_turning {
            self.write(entry, &model);
        }
    }

    /// Overwrites the current history entry. Browsers reject this when it is done too often; the
    /// next write makes up for it.
    fn write(&self, entry: Entry, model: &Model) {
        let next = (entry, model.link().write());
        if self.written.borrow().as_ref() == Some(&next) {
            return;
        }
        if let Ok(history) = gloo::utils::window().history() {
            let address = format!("#{}", next.1);
            let _ = history.replace_state_with_url(&state_of(entry), "", Some(&address));
        }
        (self.keep)(&next.1);
        self.written.replace(Some(next));
    }
}

/// Returns what the page has saved in the current history entry, if anything.
pub(crate) fn visited() -> Option<Entry> {
    serde_json::from_str(&remembered()?).ok()
}

/// Returns whether the page has saved anything in the current history entry.
pub(crate) fn is_visited() -> bool {
    remembered().is_some()
}

fn remembered() -> Option<String> {
    gloo::utils::window().history().ok()?.state().ok()?.as_string()
}

fn state_of(entry: Entry) -> JsValue {
    serde_json::to_string(&entry).map_or(JsValue::NULL, JsValue::from)
}

fn with(inner: &Weak<Inner>, action: impl FnOnce(&Rc<Inner>)) {
    if let Some(inner) = inner.upgrade() {
        action(&inner);
    }
}
