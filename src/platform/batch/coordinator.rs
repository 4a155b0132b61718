//! The worker that keeps a batch: reads the file, distributes its pieces to solver workers, and
//! reports to the page.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo::timers::callback::Interval;
use grove_model::batch::protocol::{CoordinatorReply, CoordinatorRequest, SolverReply};
use grove_model::batch::{Coordinator, Stage};
use grove_model::worker::health::{CHECK_INTERVAL, Health, Verdict};
use grove_model::worker::protocol::{Sign, VERSION};
use js_sys::Uint8Array;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, DedicatedWorkerGlobalScope};

use super::{RATER, SOLVER, vault};
use crate::platform::connection::Connection;
use crate::platform::timing::now_in_millis as now;
use crate::platform::wire::{Slices, on_message, send, unpack, unpack_with};

/// Milliseconds between two reports: each makes the page draw.
const REPORT_INTERVAL: u64 = 100;
/// Pieces that a solver holds at a time, so that it need not wait for the next one.
const PIECES_PER_SOLVER: usize = 2;
/// Bytes of a file that justify starting another solver.
const BYTES_PER_SOLVER: u64 = 32 * 1024;
/// Lost solvers after which no more are started. Solving a piece resets the count.
const MAX_LOST_SOLVERS: u32 = 6;

struct CoordinatorHost {
    scope: DedicatedWorkerGlobalScope,
    /// Schedules the pieces of a file that is being written.
    slices: Slices,
    state: RefCell<State>,
    /// The number of requests received.
    handled_count: Cell<u32>,
    /// While it has work: reports that this worker is alive, and checks on the solvers.
    alive_interval: RefCell<Option<Interval>>,
}

#[derive(Default)]
struct State {
    /// The batch, and its file once that is available.
    work: Option<(Coordinator, Option<Blob>)>,
    solvers: Vec<Solver>,
    max_solvers: usize,
    last_solver_id: u32,
    lost_solvers: u32,
    /// When the last report was sent, and the stage that it reported.
    last_report: Option<(u64, Stage)>,
}

/// A worker that solves pieces.
struct Solver {
    id: u32,
    connection: Connection,
    health: Health,
    held_pieces: Vec<u32>,
    solved_pieces: u32,
}

/// Turns this worker into a keeper of batches.
pub(in crate::platform) fn coordinate(scope: &DedicatedWorkerGlobalScope) {
    let Some(slices) = Slices::new() else { return };
    let host = Rc::new(CoordinatorHost {
        scope: scope.clone(),
        slices,
        state: RefCell::default(),
        handled_count: Cell::default(),
        alive_interval: RefCell::default(),
    });
    let writer = Rc::clone(&host);
    host.slices.set_work(move || writer.write_next());
    on_message(scope, move |data| host.receive_request(data));
    send(scope, &CoordinatorReply::Ready { version: VERSION });
}

impl CoordinatorHost {
    fn receive_request(self: &Rc<Self>, data: JsValue) {
        self.handled_count.set(self.handled_count.get().wrapping_add(1));
        if let Some((request, file)) = unpack_with::<CoordinatorRequest>(data.clone()) {
            if let CoordinatorRequest::Begin { id, bytes, is_timed, is_rated, max_solvers } =
                request
            {
                let coordinator =
                    Coordinator::new(id, bytes, is_timed, now()).with_ratings(is_rated);
                let max_useful_solvers =
                    usize::try_from(bytes / BYTES_PER_SOLVER + 1).unwrap_or(usize::MAX);
                let max_solvers = usize::from(max_solvers).clamp(1, max_useful_solvers);
                let saved_name = file.as_string();
                let work = Some((coordinator, file.dyn_into().ok()));
                self.state.replace(State { work, max_solvers, ..State::default() });
                if let Some(saved_name) = saved_name {
                    self.reopen(id, saved_name);
                }
            }
        } else if let Some(request) = unpack::<CoordinatorRequest>(data) {
            self.handle_request(&request);
        }
        self.continue_work();
    }

    fn handle_request(&self, request: &CoordinatorRequest) {
        let mut state = self.state.borrow_mut();
        if let CoordinatorRequest::Pause { is_paused: true } = request {
            state.stop_solvers();
        }
        let Some((coordinator, file)) = &mut state.work else { return };
        match request {
            // This request arrives with a file, in `receive_request`.
            CoordinatorRequest::Begin { .. } => {}
            CoordinatorRequest::SaveFile { id, file: name } => {
                if let Some(file) = file {
                    self.save_file(*id, Rc::clone(name), file.clone());
                }
            }
            CoordinatorRequest::Pause { is_paused } => {
                coordinator.pause(*is_paused, now());
                state.lost_solvers = 0;
            }
            CoordinatorRequest::ShowRows(request) => {
                coordinator.show_rows(*request);
                let window = coordinator.window();
                window.iter().for_each(|window| send(&self.scope, window));
            }
            CoordinatorRequest::Write { id, format } => {
                coordinator.write(*id, *format);
                self.slices.schedule();
            }
            CoordinatorRequest::CancelWriting => coordinator.cancel_writing(),
        }
    }

