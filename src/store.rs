//! Owns the model: updates it, notifies workers, storage and address bar, and schedules drawing.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::render::{AnimationFrame, request_animation_frame};
use gloo::timers::callback::Timeout;
use grove_model::effects::keeper::Keeper;
use grove_model::model::storage::{Saved, StorageProblem};
use grove_model::puzzle::journal::TabId;
use grove_model::update::msg::BrowserMsg;
use grove_model::update::update_board;
use grove_model::update::worker::WorkerMsg;
use grove_model::worker::run::Seek;
use grove_model::{Model, Msg, Start};
use wasm_bindgen_futures::spawn_local;
use web_sys::PageTransitionEvent;
use yew::{Callback, UseForceUpdateHandle};

use crate::chunk::Missing;
use crate::chunks::{self, Update, Watch};
use crate::platform::address::{self, Address};
use crate::platform::archive::Archive;
use crate::platform::storage::{self, LocalStorage, OtherTabs};
use crate::platform::workers::Workers;
use crate::platform::{idle, page, session};

/// Milliseconds to wait for the worker to find a step before drawing without it. It usually takes
/// about one, and then the page is drawn once instead of twice.
const FOUND_BY: u32 = 4;

/// Milliseconds without a jump after which the surroundings of a step are requested again.
const REST: u32 = 100;

/// Owns the model. The worker is asked for what the new state needs before anything is drawn.
pub(crate) struct Store {
    model: RefCell<Rc<Model>>,
    workers: RefCell<Option<Box<dyn Workers>>>,
    /// Whether the workers have been requested.
    has_workers: Cell<bool>,
    address: RefCell<Option<Address>>,
    keeper: Rc<RefCell<Keeper<LocalStorage>>>,
    tabs: OtherTabs,
    listeners: RefCell<Vec<EventListener>>,
    /// `None` until the page is first drawn.
    draw: RefCell<Option<UseForceUpdateHandle>>,
    /// Messages that need a part of the model that has not loaded yet.
    waiting: RefCell<Vec<Msg>>,
    /// Draws after [`FOUND_BY`], in case the worker is late.
    late: Cell<Option<Timeout>>,
    /// Draws in the next animation frame.
    soon: Cell<Option<AnimationFrame>>,
    /// Ends a series of jumps.
    rest: Cell<Option<Timeout>>,
    /// Whether jumps follow each other quickly.
    is_hurried: Cell<bool>,
    /// Whether the browser has been asked to keep the stored data.
    has_asked: Cell<bool>,
    archive: RefCell<Option<Box<dyn Archive>>>,
    /// Whether the storage ran out of room before the archive had loaded.
    lacks_room: Cell<bool>,
}

impl Store {
    /// Opens the page in its saved state, or in the state that its address describes.
    ///
    /// # Errors
    ///
    /// Returns [`Missing`] if a chunk that the page starts with did not arrive.
    pub(crate) async fn open() -> Result<Rc<Self>, Missing> {
        let tab = storage::tab();
        let storage = LocalStorage::new();
        let is_used = storage.as_ref().is_some_and(LocalStorage::is_used);
        if is_used || session::is_used() || address::is_visited() {
            chunks::readers().load().await?;
        }
        let readers = chunks::readers().get();
        let (keeper, saved, storage_problem) = Keeper::open(tab, storage, read_saved);
        let opened = Model::at_board(Start {
            hash: address::hash(),
            languages: page::languages(),
            saved,
            tab,
            is_reload: page::is_reload(),
            day: page::day().into(),
            storage_problem,
            draft: readers.map(|readers| (readers.draft)()).unwrap_or_default(),
            kept_batch: readers.and_then(|readers| (readers.batch)()),
            reduced_motion: page::prefers_reduced_motion(),
        });
        let model = match opened {
            Ok(model) => model,
            Err(start) => open_other_view(start).await?,
        };
        chunks::words(model.language).load().await?;
        Ok(Self::new(model, keeper))
    }

    fn new(model: Model, keeper: Keeper<LocalStorage>) -> Rc<Self> {
        Rc::new(Self {
            model: RefCell::new(Rc::new(model)),
            workers: RefCell::default(),
            has_workers: Cell::default(),
            address: RefCell::default(),
            keeper: Rc::new(RefCell::new(keeper)),
            tabs: OtherTabs::new(),
            listeners: RefCell::default(),
            draw: RefCell::default(),
            waiting: RefCell::default(),
            late: Cell::default(),
            soon: Cell::default(),
            rest: Cell::default(),
            is_hurried: Cell::default(),
            has_asked: Cell::default(),
            archive: RefCell::default(),
            lacks_room: Cell::default(),
        })
    }

    /// Draws the page with `draw` from now on.
    pub(crate) fn set_redraw(&self, draw: UseForceUpdateHandle) {
        self.draw.replace(Some(draw));
    }

