//! The worker's side: a [`Searcher`] fed by messages, working in slices.

use std::cell::RefCell;
use std::rc::Rc;

use grove_model::worker::host::Searcher;
use grove_model::worker::host::exporting::PIECE;
use grove_model::worker::protocol::{Reply, Request, VERSION};
use grove_model::worker::task::{ExportNews, News};
use js_sys::global;
use sudoku_engine::recording::Target;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent, MessagePort};

use super::stopwatch::Stopwatch;
use super::{batch, picture, timing, wire};

/// Milliseconds between two reports of how far things have come: each makes the page
/// draw, which takes time from the search.
const REPORT_EVERY: f64 = 500.0;
/// The same while the page follows the run.
const REPORT_TO_FOLLOWER_EVERY: f64 = 40.0;
/// Milliseconds after which a page that has not asked where the run is does not follow.
const FOLLOWED_FOR: f64 = 500.0;

struct Side {
    scope: DedicatedWorkerGlobalScope,
    searcher: RefCell<Searcher>,
    /// A message to itself is how the worker lets newer requests come first. It has
    /// no minimal delay, as a timer would.
    next_slice: MessagePort,
    is_slice_due: RefCell<bool>,
    last_report: RefCell<f64>,
    /// When the page last asked where the run is.
    followed_at: RefCell<f64>,
    stopwatch: Stopwatch,
}

/// The name of the worker that searches.
pub(super) const SEARCH_WORKER: &str = "search";

/// Takes messages from now on, as what its name says, and says so.
pub fn register() {
    let Ok(scope) = global().dyn_into::<DedicatedWorkerGlobalScope>() else { return };
    match scope.name().as_str() {
        batch::KEEPER => batch::keep(&scope),
        batch::SOLVER => batch::solve(&scope),
        _ => search(&scope),
    }
}

fn search(scope: &DedicatedWorkerGlobalScope) {
    let Ok(channel) = MessageChannel::new() else { return };
    let side = Rc::new(Side {
        scope: scope.clone(),
        searcher: RefCell::default(),
        next_slice: channel.port1(),
        is_slice_due: RefCell::new(false),
        last_report: RefCell::new(0.0),
        followed_at: RefCell::new(-FOLLOWED_FOR),
        stopwatch: Stopwatch::default(),
    });
    let on_slice = {
        let side = Rc::clone(&side);
        Closure::<dyn FnMut()>::new(move || side.work())
    };
    channel.port2().set_onmessage(Some(on_slice.as_ref().unchecked_ref()));
    on_slice.forget();
    let on_message = {
        let side = Rc::clone(&side);
        Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| side.take(&event))
    };
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget();
    side.say(&Reply::Ready { version: VERSION });
}

impl Side {
    fn take(self: &Rc<Self>, event: &MessageEvent) {
        if let Some(request) = wire::unpack::<Request>(event.data()) {
            if let Request::Seek { target: Target::Head, .. } = request {
                self.followed_at.replace(timing::now());
            }
            let replies = self.stopwatch.handle(&mut self.searcher.borrow_mut(), request);
            replies.iter().for_each(|reply| self.say(reply));
            self.tell_about_run();
            self.paint();
            self.go_on();
        }
    }

    /// Paints the drawing that is to be a file, if there is one, and sends it.
    fn paint(self: &Rc<Self>) {
        let Some((id, picture)) = self.searcher.borrow_mut().picture() else { return };
        let side = Rc::clone(self);
        spawn_local(async move {
            let file = picture::png(picture).await;
            let news = file.map_or_else(|| vec![ExportNews::Failed], |file| pieces(&file));
            // It may have been canceled meanwhile.
            if side.searcher.borrow().is_painting(id) {
                let news = news.into_iter().map(News::Export);
                news.for_each(|news| side.say(&Reply::Task { id, news }));
            }
        });
    }

    fn work(self: &Rc<Self>) {
        self.is_slice_due.replace(false);
        let mut replies = self.stopwatch.work(&mut self.searcher.borrow_mut());
        replies.extend(self.searcher.borrow_mut().work_on_tasks());
        replies.extend(self.searcher.borrow_mut().compare(&timing::now_in_nanos));
        replies.iter().for_each(|reply| self.say(reply));
        self.paint();
        let now = timing::now();
        let is_followed = now - *self.followed_at.borrow() < FOLLOWED_FOR;
        let every = if is_followed { REPORT_TO_FOLLOWER_EVERY } else { REPORT_EVERY };
        if now - *self.last_report.borrow() >= every {
            self.last_report.replace(now);
            let searcher = self.searcher.borrow();
            let reports = searcher.progress().into_iter().chain(searcher.lane_reports());
            reports.for_each(|report| self.say(&report));
            drop(searcher);
            self.tell_about_run();
        }
        if !self.searcher.borrow().is_busy() {
            self.tell_about_run();
        }
        self.go_on();
    }

    /// Says what the run is like, if the page wants to know.
    fn tell_about_run(&self) {
        if let Some(about) = self.stopwatch.about_run(&self.searcher.borrow()) {
            self.say(&about);
        }
    }

    fn go_on(&self) {
        if self.searcher.borrow().is_busy() && !self.is_slice_due.replace(true) {
            // A port of one's own cannot be closed, so posting does not fail.
            let _ = self.next_slice.post_message(&JsValue::NULL);
        }
    }

    fn say(&self, reply: &Reply) {
        if let Some((bytes, transfer)) = wire::pack(reply) {
            let _ = self.scope.post_message_with_transfer(&bytes, &transfer);
        }
    }
}

/// A file's bytes, piece by piece, and its end.
fn pieces(file: &[u8]) -> Vec<ExportNews> {
    let pieces = file.chunks(PIECE).map(|piece| ExportNews::Piece(piece.to_vec()));
    pieces.chain([ExportNews::Over(file.len() as u64)]).collect()
}
