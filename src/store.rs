//! The model in the page's hands: who changes it, who hears of it, when it is drawn.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::render::{AnimationFrame, request_animation_frame};
use gloo::timers::callback::Timeout;
use grove_model::effects::keeper::Keeper;
use grove_model::model::storage::StorageProblem;
use grove_model::puzzle::journal::TabId;
use grove_model::update::msg::BrowserMsg;
use grove_model::update::update;
use grove_model::worker::run::Seek;
use grove_model::{Model, Msg};
use wasm_bindgen_futures::spawn_local;
use web_sys::PageTransitionEvent;
use yew::{Callback, UseForceUpdateHandle};

use crate::platform::address::{self, Address};
use crate::platform::archive::Archivist;
use crate::platform::batch::BatchWorker;
use crate::platform::page;
use crate::platform::storage::{self, LocalStorage, OtherTabs};
use crate::platform::worker::SearchWorker;

/// Milliseconds that the worker has to find a place before its being looked for is
/// drawn: mostly it needs one, and then the page is drawn once and not twice.
const FOUND_BY: u32 = 4;

/// Milliseconds without a jump, after which what stands around places is asked for again.
const REST: u32 = 100;

/// Holds the model. The worker hears at once what is wanted of it, before anything is
/// drawn.
pub(crate) struct Store {
    model: RefCell<Rc<Model>>,
    worker: RefCell<Option<SearchWorker>>,
    desk: RefCell<Option<BatchWorker>>,
    address: RefCell<Option<Address>>,
    keeper: Rc<RefCell<Keeper<LocalStorage>>>,
    tabs: OtherTabs,
    listeners: RefCell<Vec<EventListener>>,
    draw: UseForceUpdateHandle,
    /// Draws what the worker was too slow for.
    late: Cell<Option<Timeout>>,
    /// Draws what can wait for a frame.
    soon: Cell<Option<AnimationFrame>>,
    /// Waits for the end of jumps from place to place.
    rest: Cell<Option<Timeout>>,
    /// Whether one jump follows the other.
    is_hurried: Cell<bool>,
    /// Whether the browser was asked to keep what is stored.
    has_asked: Cell<bool>,
    archivist: RefCell<Option<Archivist>>,
}

impl Store {
    /// A model that is drawn by this handle.
    pub(crate) fn new(
        model: Model,
        keeper: Keeper<LocalStorage>,
        draw: UseForceUpdateHandle,
    ) -> Rc<Self> {
        Rc::new(Self {
            model: RefCell::new(Rc::new(model)),
            worker: RefCell::default(),
            desk: RefCell::default(),
            address: RefCell::default(),
            keeper: Rc::new(RefCell::new(keeper)),
            tabs: OtherTabs::new(),
            listeners: RefCell::default(),
            draw,
            late: Cell::default(),
            soon: Cell::default(),
            rest: Cell::default(),
            is_hurried: Cell::default(),
            has_asked: Cell::default(),
            archivist: RefCell::default(),
        })
    }

    /// The model as it is now.
    pub(crate) fn model(&self) -> Rc<Model> {
        Rc::clone(&self.model.borrow())
    }

    /// Takes messages for as long as there is a store.
    pub(crate) fn on_msg(self: &Rc<Self>) -> Callback<Msg> {
        let store = Rc::downgrade(self);
        Callback::from(move |msg| {
            if let Some(store) = store.upgrade() {
                store.take(msg);
            }
        })
    }

    /// Starts the worker and asks it for what is wanted. That of batches starts when there
    /// is one. Takes the address bar, and begins to store.
    pub(crate) fn start(self: &Rc<Self>, on_msg: Callback<Msg>) {
        let news = self.keeper.borrow_mut().begin(&self.model(), &address::hash());
        self.hear_news(news);
        self.listeners.replace(self.listen(&on_msg));
        let (reading, keeping) = (Rc::downgrade(self), Rc::downgrade(self));
        let model = move || reading.upgrade().map(|store| store.model());
        let keep = move |hash: &str| {
            if let Some(store) = keeping.upgrade() {
                let news = store.keeper.borrow_mut().keep_place(hash);
                // The address is being written: whatever changes the page comes after it.
                spawn_local(async move { store.hear_news(news) });
            }
        };
        let archivist = Archivist::start(Rc::clone(&self.keeper), model.clone(), on_msg.clone());
        self.archivist.replace(Some(archivist));
        let address = Address::new(model, keep, &self.model(), on_msg.clone());
        self.address.replace(Some(address));
        let worker = SearchWorker::start(on_msg.clone());
        self.worker.replace(Some(worker));
        self.desk.replace(Some(BatchWorker::new(on_msg)));
        self.want();
    }

    /// Ends the workers, and leaves the address bar.
    pub(crate) fn stop(&self) {
        self.listeners.take();
        self.archivist.replace(None);
        self.address.replace(None);
        self.worker.replace(None);
        if let Some(desk) = self.desk.take() {
            desk.want(None);
        }
    }

