//! The worker that keeps a batch: reads the file, distributes its pieces to solver workers, and
//! reports to the page.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo::timers::callback::Interval;
use grove_model::batch::protocol::{CoordinatorReply, CoordinatorRequest, Done};
use grove_model::batch::{Coordinator, Stage};
use grove_model::worker::health::{Health, LOOK_EVERY, Verdict};
use grove_model::worker::protocol::{Sign, VERSION};
use js_sys::Uint8Array;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, DedicatedWorkerGlobalScope};

use super::{SOLVER, vault};
use crate::platform::connection::Connection;
use crate::platform::timing::now_in_millis as now;
use crate::platform::wire::{Slices, receive, say, unpack, unpack_with};

/// Milliseconds between two reports: each makes the page draw.
const REPORT_EVERY: u64 = 100;
/// Pieces that a solver holds at a time, so that it need not wait for the next one.
const HELD: usize = 2;
/// Bytes of a file that justify starting another solver.
const WORTH_ONE: u64 = 32 * 1024;
/// Lost solvers after which no more are started. Solving a piece resets the count.
const MOST_LOST: u32 = 6;

struct Side {
    scope: DedicatedWorkerGlobalScope,
    /// Schedules the pieces of a file that is being written.
    slices: Slices,
    state: RefCell<State>,
    /// The number of orders received.
    heard: Cell<u32>,
    /// While it has work: reports that this worker is alive, and checks on the solvers.
    life: RefCell<Option<Interval>>,
}

#[derive(Default)]
struct State {
    /// The batch, and its file once that is available.
    work: Option<(Coordinator, Option<Blob>)>,
    crew: Vec<Solver>,
    /// The number of solvers wanted for the batch.
    solvers: usize,
    hired: u32,
    lost: u32,
    /// When the last report was sent, and the stage that it reported.
    last_report: Option<(u64, Stage)>,
}

/// A worker that solves pieces.
struct Solver {
    id: u32,
    connection: Connection,
    health: Health,
    /// The pieces that the solver holds.
    held: Vec<u32>,
    solved: u32,
}

/// Turns this worker into a keeper of batches.
pub(in crate::platform) fn keep(scope: &DedicatedWorkerGlobalScope) {
    let Some(slices) = Slices::new() else { return };
    let side = Rc::new(Side {
        scope: scope.clone(),
        slices,
        state: RefCell::default(),
        heard: Cell::default(),
        life: RefCell::default(),
    });
    let writer = Rc::clone(&side);
    side.slices.are(move || writer.write_on());
    receive(scope, move |data| side.take(data));
    say(scope, &CoordinatorReply::Ready { version: VERSION });
}

impl Side {
    fn take(self: &Rc<Self>, data: JsValue) {
        self.heard.set(self.heard.get().wrapping_add(1));
        if let Some((order, file)) = unpack_with::<CoordinatorRequest>(data.clone()) {
            if let CoordinatorRequest::Begin { id, bytes, is_timed, solvers } = order {
                let coordinator = Coordinator::new(id, bytes, is_timed, now());
                let worth = usize::try_from(bytes / WORTH_ONE + 1).unwrap_or(usize::MAX);
                let solvers = usize::from(solvers).clamp(1, worth);
                let kept = file.as_string();
                let work = Some((coordinator, file.dyn_into().ok()));
                self.state.replace(State { work, solvers, ..State::default() });
                if let Some(kept) = kept {
                    self.reopen(id, kept);
                }
            }
        } else if let Some(order) = unpack::<CoordinatorRequest>(data) {
            self.obey(&order);
        }
        self.go_on();
    }

    fn obey(&self, order: &CoordinatorRequest) {
        let mut state = self.state.borrow_mut();
        if let CoordinatorRequest::Pause { paused: true } = order {
            state.dismiss();
        }
        let Some((coordinator, file)) = &mut state.work else { return };
        match order {
            // This order arrives with a file, in `take`.
            CoordinatorRequest::Begin { .. } => {}
            CoordinatorRequest::Keep { id, file: name } => {
                if let Some(file) = file {
                    self.keep(*id, Rc::clone(name), file.clone());
                }
            }
            CoordinatorRequest::Pause { paused } => {
                coordinator.pause(*paused, now());
                state.lost = 0;
            }
            CoordinatorRequest::Show(show) => {
                coordinator.show(*show);
                let window = coordinator.window();
                window.iter().for_each(|window| say(&self.scope, window));
            }
            CoordinatorRequest::Write { id, form } => {
                coordinator.write(*id, *form);
                self.slices.ask();
            }
            CoordinatorRequest::CancelWriting => coordinator.cancel_writing(),
        }
    }

