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
        let reply = match event {
            Event::Message(reply) => reply,
            Event::Lost { restarting } => {
                self.on_msg.emit(Msg::Worker(WorkerMsg::Lost { restarting }));
                return;
            }
        };
        match reply {
            Reply::Ready { .. } => {
                let mut state = self.state.borrow_mut();
                state.session = Session::default();
                state.send_requests(&self.worker);
            }
            Reply::Seek { id, .. } => timing::seek_answered(id),
            Reply::Alive => return,
            Reply::Idle { .. } => {
                let has_pending_tasks = self.state.borrow().session.has_pending_tasks();
                if has_pending_tasks && !self.worker.has_work() {
                    self.worker.handle_loss();
                }
                return;
            }
            Reply::Progress { .. }
            | Reply::Lane { .. }
            | Reply::Branches { .. }
            | Reply::Map { .. }
            | Reply::Task { .. }
            | Reply::Export { .. }
            | Reply::RunStats { .. } => {}
        }
        let for_model = self.state.borrow_mut().receive_reply(reply);
        if let Some(reply) = for_model {
            self.on_msg.emit(Msg::Worker(WorkerMsg::replied(reply)));
        }
    }
}

impl State {
    /// Collects the pieces of files; returns all other replies for the model.
    fn receive_reply(&mut self, reply: Reply) -> Option<Reply> {
        if let Reply::Export { id, report } = reply {
            let report = self.downloads.receive(id, report, self.demand.download.as_ref())?;
            return Some(Reply::Export { id, report });
        }
        Some(reply)
    }

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
