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
const MOST_SOLVERS: f64 = 64.0;

thread_local! {
    /// The file that was opened last, and its number.
    static HELD: RefCell<Option<(u32, File)>> = const { RefCell::new(None) };
}

/// Holds a file under a new number, in place of the previous one.
pub fn hold(file: File) -> Source {
    let (name, bytes) = (Rc::from(file.name()), file.size() as u64);
    let id = HELD.with_borrow_mut(|held| {
        let id = held.as_ref().map_or(0, |(id, _)| id + 1);
        *held = Some((id, file));
        id
    });
    Source::File { id, name, bytes }
}

/// Returns what a source's bytes are read from: a file, a blob, or the name of a saved file.
fn bytes_of(source: &Source) -> Option<JsValue> {
    match source {
        Source::File { id, .. } => HELD.with_borrow(|held| {
            let file = held.as_ref().filter(|(held, _)| held == id)?.1.clone();
            Some(file.into())
        }),
        Source::Text(text) => {
            Blob::new_with_str_sequence(&Array::of1(&JsValue::from_str(text))).ok().map(Into::into)
        }
        Source::Kept(kept) => Some(JsValue::from_str(&kept.file)),
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
    wanted: Option<Demand>,
    /// The file that is arriving piece by piece, and its number.
    pieces: Option<(u32, Pieces)>,
}

/// Opens a desk. Its keeper starts with the first batch.
pub(crate) fn open(on_msg: Callback<Msg>) -> Box<dyn BatchDesk> {
    Box::new(BatchWorker(Rc::new_cyclic(|inner| {
        let coordinator = Supervised::new(COORDINATOR, inner, Inner::take);
        Inner { on_msg, coordinator, state: RefCell::default() }
    })))
}

impl BatchDesk for BatchWorker {
    fn want(&self, wanted: Option<Demand>) {
        let Inner { coordinator, state, .. } = self.0.as_ref();
        if wanted.is_none() {
            coordinator.stop();
            state.take();
            return;
        }
        let mut state = state.borrow_mut();
        let writing = wanted.as_ref().and_then(|wanted| wanted.writing);
        state.pieces.take_if(|(id, _)| writing.is_none_or(|it| it.id != *id));
        let task = |demand: &Option<Demand>| demand.as_ref().map(|demand| demand.task.id);
        if task(&wanted) != task(&state.wanted) {
            // Failures count per batch.
            coordinator.forgive();
        }
        state.wanted = wanted;
        state.ask(coordinator);
        drop(state);
        coordinator.start();
    }
}

impl Inner {
    fn take(&self, event: Event<CoordinatorReply>) {
        let mut state = self.state.borrow_mut();
        let change = match event {
            Event::Message(CoordinatorReply::Ready { .. }) => {
                state.session = Session::default();
                state.ask(&self.coordinator);
                return;
            }
            Event::Message(CoordinatorReply::Works | CoordinatorReply::Rests { .. }) => return,
            Event::Message(reply) => state.collect(reply),
            Event::Lost { restarting } => {
                state.pieces = None;
                BatchMsg::Lost { restarting }
            }
        };
        drop(state);
        self.on_msg.emit(Msg::Batch(change));
    }
}

impl State {
    fn ask(&mut self, coordinator: &Supervised<CoordinatorReply>) {
        let (Some(wanted), true) = (&self.wanted, coordinator.is_ready()) else { return };
        let cores = gloo::utils::window().navigator().hardware_concurrency();
        for order in self.session.orders(wanted, cores.clamp(1.0, MOST_SOLVERS) as u16) {
            let begins = matches!(order, CoordinatorRequest::Begin { .. });
            let file = begins.then(|| bytes_of(&wanted.task.source)).flatten();
            coordinator.post(&order, file.as_ref());
            if begins && wanted.is_to_keep {
                let file = vault::fresh_name().into();
                coordinator.post(&CoordinatorRequest::Keep { id: wanted.task.id, file }, None);
            }
        }
    }

    /// Keeps the pieces of the wanted file, and saves the file when it is complete. Returns what
    /// the model needs to handle.
    fn collect(&mut self, reply: CoordinatorReply) -> BatchMsg {
        let wanted = self.wanted.as_ref().and_then(|wanted| wanted.writing.zip(Some(&wanted.task)));
        let saved = match (&reply, wanted) {
            (CoordinatorReply::Piece { id, bytes, .. }, Some((writing, _)))
                if writing.id == *id =>
            {
                let (_, pieces) = self.pieces.get_or_insert_with(|| (*id, Pieces::default()));
                pieces.add(bytes)
            }
            (CoordinatorReply::Written { id, .. }, Some((writing, task))) if writing.id == *id => {
                let name = format!("{}{}", task.source.stem(), writing.form.ending());
                let pieces = self.pieces.take();
                pieces.and_then(|(_, it)| it.save(&name, writing.form.media_type()))
            }
            _ => Some(()),
        };
        saved.map_or(BatchMsg::SaveFailed, |()| BatchMsg::CoordinatorReply(reply))
    }
}
