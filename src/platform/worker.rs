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
    wanted: Demand,
    downloads: Downloads,
}

impl SearchWorker {
    /// Starts the worker. Its replies, and its loss, arrive as messages.
    pub fn start(on_msg: Callback<Msg>) -> Self {
        let inner = Rc::new_cyclic(|inner| {
            let worker = Supervised::new(SEARCH_WORKER, inner, Inner::take);
            Inner { on_msg, worker, state: RefCell::default() }
        });
        inner.worker.start();
        Self(inner)
    }

    /// Asks for what is wanted now and has not been requested yet.
    pub fn want(&self, wanted: &Demand) {
        let Inner { worker, state, .. } = self.0.as_ref();
        let mut state = state.borrow_mut();
        if wanted.attempt != state.wanted.attempt {
            worker.forgive();
            worker.start();
        }
        state.wanted = wanted.clone();
        state.downloads.want(wanted.download.as_ref());
        state.ask(worker);
    }
}

impl Inner {
    fn take(&self, event: Event<Reply>) {
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
                state.ask(&self.worker);
            }
            Reply::Sought { id, .. } => timing::seek_answered(id),
            Reply::Works => return,
            Reply::Rests { .. } => {
                let is_owed = self.state.borrow().session.is_owed();
                if is_owed && !self.worker.has_work() {
                    self.worker.lose();
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
        let for_model = self.state.borrow_mut().collect(reply);
        if let Some(reply) = for_model {
            self.on_msg.emit(Msg::Worker(WorkerMsg::Replied(reply)));
        }
    }
}

impl State {
    /// Keeps the pieces of files; returns all other replies for the model.
    fn collect(&mut self, reply: Reply) -> Option<Reply> {
        if let Reply::Export { id, news } = reply {
            let news = self.downloads.take(id, news, self.wanted.download.as_ref())?;
            return Some(Reply::Export { id, news });
        }
        Some(reply)
    }

    fn ask(&mut self, worker: &Supervised<Reply>) {
        if !worker.is_ready() {
            return;
        }
        for request in self.session.requests(&self.wanted) {
            if let Request::Seek { id, target, .. } = request
                && target != Target::Head
            {
                timing::seek_asked(id);
            }
            worker.post(&request, None);
        }
    }
}
