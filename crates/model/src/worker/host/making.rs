//! Making puzzles, a few removals at a time.

use sudoku_engine::fast::Progress;
use sudoku_engine::generate::{
    Event, GenerateError, Generated, Generator, InvalidOptions, Removal,
};

use super::job::{Job, Output};
use crate::generate::form::Plan;
use crate::worker::recorded::Recorded;
use crate::worker::task::News;

/// Removals tried per slice under the classic rules: a few ms on a 9x9 board.
const REMOVALS: usize = 8;
/// The same under more rules, where a single removal takes that long to count.
const RULED_HOLES: usize = 1;
/// Consecutive seeds without a puzzle after which a printout is given up.
const FAILURES: u32 = 20;

#[derive(Debug)]
struct Attempt {
    generator: Result<Box<Generator>, InvalidOptions>,
    removals: usize,
}

impl Attempt {
    fn new(plan: &Plan) -> Self {
        let generator = Generator::ruled(plan.rules.as_ref().clone(), plan.options, plan.seed);
        let is_classic = plan.rules.is_classic();
        Self {
            generator: generator.map(Box::new),
            removals: if is_classic { REMOVALS } else { RULED_HOLES },
        }
    }

    /// Does one slice of work, passing its events to `tell`. Returns the result once it is
    /// known.
    fn work(
        &mut self,
        mut tell: impl FnMut(Event),
    ) -> Option<Result<Box<Generated>, GenerateError>> {
        let generator = match &mut self.generator {
            Ok(generator) => generator,
            Err(reason) => return Some(Err(GenerateError::InvalidOptions(*reason))),
        };
        for _ in 0..self.removals {
            match generator.next() {
                Some(Event::Made(made)) => return Some(Ok(Box::new(made))),
                Some(event) => tell(event),
                None => return Some(Err(generator.reason())),
            }
        }
        None
    }
}

/// The making of a puzzle for the board.
#[derive(Debug)]
pub(super) struct Making(Attempt);

impl Making {
    pub(super) fn new(plan: &Plan) -> Self {
        Self(Attempt::new(plan))
    }
}

impl Job for Making {
    fn work(&mut self, output: &mut Output) -> Progress {
        output.end(self.0.work(|_| {}).map(News::Generate))
    }

    fn progress(&self, _: &mut Output) {}
}

#[derive(Debug)]
pub(super) struct RecordJob {
    attempt: Attempt,
    /// The removals tried on the full board that was drawn last.
    removals: Vec<Removal>,
}

impl RecordJob {
    pub(super) fn new(plan: &Plan) -> Self {
        Self { attempt: Attempt::new(plan), removals: Vec::new() }
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
        let recorded = outcome.map(|outcome| {
            let mut with_removals = |Generated { solution, rules, .. }| {
                Box::new(Recorded { solution, rules, removals: std::mem::take(removals) })
            };
            News::Record(outcome.map(|made| with_removals(*made)))
        });
        output.end(recorded)
    }

    fn progress(&self, _: &mut Output) {}
}

/// The making of puzzles for a printout, one after the other.
#[derive(Debug)]
pub(super) struct MakingMany {
    plan: Plan,
    attempt: Attempt,
    made: u16,
    number: u16,
    failures: u32,
}

impl MakingMany {
    pub(super) fn new(plan: Plan, number: u16) -> Self {
        let attempt = Attempt::new(&plan);
        Self { plan, attempt, made: 0, number, failures: 0 }
    }
}

impl Job for MakingMany {
    /// Skips seeds without a puzzle.
    fn work(&mut self, output: &mut Output) -> Progress {
        let (nth, seed) = (self.made, self.plan.seed);
        let Some(outcome) = self.attempt.work(|_| {}) else { return Progress::Working };
        self.plan.seed = seed.wrapping_add(1);
        self.attempt = Attempt::new(&self.plan);
        match outcome {
            Ok(_) => {
                self.failures = 0;
                self.made += 1;
            }
            Err(GenerateError::GaveUp { .. }) if self.failures < FAILURES => {
                self.failures += 1;
                return Progress::Working;
            }
            Err(_) => self.made = self.number,
        }
        output.tell(&News::Print { nth, seed, outcome });
        if self.made < self.number { Progress::Working } else { Progress::Done }
    }

    fn progress(&self, _: &mut Output) {}
}
