//! The worker's side: a [`Searcher`] that handles messages and works in slices.

use std::cell::{Cell, RefCell};
use std::future::Future;
use std::rc::Rc;

use gloo::timers::callback::Interval;
use grove_model::worker::host::export_job::PIECE_BYTES;
use grove_model::worker::host::{Searcher, StartTask};
use grove_model::worker::protocol::{Reply, Request, VERSION};
use grove_model::worker::task::{ExportReport, TaskPart};
use js_sys::global;
use sudoku_engine::recording::Target;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::DedicatedWorkerGlobalScope;

use super::stopwatch::Stopwatch;
use super::wire::{Slices, on_message, send, unpack};
use super::worker_chunks::{
    Batches, Programs, Tasks, batches, fail, load_start_of, programs, start_of, tasks,
};
use super::{batch, timing};
use crate::chunk::ChunkLoadError;

/// Milliseconds between two progress reports: each makes the page draw, which takes time from the
/// search.
const REPORT_INTERVAL: f64 = 500.0;
/// The same while the page follows the run.
const FOLLOWED_REPORT_INTERVAL: f64 = 40.0;
/// Milliseconds after its last request for the head of the run during which the page counts as
/// following.
const FOLLOWED_FOR: f64 = 500.0;
/// Milliseconds between two signs of life while the browser makes a picture or fetches a chunk.
const ALIVE_INTERVAL: u32 = 1000;

struct SearchHost {
    scope: DedicatedWorkerGlobalScope,
    searcher: RefCell<Searcher>,
    slices: Slices,
    last_report: Cell<f64>,
    /// When the page last asked for the head of the run.
    followed_at: Cell<f64>,
    /// Tasks that wait for the part that starts them.
    waiting_tasks: RefCell<Vec<(TaskPart, Request)>>,
    /// A program's run that waits for its code, and what came after it.
    held_requests: RefCell<Option<Vec<Request>>>,
    stopwatch: Stopwatch,
}

/// The name of the worker that searches.
pub(super) const SEARCH_WORKER: &str = "search";

/// Makes this worker what its name says, and reports that it is ready.
pub fn register() {
    let Ok(scope) = global().dyn_into::<DedicatedWorkerGlobalScope>() else { return };
    match scope.name().as_str() {
        batch::COORDINATOR => with_batches(move |batches| (batches.coordinate)(&scope)),
        batch::SOLVER | batch::RATER => with_batches(move |batches| (batches.solve)(&scope)),
        _ => search(&scope),
    }
}

fn with_batches(start_worker: impl FnOnce(Batches) + 'static) {
    spawn_local(async move {
        match batches().load().await {
            Ok(batches) => start_worker(batches),
            Err(ChunkLoadError) => fail(),
        }
    });
}

fn search(scope: &DedicatedWorkerGlobalScope) {
    let Some(slices) = Slices::new() else { return };
    let host = Rc::new(SearchHost {
        scope: scope.clone(),
        searcher: RefCell::default(),
        slices,
        last_report: Cell::new(0.0),
        followed_at: Cell::new(-FOLLOWED_FOR),
        waiting_tasks: RefCell::default(),
        held_requests: RefCell::default(),
        stopwatch: Stopwatch::default(),
    });
    let worker = Rc::clone(&host);
    host.slices.set_work(move || worker.work());
    on_message(scope, move |data| host.receive(data));
    send(scope, &Reply::Ready { version: VERSION });
}

impl SearchHost {
    fn receive(self: &Rc<Self>, data: JsValue) {
        let Some(request) = unpack(data) else { return };
        if let Request::Seek { target: Target::Head, .. } = request {
            self.followed_at.set(timing::now());
        }
        if let Some(held_requests) = &mut *self.held_requests.borrow_mut() {
            return held_requests.push(request);
        }
        self.start_or_wait(request);
    }

    fn start_or_wait(self: &Rc<Self>, request: Request) {
        if let Request::StartProgramRun { run, puzzle, writes, is_lane } = &request {
            match programs().get() {
                Some(Programs { start_run, .. }) => {
                    start_run(&mut self.searcher.borrow_mut(), *run, puzzle, writes, *is_lane);
                }
                None => return self.hold(request),
            }
        }
        let Request::Start { part, .. } = request else {
            return self.handle(request, |_, _| None);
        };
        match start_of(part) {
            Some(start_task) => self.handle(request, start_task),
            None => self.wait_for_part(part, request),
        }
    }

    /// Holds back all requests, from the one that starts a program's run, until the code for it
    /// has loaded. The later ones may be about the run.
    fn hold(self: &Rc<Self>, request: Request) {
        self.held_requests.replace(Some(vec![request]));
        let host = Rc::clone(self);
        spawn_local(async move {
            let loaded = host.beat_until(programs().load()).await;
            let held_requests = host.held_requests.take().unwrap_or_default();
            match loaded {
                Ok(_) => held_requests.into_iter().for_each(|request| host.start_or_wait(request)),
                Err(ChunkLoadError) => fail(),
            }
        });
    }