    /// Returns whether messages are waiting for a part of the model.
    pub(crate) fn waits(&self) -> bool {
        !self.waiting.borrow().is_empty()
    }

    /// Handles the messages that waited, and draws the page.
    pub(crate) fn go_on(self: &Rc<Self>) {
        self.waiting.take().into_iter().for_each(|msg| self.take(msg));
        self.draw_now();
    }

    pub(crate) fn model(&self) -> Rc<Model> {
        Rc::clone(&self.model.borrow())
    }

    /// Returns a callback that sends messages for as long as the store exists.
    pub(crate) fn on_msg(self: &Rc<Self>) -> Callback<Msg> {
        let store = Rc::downgrade(self);
        Callback::from(move |msg| {
            if let Some(store) = store.upgrade() {
                store.take(msg);
            }
        })
    }

    /// Takes over the address bar and starts saving. The workers and the archive start when they
    /// are needed or when the page is idle.
    pub(crate) fn start(self: &Rc<Self>, on_msg: Callback<Msg>) {
        let news = self.keeper.borrow_mut().begin(&self.model(), &address::hash());
        self.handle_save_result(news);
        self.listeners.replace(self.listen(&on_msg));
        let (reading, keeping) = (Rc::downgrade(self), Rc::downgrade(self));
        let model = move || reading.upgrade().map(|store| store.model());
        let keep = move |hash: &str| {
            if let Some(store) = keeping.upgrade() {
                let news = store.keeper.borrow_mut().keep_place(hash);
                // This runs while the address is being written; changes to the page have to come
                // after it.
                spawn_local(async move { store.handle_save_result(news) });
            }
        };
        self.start_archive(model.clone(), on_msg.clone());
        let address = Address::new(chunks::readers(), model, keep, &self.model(), on_msg);
        self.address.replace(Some(address));
        if !self.model().view.edits_board() {
            return self.start_workers();
        }
        if idle::is_data_saver_on() {
            return;
        }
        let store = Rc::downgrade(self);
        spawn_local(async move {
            idle::idle().await;
            if let Some(store) = store.upgrade() {
                store.start_workers();
            }
        });
    }

    /// Starts the workers, unless they have been started.
    fn start_workers(self: &Rc<Self>) {
        if self.has_workers.replace(true) {
            return;
        }
        let store = Rc::downgrade(self);
        spawn_local(async move {
            let loaded = chunks::workers().load().await;
            let Some(store) = store.upgrade() else { return };
            let on_msg = store.on_msg();
            match loaded {
                Ok(start) => {
                    store.workers.replace(Some(start(on_msg, chunks::desk())));
                    store.want();
                }
                Err(Missing) => {
                    store.has_workers.set(false);
                    on_msg.emit(Msg::Worker(WorkerMsg::Lost { restarting: false }));
                }
            }
        });
    }

    /// Reads the archive at once if it has contents, otherwise starts it when the page is idle.
    fn start_archive(
        self: &Rc<Self>,
        model: impl Fn() -> Option<Rc<Model>> + 'static,
        on_msg: Callback<Msg>,
    ) {
        let (store, view) = (Rc::downgrade(self), self.model().view);
        spawn_local(async move {
            if !storage::has_archived() {
                chunks::when_idle(view).await;
            }
            let loaded = match chunks::readers().load().await {
                Ok(_) => chunks::archive().load().await,
                Err(missing) => Err(missing),
            };
            let Some(store) = store.upgrade() else { return };
            match loaded {
                Ok(start) => {
                    let archive = start(Rc::clone(&store.keeper), Box::new(model), on_msg);
                    if store.lacks_room.take() {
                        archive.follow(&store.model(), true);
                    }
                    store.archive.replace(Some(archive));
                }
                Err(Missing) => {
                    let unread = BrowserMsg::Stored(Err(StorageProblem::Unread));
                    on_msg.emit(Msg::Browser(unread));
                }
            }
        });
    }

    /// Stops the workers, and releases the address bar.
    pub(crate) fn stop(&self) {
        self.listeners.take();
        self.archive.replace(None);
        self.address.replace(None);
        self.workers.replace(None);
    }

    /// Listens to other tabs, and for the page being left and entered again.
    fn listen(self: &Rc<Self>, on_msg: &Callback<Msg>) -> Vec<EventListener> {
        let window = gloo::utils::window();
        let hears = self.tabs.receive(chunks::readers(), on_msg.reform(Msg::Browser));
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
        // The address stays as it is: a browser that is reloading has already read it.
        self.keeper.borrow_mut().leave(&self.model(), page::random().to_string());
        storage::leave(self.model().tab().id);
    }

