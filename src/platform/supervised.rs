//! A worker that is started again when it is lost.

use std::cell::RefCell;
use std::rc::{Rc, Weak};

use gloo::timers::callback::Timeout;
use grove_model::batch::protocol::Told;
use grove_model::worker::protocol::{Reply, VERSION};
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::JsValue;

use super::connection::Connection;
use super::wire;

/// Starts in a row that may fail before the worker counts as unavailable.
const ATTEMPTS: u32 = 3;

/// A message from a worker, of which one says that it is ready.
pub(super) trait FromWorker: DeserializeOwned + 'static {
    /// The version of the protocol, where this is that message.
    fn version(&self) -> Option<u32>;
}

impl FromWorker for Reply {
    fn version(&self) -> Option<u32> {
        if let Self::Ready { version } = self { Some(*version) } else { None }
    }
}

impl FromWorker for Told {
    fn version(&self) -> Option<u32> {
        if let Self::Ready { version } = self { Some(*version) } else { None }
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
    is_ready: bool,
    failures: u32,
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
        if state.connection.is_none() && state.restart.is_none() && state.failures < ATTEMPTS {
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
        self.0.state.borrow_mut().failures = 0;
    }

    /// Whether it takes messages.
    pub(super) fn is_ready(&self) -> bool {
        self.0.state.borrow().is_ready
    }

    /// Sends a message, with an object that cannot be serialized.
    pub(super) fn post(&self, message: &impl Serialize, object: Option<&JsValue>) {
        if let Some(connection) = &self.0.state.borrow().connection {
            connection.post(message, object);
        }
    }
}

impl<M: FromWorker> Inner<M> {
    fn connect(self: &Rc<Self>) {
        self.state.borrow_mut().restart = None;
        match self.open() {
            Ok(connection) => {
                let mut state = self.state.borrow_mut();
                state.is_ready = false;
                state.connection = Some(connection);
            }
            Err(_) => self.give_up(),
        }
    }

    fn open(self: &Rc<Self>) -> Result<Connection, JsValue> {
        let on_message = with(Rc::downgrade(self), |inner, data| inner.take(data));
        let on_error = with(Rc::downgrade(self), |inner, ()| inner.lose());
        let on_late = with(Rc::downgrade(self), |inner, ()| {
            if !inner.state.borrow().is_ready {
                inner.lose();
            }
        });
        Connection::open(self.name, on_message, move || on_error(()), move || on_late(()))
    }

    fn take(&self, data: JsValue) {
        let Some(message) = wire::unpack::<M>(data) else { return };
        match message.version() {
            Some(version) if version != VERSION => return self.give_up(),
            Some(_) => self.state.borrow_mut().is_ready = true,
            None => {}
        }
        (self.on_event)(Event::Message(message));
    }

    fn lose(self: &Rc<Self>) {
        let failures = {
            let mut state = self.state.borrow_mut();
            (state.connection, state.is_ready) = (None, false);
            state.failures += 1;
            state.failures
        };
        if failures >= ATTEMPTS {
            self.give_up();
            return;
        }
        let restart = with(Rc::downgrade(self), |inner, ()| inner.connect());
        let restart = Timeout::new(100 * failures, move || restart(()));
        self.state.borrow_mut().restart = Some(restart);
        (self.on_event)(Event::Lost { restarting: true });
    }

    fn give_up(&self) {
        self.state.replace(State { failures: ATTEMPTS, ..State::default() });
        (self.on_event)(Event::Lost { restarting: false });
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
