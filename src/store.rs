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

use crate::chunk::{ChunkLoadError, Fetch};
use crate::chunks::{self, Update, Watch};
use crate::platform::address::{self, Address};
use crate::platform::archive::Archive;
use crate::platform::storage::{self, LocalStorage, OtherTabs};
use crate::platform::workers::Workers;
use crate::platform::{idle, page, tab_storage};

/// Milliseconds to wait for the worker to find a step before drawing without it. It usually takes
/// about one, and then the page is drawn once instead of twice.
const SEEK_WAIT_MILLIS: u32 = 4;

/// Milliseconds without a jump after which the surroundings of a step are requested again.
const JUMP_PAUSE_MILLIS: u32 = 100;

/// Owns the model. The worker is asked for what the new state needs before anything is drawn.
pub(crate) struct Store {
    model: RefCell<Rc<Model>>,
    /// The part of the address after `#` when the page was opened.
    hash: String,
    workers: RefCell<Option<Box<dyn Workers>>>,
    has_requested_workers: Cell<bool>,
    address: RefCell<Option<Address>>,
    keeper: Rc<RefCell<Keeper<LocalStorage>>>,
    tabs: OtherTabs,
    listeners: RefCell<Vec<EventListener>>,
    /// `None` until the page is first drawn.
    redraw_handle: RefCell<Option<UseForceUpdateHandle>>,
    /// Messages that need a part of the model that has not loaded yet.
    pending_msgs: RefCell<Vec<Msg>>,
    /// Draws after [`SEEK_WAIT_MILLIS`], in case the worker is late.
    fallback_draw: Cell<Option<Timeout>>,
    frame_draw: Cell<Option<AnimationFrame>>,
    /// Ends a series of jumps.
    jump_timeout: Cell<Option<Timeout>>,
    /// Whether jumps follow each other quickly.
    is_scrubbing: Cell<bool>,
    has_requested_persistence: Cell<bool>,
    archive: RefCell<Option<Box<dyn Archive>>>,
    /// Whether the storage ran out of room before the archive had loaded.
    is_storage_full: Cell<bool>,
}

impl Store {
    /// Opens the page in its saved state, or in the state that its address describes.
    ///
    /// # Errors
    ///
    /// Returns [`ChunkLoadError`] if a chunk that the page starts with did not arrive.
    pub(crate) async fn open() -> Result<Rc<Self>, ChunkLoadError> {
        let tab = storage::tab();
        let storage = LocalStorage::new();
        let is_used = storage.as_ref().is_some_and(LocalStorage::is_used);
        if is_used || tab_storage::is_used() || address::has_saved_entry() {
            chunks::stored().load().await?;
        }
        let readers = chunks::stored().get();
        let (keeper, saved, storage_problem) = Keeper::open(tab, storage, read_saved);
        let hash = address::hash();
        let start = Start {
            hash: hash.clone(),
            languages: page::languages(),
            saved,
            tab,
            is_reload: page::is_reload(),
            day: page::day().into(),
            // A page in a frame stores nothing on purpose.
            storage_problem: storage_problem.filter(|_| !page::is_bare()),
            draft: readers.map(|readers| (readers.draft)()).unwrap_or_default(),
            saved_batch: readers.and_then(|readers| (readers.batch)()),
        };
        let first_model = if storage::has_archived() {
            Err(Box::new(start))
        } else {
            Model::at_first_visit(start)
        };
        let model = match first_model.or_else(|start| Model::at_board(*start)) {
            Ok(model) => model,
            Err(start) => open_other_view(start).await?,
        };
        chunks::words(model.language).load().await?;
        Ok(Self::new(model, keeper, hash))
    }

    fn new(model: Model, keeper: Keeper<LocalStorage>, hash: String) -> Rc<Self> {
        Rc::new(Self {
            model: RefCell::new(Rc::new(model)),
            hash,
            workers: RefCell::default(),
            has_requested_workers: Cell::default(),
            address: RefCell::default(),
            keeper: Rc::new(RefCell::new(keeper)),
            tabs: OtherTabs::new(),
            listeners: RefCell::default(),
            redraw_handle: RefCell::default(),
            pending_msgs: RefCell::default(),
            fallback_draw: Cell::default(),
            frame_draw: Cell::default(),
            jump_timeout: Cell::default(),
            is_scrubbing: Cell::default(),
            has_requested_persistence: Cell::default(),
            archive: RefCell::default(),
            is_storage_full: Cell::default(),
        })
    }

    /// Draws the page with `redraw_handle` from now on.
    pub(crate) fn set_redraw(&self, redraw_handle: UseForceUpdateHandle) {
        self.redraw_handle.replace(Some(redraw_handle));
    }

    /// Returns whether messages are waiting for a part of the model.
    pub(crate) fn has_pending_msgs(&self) -> bool {
        !self.pending_msgs.borrow().is_empty()
    }

    /// Returns whether one of them is from the user, who should know that it waits.
    pub(crate) fn has_pending_input(&self) -> bool {
        self.pending_msgs.borrow().iter().any(Msg::is_user_input)
    }