    /// Resumes the page after it was restored from the browser's back/forward cache.
    fn enter(self: &Rc<Self>) {
        storage::enter();
        if self.keeper.borrow().is_taken_over() {
            self.take(Msg::Browser(BrowserMsg::TabTakenOver(TabId(page::random()))));
        }
        let store = Rc::clone(self);
        spawn_local(async move {
            // If they do not arrive, what other tabs wrote is read when the page is next opened.
            let _ = chunks::readers().load().await;
            let puzzles = store.keeper.borrow_mut().enter(&store.model());
            store.take(Msg::Browser(BrowserMsg::PuzzlesRead(puzzles.into())));
        });
    }

    fn handle_save_result(self: &Rc<Self>, news: Option<Result<(), StorageProblem>>) {
        let is_full = news == Some(Err(StorageProblem::Full));
        match &*self.archive.borrow() {
            Some(archive) => archive.follow(&self.model(), is_full),
            None => self.lacks_room.set(is_full || self.lacks_room.get()),
        }
        if let Some(news) = news {
            self.take(Msg::Browser(BrowserMsg::Stored(news)));
        }
    }

    /// Returns the model after a message. The parts that have loaded handle what they can; other
    /// messages wait in order, so that no input is lost if a chunk does not arrive.
    fn updated(&self, before: &Model, msg: Msg) -> Result<Option<Model>, Box<Msg>> {
        match chunks::update().get() {
            Some(Update { update, .. }) => Ok(update(before, msg)),
            None => match chunks::watch().get().filter(|_| before.view.shows_search()) {
                Some(Watch { update, .. }) => update(before, msg),
                None => update_board(before, msg),
            },
        }
    }

    /// Handles a message. If it leaves the model unchanged, nothing is requested or drawn.
    fn take(self: &Rc<Self>, msg: Msg) {
        if self.waits() && chunks::update().get().is_some() {
            self.go_on();
        }
        let mut before = self.model();
        let day = Msg::Browser(BrowserMsg::DayBegan(page::day().into()));
        if msg.may_write()
            && let Ok(Some(model)) = self.updated(&before, day)
        {
            before = Rc::new(model);
        }
        let (can_wait, is_user_input) = (msg.can_wait(), msg.is_user_input());
        let next = match self.updated(&before, msg) {
            Ok(Some(next)) => next,
            Ok(None) => return,
            Err(msg) => {
                self.waiting.borrow_mut().push(*msg);
                return self.draw_now();
            }
        };
        let is_looking = seek(&next).is_some() && seek(&next) != seek(&before);
        let has_jumped = next.has_jumped(&before);
        let news = self.keeper.borrow_mut().keep(&next);
        self.tabs.tell(next.tab().id, next.journal());
        if !next.journal().is_empty() && !self.has_asked.get() && next.is_worth_persisting() {
            self.has_asked.set(true);
            storage::request_persistence();
        }
        self.model.replace(Rc::new(next));
        if has_jumped {
            self.hurry();
        }
        if is_user_input && !self.model().is_worker_lost {
            self.start_workers();
        }
        self.want();
        if let Some(address) = &*self.address.borrow() {
            address.follow(&before, &self.model());
        }
        if is_looking {
            let draw = self.draw.borrow().clone();
            let draw = move || draw.iter().for_each(UseForceUpdateHandle::force_update);
            self.late.set(Some(Timeout::new(FOUND_BY, draw)));
            self.soon.set(None);
        } else if can_wait {
            self.draw_soon();
        } else {
            self.draw_now();
        }
        self.handle_save_result(news);
    }

    fn draw_now(&self) {
        self.late.set(None);
        self.soon.set(None);
        if let Some(draw) = &*self.draw.borrow() {
            draw.force_update();
        }
    }

    /// Draws in the next frame, once for all messages until then. A hidden page has no frames, so
    /// it draws at once.
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

    /// Asks the workers for what the model needs now.
    fn want(&self) {
        if let Some(workers) = &*self.workers.borrow() {
            workers.want(&self.model(), self.is_hurried.get());
        }
    }

    /// Notes a jump; it counts as hurried if it follows another one within [`REST`].
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

/// Opens the page in a view that shows more than a board.
async fn open_other_view(start: Box<Start>) -> Result<Model, Missing> {
    let start = if start.opens_search() {
        match (chunks::watch().load().await?.open)(start) {
            Ok(model) => return Ok(model),
            Err(start) => start,
        }
    } else {
        start
    };
    Ok((chunks::update().load().await?.open)(*start))
}

/// Reads the stored items. Until the readers have loaded there are none to read.
fn read_saved(items: &[(String, String)]) -> Saved {
    chunks::readers().get().map(|readers| (readers.saved)(items)).unwrap_or_default()
}

/// Returns the step that the player is waiting for.
fn seek(model: &Model) -> Option<Seek> {
    model.watch.player.as_ref().and_then(|player| player.seek)
}
