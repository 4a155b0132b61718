//! The worker that keeps a batch: it reads the file, hands its pieces to workers of its
//! own, and tells the page.

use std::cell::RefCell;
use std::rc::Rc;

use grove_model::batch::protocol::{Done, Order, Told};
use grove_model::batch::{Coordinator, Stage};
use grove_model::worker::protocol::VERSION;
use js_sys::Uint8Array;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, DedicatedWorkerGlobalScope};

use super::SOLVER;
use crate::platform::connection::Connection;
use crate::platform::timing;
use crate::platform::wire::{Slices, hear, say, unpack, unpack_with};

/// Milliseconds between two reports: each makes the page draw.
const REPORT_EVERY: u64 = 100;
/// Pieces that a solver has at a time, so that it need not wait for the next.
const HELD: usize = 2;
/// Bytes of a file for which a further solver is worth starting.
const WORTH_ONE: u64 = 32 * 1024;
/// Solvers that may be lost before none is hired any more.
const MOST_LOST: u32 = 6;

struct Side {
    scope: DedicatedWorkerGlobalScope,
    /// Pieces of a file that is written.
    slices: Slices,
    state: RefCell<State>,
}

#[derive(Default)]
struct State {
    /// What is kept, and the file that it comes from.
    work: Option<(Coordinator, Blob)>,
    crew: Vec<Solver>,
    /// How many solvers the batch is to have.
    solvers: usize,
    hired: u32,
    lost: u32,
    /// When the page was told last, and what stage.
    last_report: Option<(u64, Stage)>,
}

/// A worker that solves.
struct Solver {
    id: u32,
    connection: Connection,
    is_ready: bool,
    /// The pieces that it has.
    held: Vec<u32>,
}

/// Keeps batches from now on.
pub(in crate::platform) fn keep(scope: &DedicatedWorkerGlobalScope) {
    let Some(slices) = Slices::new() else { return };
    let side = Rc::new(Side { scope: scope.clone(), slices, state: RefCell::default() });
    let writer = Rc::clone(&side);
    side.slices.are(move || writer.write_on());
    hear(scope, move |data| side.take(data));
    say(scope, &Told::Ready { version: VERSION });
}

impl Side {
    fn take(self: &Rc<Self>, data: JsValue) {
        if let Some((order, file)) = unpack_with::<Order>(data.clone()) {
            if let (Order::Begin { id, bytes, is_timed, solvers }, Ok(file)) =
                (order, file.dyn_into::<Blob>())
            {
                let keeper = Coordinator::new(id, bytes, is_timed, now());
                let worth = usize::try_from(bytes / WORTH_ONE + 1).unwrap_or(usize::MAX);
                let solvers = usize::from(solvers).clamp(1, worth);
                let work = Some((keeper, file));
                self.state.replace(State { work, solvers, ..State::default() });
            }
        } else if let Some(order) = unpack::<Order>(data) {
            self.obey(&order);
        }
        self.go_on();
    }

    fn obey(&self, order: &Order) {
        let mut state = self.state.borrow_mut();
        if let Order::Pause { paused: true } = order {
            state.dismiss();
        }
        let Some((keeper, _)) = &mut state.work else { return };
        match order {
            // It comes with a file.
            Order::Begin { .. } => {}
            Order::Pause { paused } => {
                keeper.pause(*paused, now());
                state.lost = 0;
            }
            Order::Show(show) => {
                keeper.show(*show);
                let window = keeper.window();
                window.iter().for_each(|window| say(&self.scope, window));
            }
            Order::Write { id, form } => {
                keeper.write(*id, *form);
                self.slices.ask();
            }
            Order::CancelWriting => keeper.cancel_writing(),
        }
    }

    /// Reads, hires, hands out and reports, as far as there is anything to do.
    fn go_on(self: &Rc<Self>) {
        self.read();
        self.hire();
        let mut state = self.state.borrow_mut();
        state.hand_out();
        let stage = state.work.as_ref().map(|(keeper, _)| keeper.stage());
        let is_at_rest = stage.is_some_and(|stage| stage != Stage::Working);
        if is_at_rest {
            state.dismiss();
        }
        let is_due = stage.is_some_and(|stage| match state.last_report {
            Some((last, told)) => told != stage || (!is_at_rest && now() - last >= REPORT_EVERY),
            None => true,
        });
        drop(state);
        if is_due {
            self.report();
        }
    }

    fn report(&self) {
        let mut state = self.state.borrow_mut();
        let Some((keeper, _)) = &mut state.work else { return };
        let stage = keeper.stage();
        say(&self.scope, &keeper.report(now()));
        keeper.window().iter().for_each(|window| say(&self.scope, window));
        state.last_report = Some((now(), stage));
    }