    /// Saves the file for a reload, and reports whether that worked.
    fn save_file(&self, id: u32, name: Rc<str>, file: Blob) {
        let scope = self.scope.clone();
        spawn_local(async move {
            let is_saved = vault::save(&name, &file).await.is_some();
            send(&scope, &CoordinatorReply::FileSaved { id, file: is_saved.then_some(name) });
        });
    }

    /// Resumes with the file that was saved under this name.
    fn reopen(self: &Rc<Self>, id: u32, name: String) {
        let host = Rc::clone(self);
        spawn_local(async move {
            let opened = vault::open(&name).await;
            let mut state = host.state.borrow_mut();
            // Another batch may have taken its place in the meantime.
            let work = state.work.as_mut().filter(|(coordinator, _)| coordinator.id() == id);
            let Some((_, file)) = work else { return };
            if opened.is_none() {
                send(&host.scope, &CoordinatorReply::FileMissing { id });
            }
            *file = opened;
            drop(state);
            host.continue_work();
        });
    }

    /// Reads blocks, starts solvers, distributes pieces and reports, whichever is due.
    fn continue_work(self: &Rc<Self>) {
        self.read();
        self.start_solvers();
        let mut state = self.state.borrow_mut();
        state.distribute_pieces();
        let stage = state.work.as_ref().map(|(coordinator, _)| coordinator.stage());
        let is_stopped = stage.is_some_and(|stage| stage != Stage::Working);
        if is_stopped {
            state.stop_solvers();
        }
        let is_due = stage.is_some_and(|stage| match state.last_report {
            Some((last, reported_stage)) => {
                reported_stage != stage || (!is_stopped && now() - last >= REPORT_INTERVAL)
            }
            None => true,
        });
        drop(state);
        if is_due {
            self.report();
        }
        self.update_alive_interval();
    }

    /// Sends signs of life while there is work, and then reports that it is done.
    fn update_alive_interval(self: &Rc<Self>) {
        let is_working = self.state.borrow().work.as_ref().is_some_and(|(coordinator, _)| {
            coordinator.stage() == Stage::Working || coordinator.is_writing()
        });
        let mut alive_interval = self.alive_interval.borrow_mut();
        if !is_working {
            *alive_interval = None;
            send(&self.scope, &CoordinatorReply::Idle { handled_count: self.handled_count.get() });
        } else if alive_interval.is_none() {
            let host = Rc::clone(self);
            *alive_interval = Some(Interval::new(CHECK_INTERVAL, move || host.check_solvers()));
        }
    }

    fn check_solvers(self: &Rc<Self>) {
        send(&self.scope, &CoordinatorReply::Alive);
        let mut state = self.state.borrow_mut();
        // A worker has no visibility of its own; count it as visible.
        let is_dead = |it: &mut Solver| it.health.check(now(), true) != Verdict::Alive;
        let dead: Vec<u32> =
            state.solvers.iter_mut().filter_map(|it| is_dead(it).then_some(it.id)).collect();
        drop(state);
        dead.into_iter().for_each(|id| self.remove_lost_solver(id));
    }

    fn report(&self) {
        let mut state = self.state.borrow_mut();
        let Some((coordinator, _)) = &mut state.work else { return };
        let stage = coordinator.stage();
        send(&self.scope, &coordinator.report(now()));
        coordinator.window().iter().for_each(|window| send(&self.scope, window));
        state.last_report = Some((now(), stage));
    }

    /// Reads the next block of the file, if there is room for it.
    fn read(self: &Rc<Self>) {
        let mut state = self.state.borrow_mut();
        let Some((coordinator, Some(file))) = &mut state.work else { return };
        let Some(block) = coordinator.next_block() else { return };
        let file = file.clone();
        drop(state);
        let host = Rc::clone(self);
        spawn_local(async move {
            let bytes = bytes_of(&file, block.start, block.end).await;
            let mut state = host.state.borrow_mut();
            // Another file may have taken its place in the meantime.
            let work = state.work.as_mut().filter(|(_, current)| current.as_ref() == Some(&file));
            let Some((coordinator, _)) = work else { return };
            coordinator.receive_block(bytes.as_deref(), now());
            drop(state);
            host.continue_work();
        });
    }

