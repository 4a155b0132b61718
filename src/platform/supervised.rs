//! A worker that is restarted when it is lost.

use std::cell::RefCell;
use std::rc::{Rc, Weak};

use gloo::timers::callback::Timeout;
use gloo::utils::document;
use grove_model::batch::protocol::CoordinatorReply;
use grove_model::worker::health::{Health, LOOK_EVERY, Verdict};
use grove_model::worker::protocol::{Reply, Sign};
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::JsValue;

use super::connection::Connection;
use super::{timing, wire};

/// A message from a worker, which also says something about the worker's health.
pub(super) trait FromWorker: DeserializeOwned + 'static {
    fn sign(&self) -> Sign;
}

impl FromWorker for Reply {
    fn sign(&self) -> Sign {
        self.sign()
    }
}

impl FromWorker for CoordinatorReply {
    fn sign(&self) -> Sign {
        self.sign()
    }
}

/// What the owner of a worker must handle.
pub(super) enum Event<M> {
    /// A message. The first one after each start reports that the worker is ready.
    Message(M),
    /// The worker is lost, with all its state.
    Lost {
        /// Whether another one is started in its place.
        restarting: bool,
    },
}

/// A supervised worker, across restarts. Dropping this ends the worker.
pub(super) struct Supervised<M>(Rc<Inner<M>>);

struct Inner<M> {
    name: &'static str,
    on_event: Box<dyn Fn(Event<M>)>,
    state: RefCell<State>,
}

#[derive(Default)]
struct State {
    connection: Option<Connection>,
    health: Health,
    /// The next check that the worker is alive.
    look: Option<Timeout>,
    /// The pending restart of a lost worker.
    restart: Option<Timeout>,
}

impl<M: FromWorker> Supervised<M> {
    /// Creates a worker with this name without starting it. `take` handles its events for the
    /// owner.
    pub(super) fn new<T: 'static>(
        name: &'static str,
        owner: &Weak<T>,
        take: fn(&T, Event<M>),
    ) -> Self {
        let on_event = Box::new(with(owner.clone(), move |owner, event| take(owner, event)));
        Self(Rc::new(Inner { name, on_event, state: RefCell::default() }))
    }

    /// Starts the worker, unless it is running, is about to start, or has failed too often.
    pub(super) fn start(&self) {
        let state = self.0.state.borrow();
        if state.connection.is_none() && state.restart.is_none() && state.health.may_start() {
            drop(state);
            self.0.connect();
        }
    }

    /// Stops the worker and forgets its failures.
    pub(super) fn stop(&self) {
        self.0.state.take();
    }

    /// Forgets the worker's failures.
    pub(super) fn forgive(&self) {
        self.0.state.borrow_mut().health.forgive();
    }

    /// Treats the worker as dead.
    pub(super) fn lose(&self) {
        self.0.lose();
    }

    /// Returns whether the worker is ready for messages.
    pub(super) fn is_ready(&self) -> bool {
        self.0.state.borrow().health.is_ready()
    }

    /// Returns whether the worker has yet to report that all its work is done.
    pub(super) fn has_work(&self) -> bool {
        self.0.state.borrow().health.has_work()
    }

    /// Sends a message, with an object that cannot be serialized.
    pub(super) fn post(&self, message: &impl Serialize, object: Option<&JsValue>) {
        let mut state = self.0.state.borrow_mut();
        let Some(connection) = &state.connection else { return };
        connection.post(message, object);
        state.health.ask(timing::now_in_millis());
        drop(state);
        self.0.watch();
    }
}

impl<M: FromWorker> Inner<M> {
    fn connect(self: &Rc<Self>) {
        self.state.borrow_mut().restart = None;
        match self.open() {
            Ok(connection) => {
                let mut state = self.state.borrow_mut();
                state.health.start(timing::now_in_millis());
                state.connection = Some(connection);
                drop(state);
                self.watch();
            }
            Err(_) => {
                let verdict = self.state.borrow_mut().health.give_up();
                self.act(verdict);
            }
        }
    }

    fn open(self: &Rc<Self>) -> Result<Connection, JsValue> {
        let on_message = with(Rc::downgrade(self), Self::take);
        let on_error = with(Rc::downgrade(self), |inner, ()| inner.lose());
        Connection::open(self.name, on_message, move || on_error(()))
    }

    fn take(self: &Rc<Self>, data: JsValue) {
        let Some(message) = wire::unpack::<M>(data) else { return };
        let verdict = self.state.borrow_mut().health.receive(message.sign());
        match verdict {
            Verdict::Lives => (self.on_event)(Event::Message(message)),
            Verdict::Restart { .. } | Verdict::GiveUp => self.act(verdict),
        }
    }

    /// Checks the worker regularly while it has work.
    fn watch(self: &Rc<Self>) {
        let mut state = self.state.borrow_mut();
        if state.look.is_none() && state.health.has_work() {
            let look = with(Rc::downgrade(self), |inner, ()| inner.look());
            state.look = Some(Timeout::new(LOOK_EVERY, move || look(())));
        }
    }

    fn look(self: &Rc<Self>) {
        let mut state = self.state.borrow_mut();
        state.look = None;
        let verdict = state.health.look(timing::now_in_millis(), !document().hidden());
        drop(state);
        self.act(verdict);
        self.watch();
    }

    fn lose(self: &Rc<Self>) {
        let verdict = self.state.borrow_mut().health.lose();
        self.act(verdict);
    }

    fn act(self: &Rc<Self>, verdict: Verdict) {
        let restarting = match verdict {
            Verdict::Lives => return,
            Verdict::Restart { after } => {
                let restart = with(Rc::downgrade(self), |inner, ()| inner.connect());
                Some(Timeout::new(after, move || restart(())))
            }
            Verdict::GiveUp => None,
        };
        let is_restarting = restarting.is_some();
        let mut state = self.state.borrow_mut();
        (state.connection, state.restart) = (None, restarting);
        drop(state);
        (self.on_event)(Event::Lost { restarting: is_restarting });
    }
}

/// Returns a callback that calls `act` while the object still exists.
fn with<T, A>(weak: Weak<T>, act: impl Fn(&Rc<T>, A)) -> impl Fn(A) {
    move |argument| {
        if let Some(there) = weak.upgrade() {
            act(&there, argument);
        }
    }
}
