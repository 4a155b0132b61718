//! A worker that is started again when it is lost.

use std::cell::RefCell;
use std::rc::{Rc, Weak};

use gloo::timers::callback::Timeout;
use gloo::utils::document;
use grove_model::batch::protocol::Told;
use grove_model::worker::health::{Health, LOOK_EVERY, Verdict};
use grove_model::worker::protocol::{Reply, Sign};
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::JsValue;

use super::connection::Connection;
use super::{timing, wire};

/// A message from a worker, which tells something of the worker itself.
pub(super) trait FromWorker: DeserializeOwned + 'static {
    fn sign(&self) -> Sign;
}

impl FromWorker for Reply {
    fn sign(&self) -> Sign {
        self.sign()
    }
}

impl FromWorker for Told {
    fn sign(&self) -> Sign {
        self.sign()
    }
}

/// What the owner of a worker has to know.
pub(super) enum Event<M> {
    /// A message. The one that says that the worker is ready comes first after each start.
    Message(M),
    /// The worker is lost, with all that it had.
    Lost {
        /// Whether another one is started in its place.
        restarting: bool,
    },
}

/// A worker, whichever it is now. Dropping it ends the worker.
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
    /// When it is looked at whether the worker is alive.
    look: Option<Timeout>,
    /// When a worker is to be started in place of one that was lost.
    restart: Option<Timeout>,
}

impl<M: FromWorker> Supervised<M> {
    /// A worker of this name, which is not started yet, and what its owner does with events.
    pub(super) fn new<T: 'static>(
        name: &'static str,
        owner: &Weak<T>,
        take: fn(&T, Event<M>),
    ) -> Self {
        let on_event = Box::new(with(owner.clone(), move |owner, event| take(owner, event)));
        Self(Rc::new(Inner { name, on_event, state: RefCell::default() }))
    }

    /// Starts the worker, unless it runs, is about to, or has failed too often.
    pub(super) fn start(&self) {
        let state = self.0.state.borrow();
        if state.connection.is_none() && state.restart.is_none() && state.health.may_start() {
            drop(state);
            self.0.connect();
        }
    }

    /// Ends the worker and forgets its failures.
    pub(super) fn stop(&self) {
        self.0.state.take();
    }

    /// Forgets its failures.
    pub(super) fn forgive(&self) {
        self.0.state.borrow_mut().health.forgive();
    }

    /// Takes it for dead.
    pub(super) fn lose(&self) {
        self.0.lose();
    }

    /// Whether it takes messages.
    pub(super) fn is_ready(&self) -> bool {
        self.0.state.borrow().health.is_ready()
    }

    /// Whether it has not said yet that it has done what it was told.
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
        let verdict = self.state.borrow_mut().health.hear(message.sign());
        match verdict {
            Verdict::Lives => (self.on_event)(Event::Message(message)),
            Verdict::Restart { .. } | Verdict::GiveUp => self.act(verdict),
        }
    }

    /// Looks after the worker for as long as it has work.
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

/// Does something with what may be gone by then.
fn with<T, A>(weak: Weak<T>, act: impl Fn(&Rc<T>, A)) -> impl Fn(A) {
    move |argument| {
        if let Some(there) = weak.upgrade() {
            act(&there, argument);
        }
    }
}