    /// Starts solvers until there are `max_solvers`.
    fn start_solvers(self: &Rc<Self>) {
        let mut state = self.state.borrow_mut();
        let stage = state.work.as_ref().map(|(coordinator, _)| coordinator.stage());
        let is_rated = state.work.as_ref().is_some_and(|(coordinator, _)| coordinator.is_rated());
        let name = if is_rated { RATER } else { SOLVER };
        while stage == Some(Stage::Working) && state.solvers.len() < state.max_solvers {
            state.last_solver_id += 1;
            let id = state.last_solver_id;
            let may_start = state.lost_solvers < MAX_LOST_SOLVERS;
            let Some(connection) = may_start.then(|| self.open(name, id)).flatten() else {
                if let (true, Some((coordinator, _))) = (state.solvers.is_empty(), &mut state.work)
                {
                    coordinator.abandon(now());
                }
                return;
            };
            let mut health = Health::default();
            health.record_start(now());
            state.solvers.push(Solver {
                id,
                connection,
                health,
                held_pieces: Vec::new(),
                solved_pieces: 0,
            });
        }
    }

    fn open(self: &Rc<Self>, name: &'static str, id: u32) -> Option<Connection> {
        let [on_message, on_error] = [Rc::clone(self), Rc::clone(self)];
        let on_message = move |data| on_message.receive(id, data);
        Connection::open(name, on_message, move || on_error.remove_lost_solver(id)).ok()
    }

    /// Handles a message from a solver.
    fn receive(self: &Rc<Self>, id: u32, data: JsValue) {
        let Some(reply) = unpack::<SolverReply>(data) else { return };
        let mut state = self.state.borrow_mut();
        let Some(solver) = state.solver(id) else { return };
        if solver.health.receive(reply.sign()) != Verdict::Alive {
            drop(state);
            self.remove_lost_solver(id);
            return;
        }
        if let SolverReply::Solved { nth, rows } = reply {
            solver.held_pieces.retain(|&piece| piece != nth);
            solver.solved_pieces += 1;
            solver.health.receive(Sign::Idle { handled_count: solver.solved_pieces });
            state.lost_solvers = 0;
            if let Some((coordinator, _)) = &mut state.work {
                coordinator.receive_rows(nth, rows, now());
            }
        }
        drop(state);
        self.continue_work();
    }

    /// Removes a lost solver and queues its pieces again.
    fn remove_lost_solver(self: &Rc<Self>, id: u32) {
        let mut state = self.state.borrow_mut();
        let Some(index) = state.solvers.iter().position(|solver| solver.id == id) else { return };
        let solver = state.solvers.remove(index);
        state.lost_solvers += 1;
        if let Some((coordinator, _)) = &mut state.work {
            solver.held_pieces.iter().for_each(|&nth| coordinator.requeue(nth));
        }
        drop(state);
        self.continue_work();
    }

    fn write_next(self: &Rc<Self>) {
        let mut state = self.state.borrow_mut();
        let Some((coordinator, _)) = &mut state.work else { return };
        let reply = coordinator.write_next();
        reply.iter().for_each(|reply| send(&self.scope, reply));
        if coordinator.is_writing() {
            self.slices.schedule();
            return;
        }
        drop(state);
        self.update_alive_interval();
    }
}

impl State {
    fn solver(&mut self, id: u32) -> Option<&mut Solver> {
        self.solvers.iter_mut().find(|solver| solver.id == id)
    }

    fn distribute_pieces(&mut self) {
        let Some((coordinator, _)) = &mut self.work else { return };
        for _ in 0..PIECES_PER_SOLVER {
            let solvers = self.solvers.iter_mut();
            let has_room = |it: &&mut Solver| it.held_pieces.len() < PIECES_PER_SOLVER;
            for solver in solvers.filter(has_room).filter(|it| it.health.is_ready()) {
                let Some(task) = coordinator.next_task() else { return };
                solver.held_pieces.push(task.nth);
                solver.health.record_request(now());
                solver.connection.post(&task, None);
            }
        }
    }

    /// Ends all solvers immediately, and queues their pieces again.
    fn stop_solvers(&mut self) {
        for solver in std::mem::take(&mut self.solvers) {
            if let Some((coordinator, _)) = &mut self.work {
                solver.held_pieces.iter().for_each(|&nth| coordinator.requeue(nth));
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