    /// Reads the next block of the file, if one is wanted.
    fn read(self: &Rc<Self>) {
        let mut state = self.state.borrow_mut();
        let Some((keeper, file)) = &mut state.work else { return };
        let Some(block) = keeper.wants_block() else { return };
        let file = file.clone();
        drop(state);
        let side = Rc::clone(self);
        spawn_local(async move {
            let bytes = bytes_of(&file, block.start, block.end).await;
            let mut state = side.state.borrow_mut();
            // Another file may have taken its place meanwhile.
            let work = state.work.as_mut().filter(|(_, current)| *current == file);
            let Some((keeper, _)) = work else { return };
            keeper.take_block(bytes.as_deref(), now());
            drop(state);
            side.go_on();
        });
    }

    /// Sees to it that there are as many solvers as are wanted.
    fn hire(self: &Rc<Self>) {
        let mut state = self.state.borrow_mut();
        let stage = state.work.as_ref().map(|(keeper, _)| keeper.stage());
        while stage == Some(Stage::Working) && state.crew.len() < state.solvers {
            state.hired += 1;
            let id = state.hired;
            let is_hopeful = state.lost < MOST_LOST;
            let Some(connection) = is_hopeful.then(|| self.open(id)).flatten() else {
                if let (true, Some((keeper, _))) = (state.crew.is_empty(), &mut state.work) {
                    keeper.abandon(now());
                }
                return;
            };
            state.crew.push(Solver { id, connection, is_ready: false, held: Vec::new() });
        }
    }

    fn open(self: &Rc<Self>, id: u32) -> Option<Connection> {
        let [on_message, on_error, on_late] = [Rc::clone(self), Rc::clone(self), Rc::clone(self)];
        let on_late = move || {
            let is_ready = on_late.state.borrow_mut().solver(id).is_none_or(|it| it.is_ready);
            if !is_ready {
                on_late.lose(id);
            }
        };
        let on_message = move |data| on_message.hear(id, data);
        Connection::open(SOLVER, on_message, move || on_error.lose(id), on_late).ok()
    }

    /// Takes what a solver says.
    fn hear(self: &Rc<Self>, id: u32, data: JsValue) {
        let Some(done) = unpack::<Done>(data) else { return };
        let mut state = self.state.borrow_mut();
        let Some(solver) = state.solver(id) else { return };
        match done {
            Done::Ready { version } if version != VERSION => {
                drop(state);
                self.lose(id);
                return;
            }
            Done::Ready { .. } => solver.is_ready = true,
            Done::Solved { nth, rows } => {
                solver.held.retain(|&held| held != nth);
                state.lost = 0;
                if let Some((keeper, _)) = &mut state.work {
                    keeper.take_rows(nth, rows, now());
                }
            }
        }
        drop(state);
        self.go_on();
    }

    /// A solver is gone; what it had waits for another.
    fn lose(self: &Rc<Self>, id: u32) {
        let mut state = self.state.borrow_mut();
        let Some(place) = state.crew.iter().position(|solver| solver.id == id) else { return };
        let solver = state.crew.remove(place);
        state.lost += 1;
        if let Some((keeper, _)) = &mut state.work {
            solver.held.iter().for_each(|&nth| keeper.give_back(nth));
        }
        drop(state);
        self.go_on();
    }

    fn write_on(&self) {
        let mut state = self.state.borrow_mut();
        let Some((keeper, _)) = &mut state.work else { return };
        let told = keeper.write_on();
        told.iter().for_each(|told| say(&self.scope, told));
        if keeper.is_writing() {
            self.slices.ask();
        }
    }
}

impl State {
    fn solver(&mut self, id: u32) -> Option<&mut Solver> {
        self.crew.iter_mut().find(|solver| solver.id == id)
    }

    fn hand_out(&mut self) {
        let Some((keeper, _)) = &mut self.work else { return };
        for _ in 0..HELD {
            for solver in self.crew.iter_mut().filter(|it| it.is_ready && it.held.len() < HELD) {
                let Some(chore) = keeper.next_chore() else { return };
                solver.held.push(chore.nth);
                solver.connection.post(&chore, None);
            }
        }
    }

    /// Ends all solvers at once, whatever they are doing; what they had waits.
    fn dismiss(&mut self) {
        for solver in std::mem::take(&mut self.crew) {
            if let Some((keeper, _)) = &mut self.work {
                solver.held.iter().for_each(|&nth| keeper.give_back(nth));
            }
        }
    }
}

/// Some bytes of a file; `None` where it cannot be read.
async fn bytes_of(file: &Blob, from: u64, to: u64) -> Option<Vec<u8>> {
    let slice = file.slice_with_f64_and_f64(from as f64, to as f64).ok()?;
    let bytes = Uint8Array::new(&JsFuture::from(slice.array_buffer()).await.ok()?).to_vec();
    (bytes.len() as u64 == to - from).then_some(bytes)
}

/// Milliseconds since the worker began.
fn now() -> u64 {
    timing::now() as u64
}
