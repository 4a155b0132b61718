//! Making puzzles, a few removals at a time.

use std::ops::ControlFlow;

use sudoku_engine::fast::Progress;
use sudoku_engine::generate::{
    Event, GenerateError, Generated, Generator, InvalidOptions, Removal,
};
use sudoku_engine::logic::Technique;

use super::job::{Job, Output};
use super::maker::Maker;
use crate::generate::source::{Plan, PuzzleSource};
use crate::worker::generation_record::GenerationRecord;
use crate::worker::task::TaskReport;

/// Removals tried per slice under the classic rules: a few ms on a 9x9 board.
const REMOVALS_PER_SLICE: usize = 8;
/// The same under more rules, where a single removal takes that long to count.
const VARIANT_REMOVALS_PER_SLICE: usize = 1;
/// Consecutive seeds without a puzzle after which a printout is given up.
const MAX_FAILURES: u32 = 20;

#[derive(Debug)]
enum Attempt {
    Generating { generator: Box<Generator>, removals_per_slice: usize },
    ByTechnique { maker: Maker, technique: Technique, seed: u64, attempts: u32 },
    Impossible(InvalidOptions),
}

impl Attempt {
    fn new(source: &PuzzleSource, maker: Maker) -> Self {
        let plan = match source {
            PuzzleSource::Generated(plan) => plan,
            &PuzzleSource::ByTechnique { technique, seed } => {
                return Self::ByTechnique { maker, technique, seed, attempts: 0 };
            }
        };
        let Plan { rules, options, seed } = plan;
        let removals_per_slice =
            if rules.is_classic() { REMOVALS_PER_SLICE } else { VARIANT_REMOVALS_PER_SLICE };
        let rules = rules.as_ref().clone();
        match Generator::graded_by(maker.compare_grade, rules, *options, *seed) {
            Ok(generator) => Self::Generating { generator: generator.into(), removals_per_slice },
            Err(reason) => Self::Impossible(reason),
        }
    }

    /// Does one slice of work, passing its events to `on_event`. Returns the result once it is
    /// known.
    fn work(
        &mut self,
        mut on_event: impl FnMut(Event),
    ) -> Option<Result<Box<Generated>, GenerateError>> {
        let (generator, removals_per_slice) = match self {
            Self::Generating { generator, removals_per_slice } => (generator, *removals_per_slice),
            Self::ByTechnique { maker, technique, seed, attempts } => {
                let attempt = (maker.attempt)(*technique, *seed, *attempts);
                *attempts += 1;
                return match attempt {
                    ControlFlow::Continue(()) => None,
                    ControlFlow::Break(made) => Some(
                        made.map(Box::new).ok_or(GenerateError::GaveUp { attempts: *attempts }),
                    ),
                };
            }
            Self::Impossible(reason) => return Some(Err(GenerateError::InvalidOptions(*reason))),
        };
        for _ in 0..removals_per_slice {
            match generator.next() {
                Some(Event::Made(made)) => return Some(Ok(Box::new(made))),
                Some(event) => on_event(event),
                None => return Some(Err(generator.reason())),
            }
        }
        None
    }

    /// Returns the number of full boards drawn so far.
    const fn attempts(&self) -> u32 {
        match self {
            Self::Generating { generator, .. } => generator.attempts(),
            Self::ByTechnique { attempts, .. } => *attempts,
            Self::Impossible(_) => 0,
        }
    }
}

/// The making of a puzzle for the board.
#[derive(Debug)]
pub(super) struct GenerateJob(Attempt);

impl GenerateJob {
    pub(super) fn new(source: &PuzzleSource, maker: Maker) -> Self {
        Self(Attempt::new(source, maker))
    }
}

impl Job for GenerateJob {
    fn work(&mut self, output: &mut Output) -> Progress {
        output.end(self.0.work(|_| {}).map(TaskReport::Generate))
    }

    fn progress(&self, output: &mut Output) {
        output.report(&TaskReport::GenerateProgress(self.0.attempts()));
    }
}

#[derive(Debug)]
pub(super) struct RecordJob {
    attempt: Attempt,
    /// The removals tried on the full board that was drawn last.
    removals: Vec<Removal>,
}

impl RecordJob {
    pub(super) fn new(plan: Plan, maker: Maker) -> Self {
        let attempt = Attempt::new(&PuzzleSource::Generated(plan), maker);
        Self { attempt, removals: Vec::new() }
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
    source: PuzzleSource,
    maker: Maker,
    attempt: Attempt,
    finished_count: u16,
    puzzle_count: u16,
    failures: u32,
}

impl PrintoutJob {
    pub(super) fn new(source: PuzzleSource, puzzle_count: u16, maker: Maker) -> Self {
        let attempt = Attempt::new(&source, maker);
        Self { source, maker, attempt, finished_count: 0, puzzle_count, failures: 0 }
    }
}

impl Job for PrintoutJob {
    /// Skips seeds without a puzzle.
    fn work(&mut self, output: &mut Output) -> Progress {
        let (nth, seed) = (self.finished_count, self.source.seed());
        let Some(outcome) = self.attempt.work(|_| {}) else { return Progress::Working };
        self.source = self.source.next();
        self.attempt = Attempt::new(&self.source, self.maker);
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