    /// Waits for something, and sends signs of life meanwhile.
    async fn beat_until<T>(self: &Rc<Self>, waits: impl Future<Output = T>) -> T {
        let host = Rc::clone(self);
        let alive_interval = Interval::new(ALIVE_INTERVAL, move || host.send(&Reply::Alive));
        let outcome = waits.await;
        drop(alive_interval);
        outcome
    }

    fn handle(self: &Rc<Self>, request: Request, start_task: StartTask) {
        if let Request::Cancel { id: canceled } = request {
            let is_other =
                |task: &Request| !matches!(task, Request::Start { id, .. } if *id == canceled);
            self.waiting_tasks.borrow_mut().retain(|(_, task)| is_other(task));
        }
        let replies = self.stopwatch.handle(&mut self.searcher.borrow_mut(), request, start_task);
        replies.iter().for_each(|reply| self.send(reply));
        self.send_run_stats();
        self.paint();
        self.slices.schedule();
    }

    /// Queues a task until the part that starts it has loaded. The first such task loads it.
    fn wait_for_part(self: &Rc<Self>, part: TaskPart, request: Request) {
        let is_loading = self.waiting_tasks.borrow().iter().any(|(waiting, _)| *waiting == part);
        self.waiting_tasks.borrow_mut().push((part, request));
        if is_loading {
            return;
        }
        let host = Rc::clone(self);
        spawn_local(async move {
            match host.beat_until(load_start_of(part)).await {
                Ok(start_task) => {
                    let waiting_tasks = host.waiting_tasks.take();
                    let (started, others): (Vec<_>, Vec<_>) =
                        waiting_tasks.into_iter().partition(|(waiting, _)| *waiting == part);
                    host.waiting_tasks.replace(others);
                    started.into_iter().for_each(|(_, request)| host.handle(request, start_task));
                }
                Err(ChunkLoadError) => fail(),
            }
        });
    }

    /// Paints the picture that is being exported, if there is one, and sends it.
    fn paint(self: &Rc<Self>) {
        let Some(Tasks { paint, .. }) = tasks().get() else { return };
        let Some((id, picture)) = self.searcher.borrow_mut().take_picture() else { return };
        let host = Rc::clone(self);
        spawn_local(async move {
            let file = host.beat_until(paint(picture)).await;
            let reports = file.map_or_else(|| vec![ExportReport::Failed], |file| pieces(&file));
            // The export may have been cancelled in the meantime.
            if host.searcher.borrow().is_painting(id) {
                reports.into_iter().for_each(|report| host.send(&Reply::Export { id, report }));
            }
        });
    }

    fn work(self: &Rc<Self>) {
        if !self.searcher.borrow().is_busy() {
            return self.report_idle();
        }
        let mut replies = self.stopwatch.work(&mut self.searcher.borrow_mut());
        replies.extend(self.searcher.borrow_mut().work_on_tasks());
        replies.extend(self.searcher.borrow_mut().work_on_lanes(&timing::now_in_nanos));
        replies.iter().for_each(|reply| self.send(reply));
        self.paint();
        let now = timing::now();
        let is_followed = now - self.followed_at.get() < FOLLOWED_FOR;
        let interval = if is_followed { FOLLOWED_REPORT_INTERVAL } else { REPORT_INTERVAL };
        if now - self.last_report.get() >= interval {
            self.last_report.set(now);
            let searcher = self.searcher.borrow();
            let mut reports = searcher.progress();
            reports.extend(searcher.lane_reports());
            reports.extend(reports.is_empty().then_some(Reply::Alive));
            reports.iter().for_each(|report| self.send(report));
            drop(searcher);
            self.send_run_stats();
        }
        if self.searcher.borrow().is_busy() {
            self.slices.schedule();
        } else {
            self.send_run_stats();
            self.report_idle();
        }
    }

    fn report_idle(&self) {
        let reply = self.searcher.borrow_mut().report_idle();
        reply.iter().for_each(|reply| self.send(reply));
    }

    /// Sends the statistics of the run, if the page has requested them.
    fn send_run_stats(&self) {
        if let Some(stats) = self.stopwatch.run_stats(&self.searcher.borrow()) {
            self.send(&stats);
        }
    }

    fn send(&self, reply: &Reply) {
        send(&self.scope, reply);
    }
}

/// Returns a file's bytes in pieces, followed by the end.
fn pieces(file: &[u8]) -> Vec<ExportReport> {
    let pieces = file.chunks(PIECE_BYTES).map(|piece| ExportReport::Piece(piece.to_vec()));
    pieces.chain([ExportReport::Over(file.len() as u64)]).collect()
}
