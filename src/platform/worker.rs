//! The page's side of the worker: starts it, talks to it, starts it again.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::timers::callback::Timeout;
use grove_model::worker::protocol::{Reply, Request, VERSION};
use grove_model::worker::session::Session;
use grove_model::{Demand, Msg};
use sudoku_engine::recording::Target;
use wasm_bindgen::JsValue;
use yew::Callback;

use super::connection::Connection;
use super::files::Downloads;
use super::worker_side::SEARCH_WORKER;
use super::{timing, wire};

/// Starts in a row that may fail before the worker counts as unavailable.
const ATTEMPTS: u32 = 3;

/// The worker, whichever it is now, and what it has been asked.
#[derive(Clone)]
pub struct SearchWorker(Rc<Inner>);

struct Inner {
    on_msg: Callback<Msg>,
    state: RefCell<State>,
}

#[derive(Default)]
struct State {
    connection: Option<Connection>,
    is_ready: bool,
    failures: u32,
    session: Session,
    wanted: Demand,
    downloads: Downloads,
}

impl SearchWorker {
    /// Starts the worker. What it says, and that it is lost, comes as messages.
    pub fn start(on_msg: Callback<Msg>) -> Self {
        let worker = Self(Rc::new(Inner { on_msg, state: RefCell::default() }));
        worker.connect();
        worker
    }

    /// Asks for what is wanted now and was not asked for yet.
    pub fn want(&self, wanted: &Demand) {
        let mut state = self.0.state.borrow_mut();
        state.wanted = wanted.clone();
        state.downloads.want(wanted.export.as_ref().map(|(_, order)| order));
        state.ask();
    }

    fn connect(&self) {
        match self.open() {
            Ok(connection) => {
                let mut state = self.0.state.borrow_mut();
                state.is_ready = false;
                state.session = Session::default();
                state.connection = Some(connection);
            }
            Err(_) => self.0.on_msg.emit(Msg::WorkerLost { restarting: false }),
        }
    }

    fn open(&self) -> Result<Connection, JsValue> {
        let [on_message, on_error, on_late] = [self.clone(), self.clone(), self.clone()];
        let on_late = move || {
            let is_ready = on_late.0.state.borrow().is_ready;
            if !is_ready {
                on_late.lose();
            }
        };
        let on_message = move |data| on_message.take(data);
        Connection::open(SEARCH_WORKER, on_message, move || on_error.lose(), on_late)
    }

    fn take(&self, data: JsValue) {
        let Some(reply) = wire::unpack::<Reply>(data) else { return };
        if let Reply::Ready { version } = reply {
            if version != VERSION {
                self.give_up();
                return;
            }
            let mut state = self.0.state.borrow_mut();
            state.is_ready = true;
            state.ask();
        } else {
            self.0.state.borrow_mut().failures = 0;
        }
        if let Reply::Sought { id, .. } = reply {
            timing::seek_answered(id);
        }
        let for_model = self.0.state.borrow_mut().collect(reply);
        if let Some(reply) = for_model {
            self.0.on_msg.emit(Msg::Replied(reply));
        }
    }

    fn lose(&self) {
        let failures = {
            let mut state = self.0.state.borrow_mut();
            state.failures += 1;
            state.failures
        };
        if failures >= ATTEMPTS {
            self.give_up();
            return;
        }
        self.0.on_msg.emit(Msg::WorkerLost { restarting: true });
        let worker = self.clone();
        Timeout::new(100 * failures, move || worker.connect()).forget();
    }

    fn give_up(&self) {
        let mut state = self.0.state.borrow_mut();
        state.connection = None;
        state.is_ready = false;
        drop(state);
        self.0.on_msg.emit(Msg::WorkerLost { restarting: false });
    }
}

impl State {
    /// Keeps what belongs to a file; what is for the model goes on to it.
    fn collect(&mut self, reply: Reply) -> Option<Reply> {
        self.downloads.take(reply, self.wanted.export.as_ref().map(|(_, order)| order))
    }

    fn ask(&mut self) {
        if !self.is_ready {
            return;
        }
        let Some(connection) = &self.connection else { return };
        for request in self.session.requests(&self.wanted) {
            if let Request::Seek { id, target, .. } = request
                && target != Target::Head
            {
                timing::seek_asked(id);
            }
            connection.post(&request);
        }
    }
}
