//! Making puzzles, a few removals at a time.

use std::cmp::Ordering;

use sudoku_engine::board::Puzzle;
use sudoku_engine::fast::Progress;
use sudoku_engine::generate::{
    CompareGrade, Event, GenerateError, Generated, Generator, InvalidOptions, Removal,
};
use sudoku_engine::logic::Grade;

use super::job::{Job, Output};
use crate::generate::form::Plan;
use crate::worker::generation_record::GenerationRecord;
use crate::worker::task::TaskReport;

/// Removals tried per slice under the classic rules: a few ms on a 9x9 board.
const REMOVALS_PER_SLICE: usize = 8;
/// The same under more rules, where a single removal takes that long to count.
const VARIANT_REMOVALS_PER_SLICE: usize = 1;
/// Consecutive seeds without a puzzle after which a printout is given up.
const MAX_FAILURES: u32 = 20;

/// Takes the place of a comparison of grades in a part of the worker that starts no task with
/// one.
pub(super) const fn no_grade(_: &Puzzle, _: Grade) -> Ordering {
    Ordering::Equal
}

#[derive(Debug)]
struct Attempt {
    generator: Result<Box<Generator>, InvalidOptions>,
    removals_per_slice: usize,
}

impl Attempt {
    fn new(plan: &Plan, compare_grade: CompareGrade) -> Self {
        let Plan { rules, options, seed } = plan;
        let generator =
            Generator::graded_by(compare_grade, rules.as_ref().clone(), *options, *seed);
        let is_classic = plan.rules.is_classic();
        Self {
            generator: generator.map(Box::new),
            removals_per_slice: if is_classic {
                REMOVALS_PER_SLICE
            } else {
                VARIANT_REMOVALS_PER_SLICE
            },
        }
    }

    /// Does one slice of work, passing its events to `on_event`. Returns the result once it is
    /// known.
    fn work(
        &mut self,
        mut on_event: impl FnMut(Event),
    ) -> Option<Result<Box<Generated>, GenerateError>> {
        let generator = match &mut self.generator {
            Ok(generator) => generator,
            Err(reason) => return Some(Err(GenerateError::InvalidOptions(*reason))),
        };
        for _ in 0..self.removals_per_slice {
            match generator.next() {
                Some(Event::Made(made)) => return Some(Ok(Box::new(made))),
                Some(event) => on_event(event),
                None => return Some(Err(generator.reason())),
            }
        }
        None
    }
}

/// The making of a puzzle for the board.
#[derive(Debug)]
pub(super) struct GenerateJob(Attempt);

impl GenerateJob {
    pub(super) fn new(plan: &Plan, compare_grade: CompareGrade) -> Self {
        Self(Attempt::new(plan, compare_grade))
    }
}

impl Job for GenerateJob {
    fn work(&mut self, output: &mut Output) -> Progress {
        output.end(self.0.work(|_| {}).map(TaskReport::Generate))
    }

    fn progress(&self, output: &mut Output) {
        if let Ok(generator) = &self.0.generator {
            output.report(&TaskReport::GenerateProgress(generator.attempts()));
        }
    }
}

#[derive(Debug)]
pub(super) struct RecordJob {
    attempt: Attempt,
    /// The removals tried on the full board that was drawn last.
    removals: Vec<Removal>,
}

impl RecordJob {
    pub(super) fn new(plan: &Plan, compare_grade: CompareGrade) -> Self {
        Self { attempt: Attempt::new(plan, compare_grade), removals: Vec::new() }
    }
}

impl Job for RecordJob {
    fn work(&mut self, output: &mut Output) -> Progress {
        let Self { attempt, removals } = self;
        let outcome = attempt.work(|event| match event {
            Event::Filled { .. } => removals.clear(),
            Event::Tried(removal) => removals.push(removal),
            Event::Rejected(_) | Event::Made(_) => {}
        });
        let report = outcome.map(|outcome| {
            let mut with_removals = |Generated { solution, rules, .. }| {
                Box::new(GenerationRecord { solution, rules, removals: std::mem::take(removals) })
            };
            TaskReport::Record(outcome.map(|made| with_removals(*made)))
        });
        output.end(report)
    }

    fn progress(&self, _: &mut Output) {}
}

/// The making of puzzles for a printout, one after the other.
#[derive(Debug)]
pub(super) struct PrintoutJob {
    plan: Plan,
    compare_grade: CompareGrade,
    attempt: Attempt,
    finished_count: u16,
    puzzle_count: u16,
    failures: u32,
}

impl PrintoutJob {
    pub(super) fn new(plan: Plan, puzzle_count: u16, compare_grade: CompareGrade) -> Self {
        let attempt = Attempt::new(&plan, compare_grade);
        Self { plan, compare_grade, attempt, finished_count: 0, puzzle_count, failures: 0 }
    }
}

impl Job for PrintoutJob {
    /// Skips seeds without a puzzle.
    fn work(&mut self, output: &mut Output) -> Progress {
        let (nth, seed) = (self.finished_count, self.plan.seed);
        let Some(outcome) = self.attempt.work(|_| {}) else { return Progress::Working };
        self.plan.seed = seed.wrapping_add(1);
        self.attempt = Attempt::new(&self.plan, self.compare_grade);
        match outcome {
            Ok(_) => {
                self.failures = 0;
                self.finished_count += 1;
            }
            Err(GenerateError::GaveUp { .. }) if self.failures < MAX_FAILURES => {
                self.failures += 1;
                return Progress::Working;
            }
            Err(_) => self.finished_count = self.puzzle_count,
        }
        output.report(&TaskReport::Print { nth, seed, outcome });
        if self.finished_count < self.puzzle_count { Progress::Working } else { Progress::Done }
    }

    fn progress(&self, _: &mut Output) {}
}
