//! The worker's side: a [`Searcher`] that handles messages and works in slices.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo::timers::callback::{Interval, Timeout};
use grove_model::worker::host::exporting::PIECE;
use grove_model::worker::host::{Begin, Searcher};
use grove_model::worker::protocol::{Reply, Request, VERSION};
use grove_model::worker::task::ExportNews;
use js_sys::global;
use sudoku_engine::recording::Target;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::DedicatedWorkerGlobalScope;

use super::stopwatch::Stopwatch;
use super::wire::{Slices, receive, say, unpack};
use super::worker_chunks::{Batches, Tasks, batches, tasks};
use super::{batch, timing};
use crate::chunk::Missing;

/// Milliseconds between two progress reports: each makes the page draw, which takes time from the
/// search.
const REPORT_EVERY: f64 = 500.0;
/// The same while the page follows the run.
const REPORT_TO_FOLLOWER_EVERY: f64 = 40.0;
/// Milliseconds after its last request for the head of the run during which the page counts as
/// following.
const FOLLOWED_FOR: f64 = 500.0;
/// Milliseconds between two signs of life while the browser makes a picture or fetches a chunk.
const LIFE_EVERY: u32 = 1000;

struct Side {
    scope: DedicatedWorkerGlobalScope,
    searcher: RefCell<Searcher>,
    slices: Slices,
    last_report: Cell<f64>,
    /// When the page last asked for the head of the run.
    followed_at: Cell<f64>,
    /// Tasks that wait for the chunk that begins them.
    waiting: RefCell<Vec<Request>>,
    stopwatch: Stopwatch,
}

/// The name of the worker that searches.
pub(super) const SEARCH_WORKER: &str = "search";

/// Makes this worker what its name says, and reports that it is ready.
pub fn register() {
    let Ok(scope) = global().dyn_into::<DedicatedWorkerGlobalScope>() else { return };
    match scope.name().as_str() {
        batch::COORDINATOR => with_batches(move |batches| (batches.keep)(&scope)),
        batch::SOLVER => with_batches(move |batches| (batches.solve)(&scope)),
        _ => search(&scope),
    }
}

fn with_batches(become_it: impl FnOnce(Batches) + 'static) {
    spawn_local(async move {
        match batches().load().await {
            Ok(batches) => become_it(batches),
            Err(Missing) => fail(),
        }
    });
}

/// Ends this worker with an error that its owner can observe: the owner starts another one, or
/// reports that there is none.
fn fail() {
    let fail = || wasm_bindgen::throw_str("a part of the worker did not load");
    Timeout::new(0, fail).forget();
}

fn search(scope: &DedicatedWorkerGlobalScope) {
    let Some(slices) = Slices::new() else { return };
    let side = Rc::new(Side {
        scope: scope.clone(),
        searcher: RefCell::default(),
        slices,
        last_report: Cell::new(0.0),
        followed_at: Cell::new(-FOLLOWED_FOR),
        waiting: RefCell::default(),
        stopwatch: Stopwatch::default(),
    });
    let worker = Rc::clone(&side);
    side.slices.are(move || worker.work());
    receive(scope, move |data| side.take(data));
    say(scope, &Reply::Ready { version: VERSION });
}

impl Side {
    fn take(self: &Rc<Self>, data: JsValue) {
        let Some(request) = unpack(data) else { return };
        if let Request::Seek { target: Target::Head, .. } = request {
            self.followed_at.set(timing::now());
        }
        match (&request, tasks().get()) {
            (Request::Start { .. }, None) => self.wait_for_tasks(request),
            (_, tasks) => self.handle(request, tasks.map_or(|_, _| None, |tasks| tasks.begin)),
        }
    }