    /// Handles the waiting messages, and draws the page.
    pub(crate) fn handle_pending_msgs(self: &Rc<Self>) {
        self.pending_msgs.take().into_iter().for_each(|msg| self.handle_msg(msg));
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
                store.handle_msg(msg);
            }
        })
    }

    /// Takes over the address bar and starts saving. The workers and the archive start when they
    /// are needed or when the page is idle.
    pub(crate) fn start(self: &Rc<Self>, on_msg: Callback<Msg>) {
        let save_result = self.keeper.borrow_mut().begin(&self.model(), &address::hash());
        self.handle_save_result(save_result);
        self.listeners.replace(self.listen(&on_msg));
        let store = Rc::downgrade(self);
        let get_model = {
            let store = store.clone();
            move || store.upgrade().map(|store| store.model())
        };
        let store_hash = move |hash: &str| {
            if let Some(store) = store.upgrade() {
                let save_result = store.keeper.borrow_mut().store_place(hash);
                // This runs while the address is being written; changes to the page have to come
                // after it.
                spawn_local(async move { store.handle_save_result(save_result) });
            }
        };
        if !page::is_bare() {
            self.start_archive(get_model.clone(), on_msg.clone());
        }
        let parts = (chunks::stored(), chunks::update() as &dyn Fetch);
        let address = Address::new(parts, &self.hash, get_model, store_hash, &self.model(), on_msg);
        self.address.replace(Some(address));
        if chunks::depends_on_workers(&self.model()) {
            return self.start_workers();
        }
        if idle::is_data_saver_on() {
            return;
        }
        let store = Rc::downgrade(self);
        spawn_local(async move {
            idle::wait().await;
            if let Some(store) = store.upgrade() {
                store.start_workers();
            }
        });
    }

    /// Starts the workers, unless they have been started.
    fn start_workers(self: &Rc<Self>) {
        if self.has_requested_workers.replace(true) {
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
                    store.request_work();
                }
                Err(ChunkLoadError) => {
                    store.has_requested_workers.set(false);
                    on_msg.emit(Msg::Worker(WorkerMsg::Lost { restarting: false }));
                }
            }
        });
    }

    /// Reads the archive at once if it has contents, otherwise starts it when the page is idle.
    fn start_archive(
        self: &Rc<Self>,
        get_model: impl Fn() -> Option<Rc<Model>> + 'static,
        on_msg: Callback<Msg>,
    ) {
        let waits = chunks::depends_on_workers(&self.model());
        let store = Rc::downgrade(self);
        spawn_local(async move {
            if !storage::has_archived() {
                chunks::when_idle(waits).await;
            }
            let loaded = match chunks::stored().load().await {
                Ok(_) => chunks::archive().load().await,
                Err(missing) => Err(missing),
            };
            let Some(store) = store.upgrade() else { return };
            match loaded {
                Ok(start) => {
                    let archive = start(Rc::clone(&store.keeper), Box::new(get_model), on_msg);
                    if store.is_storage_full.take() {
                        archive.schedule(&store.model(), true);
                    }
                    store.archive.replace(Some(archive));
                }
                Err(ChunkLoadError) => {
                    let problem = BrowserMsg::Stored(Err(StorageProblem::Unread));
                    on_msg.emit(Msg::Browser(problem));
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
        let tab_listeners = self.tabs.receive(chunks::stored(), on_msg.reform(Msg::Browser));
        let store = Rc::downgrade(self);
        let leave_listener = EventListener::new(&window, "pagehide", move |_| {
            if let Some(store) = store.upgrade() {
                store.leave();
            }
        });
        let store = Rc::downgrade(self);
        let enter_listener =
            page::listen(&window, "pageshow", move |event: &PageTransitionEvent| {
                if let Some(store) = store.upgrade().filter(|_| event.persisted()) {
                    store.enter();
                }
            });
        tab_listeners.into_iter().chain([leave_listener, enter_listener]).collect()
    }

    fn leave(self: &Rc<Self>) {
        self.handle_msg(Msg::Browser(BrowserMsg::PageLeft));
        // The address stays as it is: a browser that is reloading has already read it.
        self.keeper.borrow_mut().leave(&self.model(), page::random().to_string());
        storage::save_tab(self.model().tab().id);
    }

    /// Resumes the page after it was restored from the browser's back/forward cache.
    fn enter(self: &Rc<Self>) {
        storage::remove_saved_tab();
        if self.keeper.borrow().is_taken_over() {
            self.handle_msg(Msg::Browser(BrowserMsg::TabTakenOver(TabId(page::random()))));
        }
        let store = Rc::clone(self);
        spawn_local(async move {
            // If they do not arrive, what other tabs wrote is read when the page is next opened.
            let _ = chunks::stored().load().await;
            let puzzles = store.keeper.borrow_mut().enter(&store.model());
            store.handle_msg(Msg::Browser(BrowserMsg::PuzzlesRead(puzzles.into())));
        });
    }

    fn handle_save_result(self: &Rc<Self>, save_result: Option<Result<(), StorageProblem>>) {
        let is_full = save_result == Some(Err(StorageProblem::Full));
        match &*self.archive.borrow() {
            Some(archive) => archive.schedule(&self.model(), is_full),
            None => self.is_storage_full.set(is_full || self.is_storage_full.get()),
        }
        if let Some(save_result) = save_result {
            self.handle_msg(Msg::Browser(BrowserMsg::Stored(save_result)));
        }
    }

    /// Returns the model after a message. The parts that have loaded handle what they can; other
    /// messages wait in order, so that no input is lost if a chunk does not arrive. `Ok(None)`:
    /// unchanged; `Err`: the part it needs has not loaded.
    fn updated_model(&self, model: &Model, msg: Msg) -> Result<Option<Model>, Box<Msg>> {
        match chunks::update().get() {
            Some(Update { update, .. }) => Ok(update(model, msg)),
            None => match chunks::watch().get().filter(|_| model.view.shows_search()) {
                Some(Watch { update, .. }) => update(model, msg),
                None => update_board(model, msg),
            },
        }
    }

    /// Handles a message. If it leaves the model unchanged, nothing is requested or drawn.
    fn handle_msg(self: &Rc<Self>, msg: Msg) {
        if self.has_pending_msgs() && chunks::update().get().is_some() {
            self.handle_pending_msgs();
        }
        let mut previous_model = self.model();
        // Puzzles are stored with the day, so it is set first.
        let day_msg = Msg::Browser(BrowserMsg::DayBegan(page::day().into()));
        if msg.may_write()
            && let Ok(Some(model)) = self.updated_model(&previous_model, day_msg)
        {
            previous_model = Rc::new(model);
        }
        let (can_wait, is_user_input) = (msg.can_wait(), msg.is_user_input());
        let next_model = match self.updated_model(&previous_model, msg) {
            Ok(Some(next_model)) => next_model,
            Ok(None) => return,
            Err(msg) => {
                self.pending_msgs.borrow_mut().push(*msg);
                return self.draw_now();
            }
        };
        let has_started_seek =
            seek(&next_model).is_some() && seek(&next_model) != seek(&previous_model);
        let has_jumped = next_model.has_jumped(&previous_model);
        let save_result = self.keeper.borrow_mut().store_changes(&next_model);
        self.tabs.broadcast(next_model.tab().id, next_model.journal());
        if !next_model.journal().is_empty()
            && !self.has_requested_persistence.get()
            && next_model.is_worth_persisting()
        {
            self.has_requested_persistence.set(true);
            storage::request_persistence();
        }
        self.model.replace(Rc::new(next_model));
        if has_jumped {
            self.record_jump();
        }
        if is_user_input && !self.model().is_worker_lost {
            self.start_workers();
        }
        self.request_work();
        if let Some(address) = &*self.address.borrow() {
            address.update(&previous_model, &self.model());
        }
        if has_started_seek {
            let draw = self.redraw_handle.borrow().clone();
            let draw = move || draw.iter().for_each(UseForceUpdateHandle::force_update);
            self.fallback_draw.set(Some(Timeout::new(SEEK_WAIT_MILLIS, draw)));
            self.frame_draw.set(None);
        } else if can_wait {
            self.draw_soon();
        } else {
            self.draw_now();
        }
        self.handle_save_result(save_result);
    }

    fn draw_now(&self) {
        self.fallback_draw.set(None);
        self.frame_draw.set(None);
        if let Some(draw) = &*self.redraw_handle.borrow() {
            draw.force_update();
        }
    }

    /// Draws in the next frame, once for all messages until then. A hidden page has no frames, so
    /// it draws at once.
    fn draw_soon(self: &Rc<Self>) {
        if gloo::utils::document().hidden() {
            return self.draw_now();
        }
        let pending = self.frame_draw.take();
        let store = Rc::downgrade(self);
        let draw = move |_| {
            if let Some(store) = store.upgrade() {
                store.draw_now();
            }
        };
        self.frame_draw.set(Some(pending.unwrap_or_else(|| request_animation_frame(draw))));
    }

    /// Asks the workers for what the model needs now.
    fn request_work(&self) {
        if let Some(workers) = &*self.workers.borrow() {
            workers.request(&self.model(), self.is_scrubbing.get());
        }
    }

    /// Records a jump; it counts as scrubbing if it follows another one within
    /// [`JUMP_PAUSE_MILLIS`].
    fn record_jump(self: &Rc<Self>) {
        let store = Rc::downgrade(self);
        let jump_timeout = Timeout::new(JUMP_PAUSE_MILLIS, move || {
            if let Some(store) = store.upgrade() {
                store.jump_timeout.set(None);
                store.is_scrubbing.set(false);
                store.request_work();
            }
        });
        self.is_scrubbing.set(self.jump_timeout.replace(Some(jump_timeout)).is_some());
    }
}

/// Opens the page in a view that shows more than a board.
async fn open_other_view(start: Box<Start>) -> Result<Model, ChunkLoadError> {
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
    chunks::stored().get().map(|readers| (readers.saved)(items)).unwrap_or_default()
}

/// Returns the step that the player is waiting for.
fn seek(model: &Model) -> Option<Seek> {
    model.watch.player.as_ref().and_then(|player| player.seek)
}
