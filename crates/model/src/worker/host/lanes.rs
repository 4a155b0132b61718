//! Runs side by side, which take turns and are timed.
//!
//! All slices are equally long, so that a search without end does not hold up the others. Owns
//! how long each run has taken; must not know where the time comes from.

use sudoku_engine::search::Stepper;

use super::run::Run;
use crate::worker::protocol::Reply;
use crate::worker::run::{LaneReport, RunId};

/// The shortest time in nanoseconds that is measured well: browsers round their clocks to a
/// tenth of a millisecond.
const MIN_MEASURABLE_NANOS: u64 = 5_000_000;
/// A shorter search is always timed again: something else may have interrupted it.
const RELIABLE_NANOS: u64 = 50_000_000;
/// The maximum number of times that a short search is repeated to time it.
const MAX_REPEATS: u64 = 4096;

/// The runs, and whose turn it is.
#[derive(Debug, Default)]
pub(super) struct Lanes {
    lanes: Vec<Lane>,
    next_lane: usize,
}

#[derive(Debug)]
struct Lane {
    run: Run,
    /// The start of the search.
    start: Stepper,
    /// The time taken so far, in nanoseconds.
    nanos: u64,
    /// The number of repetitions in the next timing; 0 once the time is known.
    repeats: u64,
}

impl Lanes {
    pub(super) fn start(&mut self, id: RunId, start: Stepper) {
        self.end(id);
        let run = Run::new(id, start.clone());
        self.lanes.push(Lane { run, start, nanos: 0, repeats: 1 });
    }

    pub(super) fn end(&mut self, id: RunId) {
        self.lanes.retain(|lane| lane.run.id != id);
    }

    pub(super) fn run(&mut self, id: RunId) -> Option<&mut Run> {
        self.lanes.iter_mut().map(|lane| &mut lane.run).find(|run| run.id == id)
    }

    pub(super) fn are_busy(&self) -> bool {
        self.lanes.iter().any(Lane::is_busy)
    }

    /// Does one slice of work on the next lane that has any.
    pub(super) fn work(&mut self, clock: &dyn Fn() -> u64) -> Vec<Reply> {
        let count = self.lanes.len();
        let mut order = (0..count).map(|ahead| (self.next_lane + ahead) % count);
        let Some(index) = order.find(|&index| self.lanes[index].is_busy()) else {
            return Vec::new();
        };
        self.next_lane = index + 1;
        self.lanes[index].work(clock)
    }

    pub(super) fn reports(&self) -> Vec<Reply> {
        self.lanes.iter().map(Lane::report).collect()
    }
}

impl Lane {
    fn is_over(&self) -> bool {
        self.run.recording().head().is_over()
    }

    fn is_busy(&self) -> bool {
        self.run.is_busy() || self.is_over() && self.repeats > 0
    }

    fn work(&mut self, clock: &dyn Fn() -> u64) -> Vec<Reply> {
        let mut replies = Vec::new();
        let started_at = clock();
        if self.run.is_running() {
            replies.extend(self.run.work_on_search());
            self.nanos += clock().saturating_sub(started_at);
            if self.is_over() {
                if self.nanos >= RELIABLE_NANOS {
                    self.repeats = 0;
                }
                replies.push(self.report());
            }
        } else if self.is_over() && self.repeats > 0 {
            self.time_again(clock);
            replies.extend((self.repeats == 0).then(|| self.report()));
        }
        replies.extend(self.run.work_on_queries());
        replies
    }

    /// Times a short search again, with twice as many repetitions each time until that is
    /// measurable.
    fn time_again(&mut self, clock: &dyn Fn() -> u64) {
        let started_at = clock();
        for _ in 0..self.repeats {
            self.start.clone().run(u64::MAX);
        }
        let elapsed = clock().saturating_sub(started_at);
        if elapsed >= MIN_MEASURABLE_NANOS || self.repeats >= MAX_REPEATS {
            self.nanos = (elapsed / self.repeats).max(1);
            self.repeats = 0;
        } else {
            self.repeats *= 2;
        }
    }

    fn report(&self) -> Reply {
        let (recording, is_over) = (self.run.recording(), self.is_over());
        let head = recording.head();
        let report = LaneReport {
            counters: head.counters(),
            guesses: head.guesses(),
            is_over,
            is_timed: is_over && self.repeats == 0,
            nanos: self.nanos,
            levels: recording.level_profile(),
        };
        Reply::Lane { run: self.run.id, report: Box::new(report) }
    }
}
