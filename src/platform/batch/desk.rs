//! The page's side of a batch: holds its file, starts its keeper, saves what the keeper writes.

use std::cell::RefCell;
use std::rc::Rc;

use grove_model::Msg;
use grove_model::batch::protocol::{CoordinatorReply, CoordinatorRequest};
use grove_model::batch::{Demand, Session, Source};
use grove_model::update::batch::BatchMsg;
use js_sys::Array;
use wasm_bindgen::JsValue;
use web_sys::{Blob, File};
use yew::Callback;

use super::{COORDINATOR, vault};
use crate::platform::batch_desk::BatchDesk;
use crate::platform::files::Pieces;
use crate::platform::supervised::{Event, Supervised};

/// The maximum number of solvers, even if the browser reports more cores.
const MAX_SOLVERS: f64 = 64.0;

thread_local! {
    /// The file that was opened last, and its number.
    static HELD_FILE: RefCell<Option<(u32, File)>> = const { RefCell::new(None) };
}

/// Holds a file under a new number, in place of the previous one.
pub fn hold_file(file: File) -> Source {
    let (name, bytes) = (Rc::from(file.name()), file.size() as u64);
    let id = HELD_FILE.with_borrow_mut(|held| {
        let id = held.as_ref().map_or(0, |(id, _)| id + 1);
        *held = Some((id, file));
        id
    });
    Source::File { id, name, bytes }
}

/// Returns what a source's bytes are read from: a file, a blob, or the name of a saved file.
fn bytes_of(source: &Source) -> Option<JsValue> {
    match source {
        Source::File { id, .. } => HELD_FILE.with_borrow(|held| {
            let file = held.as_ref().filter(|(held, _)| held == id)?.1.clone();
            Some(file.into())
        }),
        Source::Text(text) => {
            Blob::new_with_str_sequence(&Array::of1(&JsValue::from_str(text))).ok().map(Into::into)
        }
        Source::Saved(saved) => Some(JsValue::from_str(&saved.file)),
    }
}

/// The keeper, across restarts, and what has been requested of it. Dropping this ends the keeper.
struct BatchWorker(Rc<Inner>);

struct Inner {
    on_msg: Callback<Msg>,
    coordinator: Supervised<CoordinatorReply>,
    state: RefCell<State>,
}

#[derive(Default)]
struct State {
    session: Session,
    demand: Option<Demand>,
    /// The file that is arriving piece by piece, and its number.
    pieces: Option<(u32, Pieces)>,
}

/// Opens a desk. Its keeper starts with the first batch.
pub(crate) fn open(on_msg: Callback<Msg>) -> Box<dyn BatchDesk> {
    Box::new(BatchWorker(Rc::new_cyclic(|inner| {
        let coordinator = Supervised::new(COORDINATOR, inner, Inner::handle_event);
        Inner { on_msg, coordinator, state: RefCell::default() }
    })))
}

impl BatchDesk for BatchWorker {
    fn request(&self, demand: Option<Demand>) {
        let Inner { coordinator, state, .. } = self.0.as_ref();
        if demand.is_none() {
            coordinator.stop();
            state.take();
            return;
        }
        let mut state = state.borrow_mut();
        let request = demand.as_ref().and_then(|demand| demand.download);
        state.pieces.take_if(|(id, _)| request.is_none_or(|request| request.id != *id));
        let task = |demand: &Option<Demand>| demand.as_ref().map(|demand| demand.task.id);
        if task(&demand) != task(&state.demand) {
            // Failures count per batch.
            coordinator.forgive();
        }
        state.demand = demand;
        state.send_requests(coordinator);
        drop(state);
        coordinator.start();
    }
}

impl Inner {
    fn handle_event(&self, event: Event<CoordinatorReply>) {
        let mut state = self.state.borrow_mut();
        let msg = match event {
            Event::Message(CoordinatorReply::Ready { .. }) => {
                state.session = Session::default();
                state.send_requests(&self.coordinator);
                return;
            }
            Event::Message(CoordinatorReply::Alive | CoordinatorReply::Idle { .. }) => return,
            Event::Message(reply) => state.receive_reply(reply),
            Event::Lost { restarting } => {
                state.pieces = None;
                BatchMsg::Lost { restarting }
            }
        };
        drop(state);
        self.on_msg.emit(Msg::Batch(msg));
    }
}

impl State {
    fn send_requests(&mut self, coordinator: &Supervised<CoordinatorReply>) {
        let (Some(demand), true) = (&self.demand, coordinator.is_ready()) else { return };
        let cores = gloo::utils::window().navigator().hardware_concurrency();
        for request in self.session.requests(demand, cores.clamp(1.0, MAX_SOLVERS) as u16) {
            let is_begin = matches!(request, CoordinatorRequest::Begin { .. });
            let file = is_begin.then(|| bytes_of(&demand.task.source)).flatten();
            coordinator.post(&request, file.as_ref());
            if is_begin && demand.needs_saving {
                let file = vault::new_file_name().into();
                coordinator.post(&CoordinatorRequest::SaveFile { id: demand.task.id, file }, None);
            }
        }
    }

    /// Collects the pieces of the requested file, and saves the file when it is complete. Returns
    /// what the model needs to handle.
    fn receive_reply(&mut self, reply: CoordinatorReply) -> BatchMsg {
        let download =
            self.demand.as_ref().and_then(|demand| demand.download.zip(Some(&demand.task)));
        let saved = match (&reply, download) {
            (CoordinatorReply::Piece { id, bytes, .. }, Some((request, _)))
                if request.id == *id =>
            {
                let (_, pieces) = self.pieces.get_or_insert_with(|| (*id, Pieces::default()));
                pieces.add(bytes)
            }
            (CoordinatorReply::Written { id, .. }, Some((request, task))) if request.id == *id => {
                let name = format!("{}{}", task.source.stem(), request.format.file_suffix());
                let pieces = self.pieces.take();
                pieces.and_then(|(_, it)| it.save(&name, request.format.media_type()))
            }
            _ => Some(()),
        };
        saved.map_or(BatchMsg::SaveFailed, |()| BatchMsg::CoordinatorReply(reply))
    }
}