    /// Saves the file for a reload, and reports whether that worked.
    fn keep(&self, id: u32, name: Rc<str>, file: Blob) {
        let scope = self.scope.clone();
        spawn_local(async move {
            let is_kept = vault::keep(&name, &file).await.is_some();
            say(&scope, &CoordinatorReply::Kept { id, file: is_kept.then_some(name) });
        });
    }

    /// Resumes with the file that was saved under this name.
    fn reopen(self: &Rc<Self>, id: u32, name: String) {
        let side = Rc::clone(self);
        spawn_local(async move {
            let opened = vault::open(&name).await;
            let mut state = side.state.borrow_mut();
            // Another batch may have taken its place in the meantime.
            let work = state.work.as_mut().filter(|(coordinator, _)| coordinator.id() == id);
            let Some((_, file)) = work else { return };
            if opened.is_none() {
                say(&side.scope, &CoordinatorReply::Gone { id });
            }
            *file = opened;
            drop(state);
            side.go_on();
        });
    }

    /// Reads blocks, starts solvers, distributes pieces and reports, whichever is due.
    fn go_on(self: &Rc<Self>) {
        self.read();
        self.hire();
        let mut state = self.state.borrow_mut();
        state.hand_out();
        let stage = state.work.as_ref().map(|(coordinator, _)| coordinator.stage());
        let is_at_rest = stage.is_some_and(|stage| stage != Stage::Working);
        if is_at_rest {
            state.dismiss();
        }
        let is_due = stage.is_some_and(|stage| match state.last_report {
            Some((last, reply)) => reply != stage || (!is_at_rest && now() - last >= REPORT_EVERY),
            None => true,
        });
        drop(state);
        if is_due {
            self.report();
        }
        self.live();
    }

    /// Sends signs of life while there is work, and then reports that it is done.
    fn live(self: &Rc<Self>) {
        let is_at_work = self.state.borrow().work.as_ref().is_some_and(|(coordinator, _)| {
            coordinator.stage() == Stage::Working || coordinator.is_writing()
        });
        let mut life = self.life.borrow_mut();
        if !is_at_work {
            *life = None;
            say(&self.scope, &CoordinatorReply::Rests { heard: self.heard.get() });
        } else if life.is_none() {
            let side = Rc::clone(self);
            *life = Some(Interval::new(LOOK_EVERY, move || side.look()));
        }
    }

    fn look(self: &Rc<Self>) {
        say(&self.scope, &CoordinatorReply::Works);
        let mut state = self.state.borrow_mut();
        // A worker has no visibility of its own; count it as visible.
        let is_dead = |it: &mut Solver| it.health.look(now(), true) != Verdict::Lives;
        let dead: Vec<u32> =
            state.crew.iter_mut().filter_map(|it| is_dead(it).then_some(it.id)).collect();
        drop(state);
        dead.into_iter().for_each(|id| self.lose(id));
    }

    fn report(&self) {
        let mut state = self.state.borrow_mut();
        let Some((coordinator, _)) = &mut state.work else { return };
        let stage = coordinator.stage();
        say(&self.scope, &coordinator.report(now()));
        coordinator.window().iter().for_each(|window| say(&self.scope, window));
        state.last_report = Some((now(), stage));
    }

    /// Reads the next block of the file, if one is wanted.
    fn read(self: &Rc<Self>) {
        let mut state = self.state.borrow_mut();
        let Some((coordinator, Some(file))) = &mut state.work else { return };
        let Some(block) = coordinator.wants_block() else { return };
        let file = file.clone();
        drop(state);
        let side = Rc::clone(self);
        spawn_local(async move {
            let bytes = bytes_of(&file, block.start, block.end).await;
            let mut state = side.state.borrow_mut();
            // Another file may have taken its place in the meantime.
            let work = state.work.as_mut().filter(|(_, current)| current.as_ref() == Some(&file));
            let Some((coordinator, _)) = work else { return };
            coordinator.take_block(bytes.as_deref(), now());
            drop(state);
            side.go_on();
        });
    }

