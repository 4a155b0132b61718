//! The model in the page's hands: who changes it, who hears of it, when it is drawn.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo::timers::callback::Timeout;
use grove_model::update::update;
use grove_model::worker::run::Seek;
use grove_model::{Model, Msg};
use yew::{Callback, UseForceUpdateHandle};

use crate::platform::address::Address;
use crate::platform::batch::BatchWorker;
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
    draw: UseForceUpdateHandle,
    /// Draws what the worker was too slow for.
    late: Cell<Option<Timeout>>,
    /// Waits for the end of jumps from place to place.
    rest: Cell<Option<Timeout>>,
    /// Whether one jump follows the other.
    is_hurried: Cell<bool>,
}

impl Store {
    /// A model that is drawn by this handle.
    pub(crate) fn new(model: Model, draw: UseForceUpdateHandle) -> Rc<Self> {
        Rc::new(Self {
            model: RefCell::new(Rc::new(model)),
            worker: RefCell::default(),
            desk: RefCell::default(),
            address: RefCell::default(),
            draw,
            late: Cell::default(),
            rest: Cell::default(),
            is_hurried: Cell::default(),
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
    /// is one. Takes the address bar.
    pub(crate) fn start(self: &Rc<Self>, on_msg: Callback<Msg>) {
        let store = Rc::downgrade(self);
        let model = move || store.upgrade().map(|store| store.model());
        let address = Address::new(model, &self.model(), on_msg.clone());
        self.address.replace(Some(address));
        let worker = SearchWorker::start(on_msg.clone());
        worker.want(&self.model().demand());
        self.worker.replace(Some(worker));
        self.desk.replace(Some(BatchWorker::new(on_msg)));
    }

    /// Ends the workers, and leaves the address bar.
    pub(crate) fn stop(&self) {
        self.address.replace(None);
        self.worker.replace(None);
        if let Some(desk) = self.desk.take() {
            desk.want(None);
        }
    }

    /// An unchanged model asks for nothing and is not drawn again.
    fn take(self: &Rc<Self>, msg: Msg) {
        let before = self.model();
        let Some(next) = update(&before, msg) else { return };
        let is_looking = seek(&next).is_some() && seek(&next) != seek(&before);
        let has_jumped = next.has_jumped(&before);
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
        } else {
            self.late.set(None);
            self.draw.force_update();
        }
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
