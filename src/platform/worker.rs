//! The page's side of the worker: starts it, talks to it, starts it again.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::timers::callback::Timeout;
use grove_model::protocol::{Reply, Request, VERSION};
use grove_model::session::Session;
use grove_model::{Demand, Msg};
use sudoku_engine::recording::Target;
use wasm_bindgen::prelude::*;
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};
use yew::Callback;

use super::files::Downloads;
use super::{timing, wire};

const SCRIPT: &str = "./worker_loader.js";
/// Starts in a row that may fail before the worker counts as unavailable.
const ATTEMPTS: u32 = 3;
/// Milliseconds that a worker may take to say that it is ready.
const PATIENCE: u32 = 30_000;

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

/// A running worker. Dropping it ends the worker at once, whatever it is doing.
struct Connection {
    worker: Worker,
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_error: Closure<dyn FnMut(Event)>,
    _patience: Timeout,
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
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
        match Connection::open(self) {
            Ok(connection) => {
                let mut state = self.0.state.borrow_mut();
                state.is_ready = false;
                state.session = Session::default();
                state.connection = Some(connection);
            }
            Err(_) => self.0.on_msg.emit(Msg::WorkerLost { restarting: false }),
        }
    }

    fn take(&self, event: &MessageEvent) {
        let Some(reply) = wire::unpack::<Reply>(event.data()) else { return };
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

impl Connection {
    fn open(owner: &SearchWorker) -> Result<Self, JsValue> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(SCRIPT, &options)?;
        let on_message = {
            let owner = owner.clone();
            Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| owner.take(&event))
        };
        let on_error = {
            let owner = owner.clone();
            Closure::<dyn FnMut(Event)>::new(move |event: Event| {
                event.prevent_default();
                owner.lose();
            })
        };
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        let owner = owner.clone();
        let patience = Timeout::new(PATIENCE, move || {
            let is_ready = owner.0.state.borrow().is_ready;
            if !is_ready {
                owner.lose();
            }
        });
        Ok(Self { worker, _on_message: on_message, _on_error: on_error, _patience: patience })
    }

    fn post(&self, request: &Request) {
        if let Some((bytes, transfer)) = wire::pack(request) {
            let _ = self.worker.post_message_with_transfer(&bytes, &transfer);
        }
    }
}
