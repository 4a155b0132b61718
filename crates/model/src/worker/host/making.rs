//! Puzzles being made, a few holes at a time.

use sudoku_engine::generate::{Event, Generated, Generator, Hole, NotMade, Unmeetable};

use crate::generate::form::Plan;
use crate::worker::protocol::Reply;
use crate::worker::recorded::Recorded;

/// Holes tried in a slice under the classic rules: a few ms on a 9x9 board.
const HOLES: usize = 8;
/// The same under more rules, of which each count takes that long.
const RULED_HOLES: usize = 1;
/// Seeds in a row that may come to nothing before a handout is given up.
const FAILURES: u32 = 20;

/// One puzzle being made.
#[derive(Debug)]
struct Attempt {
    generator: Result<Box<Generator>, Unmeetable>,
    holes: usize,
}

impl Attempt {
    fn new(plan: &Plan) -> Self {
        let generator = Generator::ruled(plan.rules.as_ref().clone(), plan.options, plan.seed);
        let is_classic = plan.rules.is_classic();
        Self {
            generator: generator.map(Box::new),
            holes: if is_classic { HOLES } else { RULED_HOLES },
        }
    }

    /// Does one slice of work, tells its events, and says what it came to once that is
    /// known.
    fn work(&mut self, mut tell: impl FnMut(Event)) -> Option<Result<Box<Generated>, NotMade>> {
        let generator = match &mut self.generator {
            Ok(generator) => generator,
            Err(reason) => return Some(Err(NotMade::Unmeetable(*reason))),
        };
        for _ in 0..self.holes {
            match generator.next() {
                Some(Event::Made(made)) => return Some(Ok(Box::new(made))),
                Some(event) => tell(event),
                None => return Some(Err(generator.reason())),
            }
        }
        None
    }
}

/// The puzzle that is wanted for the board.
#[derive(Debug)]
pub(super) struct Making {
    id: u32,
    attempt: Attempt,
}

impl Making {
    pub(super) fn new(id: u32, plan: &Plan) -> Self {
        Self { id, attempt: Attempt::new(plan) }
    }

    pub(super) fn work(&mut self) -> Option<Reply> {
        let id = self.id;
        self.attempt.work(|_| {}).map(|outcome| Reply::Made { id, outcome })
    }
}

/// The puzzle of which it is to be told how it is made.
#[derive(Debug)]
pub(super) struct RecordJob {
    id: u32,
    attempt: Attempt,
    /// Those tried in the full board that was drawn last.
    holes: Vec<Hole>,
}

impl RecordJob {
    pub(super) fn new(id: u32, plan: &Plan) -> Self {
        Self { id, attempt: Attempt::new(plan), holes: Vec::new() }
    }

    pub(super) fn work(&mut self) -> Option<Reply> {
        let Self { id, attempt, holes } = self;
        let outcome = attempt.work(|event| match event {
            Event::Filled { .. } => holes.clear(),
            Event::Tried(hole) => holes.push(hole),
            Event::Rejected(_) | Event::Made(_) => {}
        })?;
        let told = outcome.map(|made| {
            let Generated { solution, rules, .. } = *made;
            Box::new(Recorded { solution, rules, holes: std::mem::take(holes) })
        });
        Some(Reply::MakingTold { id: *id, outcome: told })
    }
}

/// The puzzles that are wanted for a handout, one after the other.
#[derive(Debug)]
pub(super) struct MakingMany {
    id: u32,
    plan: Plan,
    attempt: Attempt,
    made: u16,
    number: u16,
    failures: u32,
}

impl MakingMany {
    pub(super) fn new(id: u32, plan: Plan, number: u16) -> Self {
        let attempt = Attempt::new(&plan);
        Self { id, plan, attempt, made: 0, number, failures: 0 }
    }

    /// Does one slice of work. A seed that comes to nothing is passed over.
    pub(super) fn work(&mut self) -> Option<Reply> {
        let (id, nth, seed) = (self.id, self.made, self.plan.seed);
        let outcome = self.attempt.work(|_| {})?;
        self.plan.seed = seed.wrapping_add(1);
        self.attempt = Attempt::new(&self.plan);
        match outcome {
            Ok(_) => {
                self.failures = 0;
                self.made += 1;
            }
            Err(NotMade::GaveUp { .. }) if self.failures < FAILURES => {
                self.failures += 1;
                return None;
            }
            Err(_) => self.made = self.number,
        }
        Some(Reply::MadeOneOfMany { id, nth, seed, outcome })
    }

    pub(super) const fn is_over(&self) -> bool {
        self.made >= self.number
    }
}
