//! Measures the worker's searcher, which has no clock of its own.

use std::cell::Cell;

use grove_model::worker::host::{Begin, Searcher};
use grove_model::worker::protocol::{Reply, Request};
use grove_model::worker::run::RunFacts;
use sudoku_engine::recording::Target;

use super::timing;

/// Durations in milliseconds.
#[derive(Default)]
pub(super) struct Stopwatch {
    searching: Cell<f64>,
    seek: Cell<Option<f64>>,
    is_wanted: Cell<bool>,
}

impl Stopwatch {
    /// Lets the searcher handle a request, and measures far seeks.
    pub(super) fn handle(
        &self,
        searcher: &mut Searcher,
        request: Request,
        begin: Begin,
    ) -> Vec<Reply> {
        match request {
            Request::StartRun { .. } => {
                self.searching.set(0.0);
                self.seek.set(None);
            }
            Request::RunStats { wanted } => self.is_wanted.set(wanted),
            Request::StartLane { .. }
            | Request::EndLane { .. }
            | Request::Pause { .. }
            | Request::Seek { .. }
            | Request::Branches { .. }
            | Request::Map { .. }
            | Request::CancelMap { .. }
            | Request::Start { .. }
            | Request::Cancel { .. } => {}
        }
        // A seek to the head of the run only follows it.
        let is_far = !matches!(request, Request::Seek { target: Target::Head, .. });
        let before = timing::now();
        let replies = searcher.handle(request, begin);
        if is_far && replies.iter().any(Reply::is_sought) {
            self.seek.set(Some(timing::now() - before));
        }
        replies
    }

    /// Runs a slice of work. Its time counts for the search if the search has advanced.
    pub(super) fn work(&self, searcher: &mut Searcher) -> Vec<Reply> {
        let (before, steps) = (timing::now(), searcher.steps());
        let replies = searcher.work();
        if searcher.steps() > steps {
            self.searching.set(self.searching.get() + timing::now() - before);
        }
        replies
    }

    /// Returns the measurements of the run, if the page wants them.
    pub(super) fn run_stats(&self, searcher: &Searcher) -> Option<Reply> {
        let (run, recording) = searcher.recording_facts().filter(|_| self.is_wanted.get())?;
        let micros = |millis: f64| (millis * 1000.0) as u64;
        let facts = RunFacts {
            recording,
            searching: micros(self.searching.get()),
            seek: self.seek.get().map(micros),
            memory: timing::own_memory(),
        };
        Some(Reply::RunStats { run, facts })
    }
}