    fn handle(self: &Rc<Self>, request: Request, begin: Begin) {
        if let Request::Cancel { id: canceled } = request {
            let is_left = |waiting: &Request| !matches!(waiting, Request::Start { id, .. } if *id == canceled);
            self.waiting.borrow_mut().retain(is_left);
        }
        let replies = self.stopwatch.handle(&mut self.searcher.borrow_mut(), request, begin);
        replies.iter().for_each(|reply| self.say(reply));
        self.tell_run_stats();
        self.paint();
        self.slices.ask();
    }

    /// Queues a task until the chunk that begins it has loaded. The first such task loads it.
    fn wait_for_tasks(self: &Rc<Self>, request: Request) {
        let is_fetched = !self.waiting.borrow().is_empty();
        self.waiting.borrow_mut().push(request);
        if is_fetched {
            return;
        }
        let side = Rc::clone(self);
        spawn_local(async move {
            let beat = Rc::clone(&side);
            let life = Interval::new(LIFE_EVERY, move || beat.say(&Reply::Works));
            let tasks = tasks().load().await;
            drop(life);
            match tasks {
                Ok(Tasks { begin, .. }) => {
                    let waiting = side.waiting.take();
                    waiting.into_iter().for_each(|request| side.handle(request, begin));
                }
                Err(Missing) => fail(),
            }
        });
    }

    /// Paints the picture that is being exported, if there is one, and sends it.
    fn paint(self: &Rc<Self>) {
        let Some(Tasks { paint, .. }) = tasks().get() else { return };
        let Some((id, picture)) = self.searcher.borrow_mut().picture() else { return };
        let side = Rc::clone(self);
        spawn_local(async move {
            let beat = Rc::clone(&side);
            let life = Interval::new(LIFE_EVERY, move || beat.say(&Reply::Works));
            let file = paint(picture).await;
            drop(life);
            let news = file.map_or_else(|| vec![ExportNews::Failed], |file| pieces(&file));
            // The export may have been cancelled in the meantime.
            if side.searcher.borrow().is_painting(id) {
                news.into_iter().for_each(|news| side.say(&Reply::Export { id, news }));
            }
        });
    }

    fn work(self: &Rc<Self>) {
        if !self.searcher.borrow().is_busy() {
            return self.rest();
        }
        let mut replies = self.stopwatch.work(&mut self.searcher.borrow_mut());
        replies.extend(self.searcher.borrow_mut().work_on_tasks());
        replies.extend(self.searcher.borrow_mut().compare(&timing::now_in_nanos));
        replies.iter().for_each(|reply| self.say(reply));
        self.paint();
        let now = timing::now();
        let is_followed = now - self.followed_at.get() < FOLLOWED_FOR;
        let every = if is_followed { REPORT_TO_FOLLOWER_EVERY } else { REPORT_EVERY };
        if now - self.last_report.get() >= every {
            self.last_report.set(now);
            let searcher = self.searcher.borrow();
            let mut reports = searcher.progress();
            reports.extend(searcher.lane_reports());
            reports.extend(reports.is_empty().then_some(Reply::Works));
            reports.iter().for_each(|report| self.say(report));
            drop(searcher);
            self.tell_run_stats();
        }
        if self.searcher.borrow().is_busy() {
            self.slices.ask();
        } else {
            self.tell_run_stats();
            self.rest();
        }
    }

    fn rest(&self) {
        let rest = self.searcher.borrow_mut().rest();
        rest.iter().for_each(|reply| self.say(reply));
    }

    /// Sends the statistics of the run, if the page wants them.
    fn tell_run_stats(&self) {
        if let Some(about) = self.stopwatch.run_stats(&self.searcher.borrow()) {
            self.say(&about);
        }
    }

    fn say(&self, reply: &Reply) {
        say(&self.scope, reply);
    }
}

/// Returns a file's bytes in pieces, followed by the end.
fn pieces(file: &[u8]) -> Vec<ExportNews> {
    let pieces = file.chunks(PIECE).map(|piece| ExportNews::Piece(piece.to_vec()));
    pieces.chain([ExportNews::Over(file.len() as u64)]).collect()
}
