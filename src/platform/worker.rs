//! The page's side of the worker: requests, and what becomes of the replies.

use std::cell::RefCell;
use std::rc::Rc;

use grove_model::update::worker::WorkerMsg;
use grove_model::worker::protocol::{Reply, Request};
use grove_model::worker::session::Session;
use grove_model::{Demand, Msg};
use sudoku_engine::recording::Target;
use yew::Callback;

use super::files::Downloads;
use super::supervised::{Event, Supervised};
use super::timing;
use super::worker_side::SEARCH_WORKER;

/// The worker and what has been requested of it.
#[derive(Clone)]
pub struct SearchWorker(Rc<Inner>);

struct Inner {
    on_msg: Callback<Msg>,
    worker: Supervised<Reply>,
    state: RefCell<State>,
}

#[derive(Default)]
struct State {
    session: Session,
    demand: Demand,
    downloads: Downloads,
}

impl SearchWorker {
    /// Starts the worker. Its replies, and its loss, arrive as messages.
    pub fn start(on_msg: Callback<Msg>) -> Self {
        let inner = Rc::new_cyclic(|inner| {
            let worker = Supervised::new(SEARCH_WORKER, inner, Inner::handle_event);
            Inner { on_msg, worker, state: RefCell::default() }
        });
        inner.worker.start();
        Self(inner)
    }

    /// Requests what has not been requested yet.
    pub fn request(&self, demand: &Demand) {
        let Inner { worker, state, .. } = self.0.as_ref();
        let mut state = state.borrow_mut();
        if demand.attempt != state.demand.attempt {
            worker.forgive();
            worker.start();
        }
        state.demand = demand.clone();
        state.downloads.retain(demand.download.as_ref());
        state.send_requests(worker);
    }
}

impl Inner {
    fn handle_event(&self, event: Event<Reply>) {
        let msg = match event {
            Event::Lost { restarting } => Some(WorkerMsg::Lost { restarting }),
            Event::Message(reply) => self.handle_reply(reply).map(WorkerMsg::replied),
        };
        if let Some(msg) = msg {
            self.on_msg.emit(Msg::Worker(msg));
        }
    }

    /// Handles what the model need not know; returns the rest of a reply for the model.
    fn handle_reply(&self, reply: Reply) -> Option<Reply> {
        match reply {
            Reply::Ready { .. } => {
                let mut state = self.state.borrow_mut();
                state.session = Session::default();
                state.send_requests(&self.worker);
            }
            Reply::Seek { id, .. } => timing::seek_answered(id),
            Reply::Alive => return None,
            Reply::Idle { .. } => {
                let has_pending_tasks = self.state.borrow().session.has_pending_tasks();
                if has_pending_tasks && !self.worker.has_work() {
                    self.worker.handle_loss();
                }
                return None;
            }
            // The pieces of a file are collected.
            Reply::Export { id, report } => {
                let State { downloads, demand, .. } = &mut *self.state.borrow_mut();
                let report = downloads.receive(id, report, demand.download.as_ref())?;
                return Some(Reply::Export { id, report });
            }
            Reply::Progress { .. }
            | Reply::Lane { .. }
            | Reply::Branches { .. }
            | Reply::Map { .. }
            | Reply::Task { .. }
            | Reply::RunStats { .. } => {}
        }
        Some(reply)
    }
}

impl State {
    fn send_requests(&mut self, worker: &Supervised<Reply>) {
        if !worker.is_ready() {
            return;
        }
        for request in self.session.requests(&self.demand) {
            if let Request::Seek { id, target, .. } = request
                && target != Target::Head
            {
                timing::seek_requested(id);
            }
            worker.post(&request, None);
        }
    }
}
