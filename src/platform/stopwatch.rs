//! Measures the worker's searcher, which has no clock of its own.

use std::cell::Cell;

use grove_model::worker::host::{Searcher, StartTask};
use grove_model::worker::protocol::{Reply, Request};
use grove_model::worker::run::RunFacts;
use sudoku_engine::recording::Target;

use super::timing;

/// Durations in milliseconds.
#[derive(Default)]
pub(super) struct Stopwatch {
    search_millis: Cell<f64>,
    seek_millis: Cell<Option<f64>>,
    is_enabled: Cell<bool>,
}

impl Stopwatch {
    /// Lets the searcher handle a request, and measures far seeks.
    pub(super) fn handle(
        &self,
        searcher: &mut Searcher,
        request: Request,
        start_task: StartTask,
    ) -> Vec<Reply> {
        match request {
            Request::StartRun { .. } | Request::StartProgramRun { is_lane: false, .. } => {
                self.search_millis.set(0.0);
                self.seek_millis.set(None);
            }
            Request::RunStats { is_enabled } => self.is_enabled.set(is_enabled),
            Request::StartLane { .. }
            | Request::StartProgramRun { is_lane: true, .. }
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
        let replies = searcher.handle(request, start_task);
        if is_far && replies.iter().any(Reply::is_seek) {
            self.seek_millis.set(Some(timing::now() - before));
        }
        replies
    }

    /// Runs a slice of work. Its time counts for the search if the search has advanced.
    pub(super) fn work(&self, searcher: &mut Searcher) -> Vec<Reply> {
        let (before, steps) = (timing::now(), searcher.steps());
        let replies = searcher.work();
        if searcher.steps() > steps {
            self.search_millis.set(self.search_millis.get() + timing::now() - before);
        }
        replies
    }

    /// Returns the measurements of the run, if the page has requested them.
    pub(super) fn run_stats(&self, searcher: &Searcher) -> Option<Reply> {
        let (run, recording) = searcher.recording_facts().filter(|_| self.is_enabled.get())?;
        let micros = |millis: f64| (millis * 1000.0) as u64;
        let facts = RunFacts {
            recording,
            search_micros: micros(self.search_millis.get()),
            seek_micros: self.seek_millis.get().map(micros),
            memory_bytes: timing::own_memory(),
        };
        Some(Reply::RunStats { run, facts })
    }
}
