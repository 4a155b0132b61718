//! A worker that is restarted when it is lost.

use std::cell::RefCell;
use std::rc::{Rc, Weak};

use gloo::timers::callback::Timeout;
use gloo::utils::document;
use grove_model::batch::protocol::CoordinatorReply;
use grove_model::worker::health::{CHECK_INTERVAL, Health, Verdict};
use grove_model::worker::protocol::{Reply, Sign};
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::JsValue;

use super::connection::Connection;
use super::{timing, wire};

/// A message from a worker, which also says something about the worker's health.
pub(super) trait WorkerMessage: DeserializeOwned + 'static {
    fn sign(&self) -> Sign;
}

impl WorkerMessage for Reply {
    fn sign(&self) -> Sign {
        self.sign()
    }
}

impl WorkerMessage for CoordinatorReply {
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
    check: Option<Timeout>,
    /// The pending restart of a lost worker.
    restart: Option<Timeout>,
}

impl<M: WorkerMessage> Supervised<M> {
    /// Creates a worker with this name without starting it. `on_event` handles its events for the
    /// owner.
    pub(super) fn new<T: 'static>(
        name: &'static str,
        owner: &Weak<T>,
        on_event: fn(&T, Event<M>),
    ) -> Self {
        let on_event =
            Box::new(while_alive(owner.clone(), move |owner, event| on_event(owner, event)));
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

    pub(super) fn forgive(&self) {
        self.0.state.borrow_mut().health.forgive();
    }

    /// Treats the worker as dead.
    pub(super) fn handle_loss(&self) {
        self.0.handle_loss();
    }

    /// Returns whether the worker is ready for messages.
    pub(super) fn is_ready(&self) -> bool {
        self.0.state.borrow().health.is_ready()
    }

    /// Returns whether the worker has yet to report that all its work is done.
    pub(super) fn has_work(&self) -> bool {
        self.0.state.borrow().health.has_work()
    }

    /// Sends a message, and perhaps an object that cannot be serialized.
    pub(super) fn post(&self, message: &impl Serialize, object: Option<&JsValue>) {
        let mut state = self.0.state.borrow_mut();
        let Some(connection) = &state.connection else { return };
        connection.post(message, object);
        state.health.record_request(timing::now_in_millis());
        drop(state);
        self.0.schedule_check();
    }
}

impl<M: WorkerMessage> Inner<M> {
    fn connect(self: &Rc<Self>) {
        self.state.borrow_mut().restart = None;
        match self.open() {
            Ok(connection) => {
                let mut state = self.state.borrow_mut();
                state.health.record_start(timing::now_in_millis());
                state.connection = Some(connection);
                drop(state);
                self.schedule_check();
            }
            Err(_) => {
                let verdict = self.state.borrow_mut().health.give_up();
                self.handle_verdict(verdict);
            }
        }
    }

    fn open(self: &Rc<Self>) -> Result<Connection, JsValue> {
        let on_message = while_alive(Rc::downgrade(self), Self::receive);
        let on_error = while_alive(Rc::downgrade(self), |inner, ()| inner.handle_loss());
        Connection::open(self.name, on_message, move || on_error(()))
    }

    fn receive(self: &Rc<Self>, data: JsValue) {
        let Some(message) = wire::unpack::<M>(data) else { return };
        let verdict = self.state.borrow_mut().health.receive(message.sign());
        match verdict {
            Verdict::Alive => (self.on_event)(Event::Message(message)),
            Verdict::Restart { .. } | Verdict::GiveUp => self.handle_verdict(verdict),
        }
    }

    /// Checks the worker regularly while it has work.
    fn schedule_check(self: &Rc<Self>) {
        let mut state = self.state.borrow_mut();
        if state.check.is_none() && state.health.has_work() {
            let check = while_alive(Rc::downgrade(self), |inner, ()| inner.check());
            state.check = Some(Timeout::new(CHECK_INTERVAL, move || check(())));
        }
    }

    fn check(self: &Rc<Self>) {
        let mut state = self.state.borrow_mut();
        state.check = None;
        let verdict = state.health.check(timing::now_in_millis(), !document().hidden());
        drop(state);
        self.handle_verdict(verdict);
        self.schedule_check();
    }

    fn handle_loss(self: &Rc<Self>) {
        let verdict = self.state.borrow_mut().health.record_loss();
        self.handle_verdict(verdict);
    }

    fn handle_verdict(self: &Rc<Self>, verdict: Verdict) {
        let restart = match verdict {
            Verdict::Alive => return,
            Verdict::Restart { after } => {
                let connect = while_alive(Rc::downgrade(self), |inner, ()| inner.connect());
                Some(Timeout::new(after, move || connect(())))
            }
            Verdict::GiveUp => None,
        };
        let is_restarting = restart.is_some();
        let mut state = self.state.borrow_mut();
        (state.connection, state.restart) = (None, restart);
        drop(state);
        (self.on_event)(Event::Lost { restarting: is_restarting });
    }
}

/// Returns a callback that calls `action` while the object still exists.
fn while_alive<T, A>(weak: Weak<T>, action: impl Fn(&Rc<T>, A)) -> impl Fn(A) {
    move |argument| {
        if let Some(object) = weak.upgrade() {
            action(&object, argument);
        }
    }
}