    /// Hears other tabs, and when this one is left and entered again.
    fn listen(self: &Rc<Self>, on_msg: &Callback<Msg>) -> Vec<EventListener> {
        let window = gloo::utils::window();
        let hears = self.tabs.hear(on_msg.reform(Msg::Browser));
        let leaving = Rc::downgrade(self);
        let leaves = EventListener::new(&window, "pagehide", move |_| {
            if let Some(store) = leaving.upgrade() {
                store.leave();
            }
        });
        let entering = Rc::downgrade(self);
        let enters = page::listen(&window, "pageshow", move |event: &PageTransitionEvent| {
            if let Some(store) = entering.upgrade().filter(|_| event.persisted()) {
                store.enter();
            }
        });
        hears.into_iter().chain([leaves, enters]).collect()
    }

    fn leave(self: &Rc<Self>) {
        self.take(Msg::Browser(BrowserMsg::PageLeft));
        // The address stays as it is: a browser that loads the page again took it already.
        self.keeper.borrow_mut().leave(&self.model(), page::random().to_string());
        storage::leave(self.model().tab().id);
    }

    /// The page is entered again as it was left.
    fn enter(self: &Rc<Self>) {
        storage::enter();
        if self.keeper.borrow().is_taken_over() {
            self.take(Msg::Browser(BrowserMsg::TabTakenOver(TabId(page::random()))));
        }
        let puzzles = self.keeper.borrow_mut().enter(&self.model());
        self.take(Msg::Browser(BrowserMsg::PuzzlesRead(puzzles.into())));
    }

    fn hear_news(self: &Rc<Self>, news: Option<Result<(), StorageProblem>>) {
        if let Some(archivist) = &*self.archivist.borrow() {
            archivist.follow(&self.model(), news == Some(Err(StorageProblem::Full)));
        }
        if let Some(news) = news {
            self.take(Msg::Browser(BrowserMsg::Stored(news)));
        }
    }

    /// An unchanged model asks for nothing and is not drawn again.
    fn take(self: &Rc<Self>, msg: Msg) {
        let mut before = self.model();
        if msg.may_write()
            && let Some(model) =
                update(&before, Msg::Browser(BrowserMsg::DayBegan(page::day().into())))
        {
            before = Rc::new(model);
        }
        let can_wait = msg.can_wait();
        let Some(next) = update(&before, msg) else { return };
        let is_looking = seek(&next).is_some() && seek(&next) != seek(&before);
        let has_jumped = next.has_jumped(&before);
        let news = self.keeper.borrow_mut().keep(&next);
        self.tabs.tell(next.tab().id, next.journal());
        if !next.journal().is_empty() && !self.has_asked.get() && next.keeps_much() {
            self.has_asked.set(true);
            storage::ask_to_keep();
        }
        self.model.replace(Rc::new(next));
        if has_jumped {
            self.hurry();
        }
        self.want();
        if let Some(address) = &*self.address.borrow() {
            address.follow(&before, &self.model());
        }
        if is_looking {
            let draw = self.draw.clone();
            self.late.set(Some(Timeout::new(FOUND_BY, move || draw.force_update())));
            self.soon.set(None);
        } else if can_wait {
            self.draw_soon();
        } else {
            self.draw_now();
        }
        self.hear_news(news);
    }

    fn draw_now(&self) {
        self.late.set(None);
        self.soon.set(None);
        self.draw.force_update();
    }

    /// Draws once for all that comes before the next frame. A hidden page has none.
    fn draw_soon(self: &Rc<Self>) {
        if gloo::utils::document().hidden() {
            return self.draw_now();
        }
        let pending = self.soon.take();
        let store = Rc::downgrade(self);
        let draw = move |_| {
            if let Some(store) = store.upgrade() {
                store.draw_now();
            }
        };
        self.soon.set(Some(pending.unwrap_or_else(|| request_animation_frame(draw))));
    }

    /// Asks the workers for what is wanted of them now.
    fn want(&self) {
        let model = self.model();
        if let Some(worker) = &*self.worker.borrow() {
            let demand = model.demand();
            worker.want(&if self.is_hurried.get() { demand.in_passing() } else { demand });
        }
        if let Some(desk) = &*self.desk.borrow() {
            desk.want(model.batch_demand());
        }
    }

    /// The search jumps, soon after another jump or by itself.
    fn hurry(self: &Rc<Self>) {
        let store = Rc::downgrade(self);
        let rest = Timeout::new(REST, move || {
            if let Some(store) = store.upgrade() {
                store.rest.set(None);
                store.is_hurried.set(false);
                store.want();
            }
        });
        self.is_hurried.set(self.rest.replace(Some(rest)).is_some());
    }
}

/// The place that is looked for.
fn seek(model: &Model) -> Option<Seek> {
    model.watch.player.as_ref().and_then(|player| player.seek)
}