    /// Starts solvers until there are as many as wanted.
    fn hire(self: &Rc<Self>) {
        let mut state = self.state.borrow_mut();
        let stage = state.work.as_ref().map(|(coordinator, _)| coordinator.stage());
        while stage == Some(Stage::Working) && state.crew.len() < state.solvers {
            state.hired += 1;
            let id = state.hired;
            let is_hopeful = state.lost < MOST_LOST;
            let Some(connection) = is_hopeful.then(|| self.open(id)).flatten() else {
                if let (true, Some((coordinator, _))) = (state.crew.is_empty(), &mut state.work) {
                    coordinator.abandon(now());
                }
                return;
            };
            let mut health = Health::default();
            health.start(now());
            state.crew.push(Solver { id, connection, health, held: Vec::new(), solved: 0 });
        }
    }

    fn open(self: &Rc<Self>, id: u32) -> Option<Connection> {
        let [on_message, on_error] = [Rc::clone(self), Rc::clone(self)];
        let on_message = move |data| on_message.receive(id, data);
        Connection::open(SOLVER, on_message, move || on_error.lose(id)).ok()
    }

    /// Handles a message from a solver.
    fn receive(self: &Rc<Self>, id: u32, data: JsValue) {
        let Some(done) = unpack::<Done>(data) else { return };
        let mut state = self.state.borrow_mut();
        let Some(solver) = state.solver(id) else { return };
        if solver.health.receive(done.sign()) != Verdict::Lives {
            drop(state);
            self.lose(id);
            return;
        }
        if let Done::Solved { nth, rows } = done {
            solver.held.retain(|&held| held != nth);
            solver.solved += 1;
            let heard = solver.solved;
            solver.health.receive(Sign::Rests { heard });
            state.lost = 0;
            if let Some((coordinator, _)) = &mut state.work {
                coordinator.take_rows(nth, rows, now());
            }
        }
        drop(state);
        self.go_on();
    }

    /// Removes a lost solver and queues its pieces again.
    fn lose(self: &Rc<Self>, id: u32) {
        let mut state = self.state.borrow_mut();
        let Some(place) = state.crew.iter().position(|solver| solver.id == id) else { return };
        let solver = state.crew.remove(place);
        state.lost += 1;
        if let Some((coordinator, _)) = &mut state.work {
            solver.held.iter().for_each(|&nth| coordinator.give_back(nth));
        }
        drop(state);
        self.go_on();
    }

    fn write_on(self: &Rc<Self>) {
        let mut state = self.state.borrow_mut();
        let Some((coordinator, _)) = &mut state.work else { return };
        let reply = coordinator.write_on();
        reply.iter().for_each(|reply| say(&self.scope, reply));
        if coordinator.is_writing() {
            self.slices.ask();
            return;
        }
        drop(state);
        self.live();
    }
}

impl State {
    fn solver(&mut self, id: u32) -> Option<&mut Solver> {
        self.crew.iter_mut().find(|solver| solver.id == id)
    }

    fn hand_out(&mut self) {
        let Some((coordinator, _)) = &mut self.work else { return };
        for _ in 0..HELD {
            let crew = self.crew.iter_mut();
            for solver in crew.filter(|it| it.health.is_ready() && it.held.len() < HELD) {
                let Some(chore) = coordinator.next_chore() else { return };
                solver.held.push(chore.nth);
                solver.health.ask(now());
                solver.connection.post(&chore, None);
            }
        }
    }

    /// Ends all solvers immediately, and queues their pieces again.
    fn dismiss(&mut self) {
        for solver in std::mem::take(&mut self.crew) {
            if let Some((coordinator, _)) = &mut self.work {
                solver.held.iter().for_each(|&nth| coordinator.give_back(nth));
            }
        }
    }
}

/// Returns a range of a file's bytes, or `None` if it cannot be read.
async fn bytes_of(file: &Blob, from: u64, to: u64) -> Option<Vec<u8>> {
    let slice = file.slice_with_f64_and_f64(from as f64, to as f64).ok()?;
    let bytes = Uint8Array::new(&JsFuture::from(slice.array_buffer()).await.ok()?).to_vec();
    (bytes.len() as u64 == to - from).then_some(bytes)
}
