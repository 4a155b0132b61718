//! The page's side of a batch: holds its files, starts its keeper, saves what it writes.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::timers::callback::Timeout;
use grove_model::Msg;
use grove_model::batch::protocol::{Order, Told};
use grove_model::batch::{Change, Demand, Session, Source};
use grove_model::worker::protocol::VERSION;
use js_sys::Array;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, File};
use yew::Callback;

use super::KEEPER;
use crate::platform::connection::Connection;
use crate::platform::files::Pieces;
use crate::platform::wire;

/// Keepers of one batch that may be lost before the keeper counts as unavailable.
const ATTEMPTS: u32 = 3;
/// Solvers at the most, where the browser tells of more cores.
const MOST_SOLVERS: f64 = 64.0;

thread_local! {
    /// The file that was given last, and its number.
    static HELD: RefCell<Option<(u32, File)>> = const { RefCell::new(None) };
}

/// Holds a file under a number of its own, in place of the one before.
pub fn hold(file: File) -> Source {
    let (name, bytes) = (Rc::from(file.name()), file.size() as u64);
    let id = HELD.with_borrow_mut(|held| {
        let id = held.as_ref().map_or(0, |(id, _)| id + 1);
        *held = Some((id, file));
        id
    });
    Source::File { id, name, bytes }
}

/// What the bytes of a source are read from.
fn blob(source: &Source) -> Option<Blob> {
    match source {
        Source::File { id, .. } => HELD.with_borrow(|held| {
            let file = held.as_ref().filter(|(held, _)| held == id)?.1.clone();
            Some(file.unchecked_into())
        }),
        Source::Text(text) => {
            Blob::new_with_str_sequence(&Array::of1(&JsValue::from_str(text))).ok()
        }
    }
}

/// The keeper, whichever it is now, and what it has been told.
#[derive(Clone)]
pub struct BatchWorker(Rc<Inner>);

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
    wanted: Option<Demand>,
    /// When a keeper is to be started in place of one that was lost.
    restart: Option<Timeout>,
    /// The file that comes in piece by piece, and its number.
    pieces: Option<(u32, Pieces)>,
}

impl BatchWorker {
    /// A desk without a keeper, which starts when there is something to keep.
    pub fn new(on_msg: Callback<Msg>) -> Self {
        Self(Rc::new(Inner { on_msg, state: RefCell::default() }))
    }

    /// Asks for what is wanted now and was not asked for yet.
    pub fn want(&self, wanted: Option<Demand>) {
        let mut state = self.0.state.borrow_mut();
        let writing = wanted.as_ref().and_then(|wanted| wanted.writing);
        state.pieces.take_if(|(id, _)| writing.is_none_or(|it| it.id != *id));
        let is_idle = wanted.is_none();
        let task = |demand: &Option<Demand>| demand.as_ref().map(|demand| demand.task.id);
        if task(&wanted) != task(&state.wanted) {
            state.failures = 0;
        }
        state.wanted = wanted;
        if is_idle {
            *state = State::default();
        } else if state.connection.is_some() {
            state.ask();
        } else if state.restart.is_none() && state.failures < ATTEMPTS {
            drop(state);
            self.connect();
        }
    }

    fn connect(&self) {
        self.0.state.borrow_mut().restart = None;
        match self.open() {
            Ok(connection) => {
                let mut state = self.0.state.borrow_mut();
                (state.is_ready, state.session) = (false, Session::default());
                state.connection = Some(connection);
            }
            Err(_) => self.give_up(),
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
        Connection::open(KEEPER, on_message, move || on_error.lose(), on_late)
    }

    fn take(&self, data: JsValue) {
        let Some(told) = wire::unpack::<Told>(data) else { return };
        let mut state = self.0.state.borrow_mut();
        let change = match told {
            Told::Ready { version } if version != VERSION => {
                drop(state);
                self.give_up();
                return;
            }
            Told::Ready { .. } => {
                state.is_ready = true;
                state.ask();
                return;
            }
            other => state.collect(other),
        };
        drop(state);
        self.0.on_msg.emit(Msg::BatchChanged(change));
    }

    fn lose(&self) {
        let failures = {
            let mut state = self.0.state.borrow_mut();
            // What it still says is of a batch that nobody has any more.
            (state.connection, state.is_ready, state.pieces) = (None, false, None);
            state.failures += 1;
            state.failures
        };
        if failures >= ATTEMPTS {
            self.give_up();
            return;
        }
        let desk = self.clone();
        let restart = Timeout::new(100 * failures, move || desk.connect());
        self.0.state.borrow_mut().restart = Some(restart);
        self.0.on_msg.emit(Msg::BatchChanged(Change::Lost { restarting: true }));
    }

    fn give_up(&self) {
        let mut state = self.0.state.borrow_mut();
        (state.connection, state.is_ready, state.failures) = (None, false, ATTEMPTS);
        drop(state);
        self.0.on_msg.emit(Msg::BatchChanged(Change::Lost { restarting: false }));
    }
}

impl State {
    fn ask(&mut self) {
        let (Some(connection), Some(wanted), true) =
            (&self.connection, &self.wanted, self.is_ready)
        else {
            return;
        };
        let cores = gloo::utils::window().navigator().hardware_concurrency();
        for order in self.session.orders(wanted, cores.clamp(1.0, MOST_SOLVERS) as u16) {
            match order {
                Order::Begin { .. } => {
                    if let Some(file) = blob(&wanted.task.source) {
                        connection.post_with(&order, &file);
                    }
                }
                _ => connection.post(&order),
            }
        }
    }

    /// Keeps the pieces of the wanted file, and saves the file when it is whole. Gives what
    /// the model has to know.
    fn collect(&mut self, told: Told) -> Change {
        let wanted = self.wanted.as_ref().and_then(|wanted| wanted.writing.zip(Some(&wanted.task)));
        let saved = match (&told, wanted) {
            (Told::Piece { id, bytes, .. }, Some((writing, _))) if writing.id == *id => {
                let (_, pieces) = self.pieces.get_or_insert_with(|| (*id, Pieces::default()));
                pieces.add(bytes)
            }
            (Told::Written { id, .. }, Some((writing, task))) if writing.id == *id => {
                let name = format!("{}{}", task.source.stem(), writing.form.ending());
                let pieces = self.pieces.take();
                pieces.and_then(|(_, it)| it.save(&name, writing.form.media_type()))
            }
            _ => Some(()),
        };
        saved.map_or(Change::SaveFailed, |()| Change::Told(told))
    }
}
