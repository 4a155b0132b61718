//! The measured workloads: one search, run in five ways.

use sudoku_engine::board::{Digit, Givens, Puzzle, Shape};
use sudoku_engine::recording::Recording;
use sudoku_engine::search::{Event, Goal, Stepper};

use crate::yardstick;

/// A puzzle designed to be hard for plain backtracking: its solution starts with 987654321, while
/// digits are tried from 1 upwards.
const ANTI_BACKTRACKING: &[u8; 81] =
    b"..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

/// The placements of the whole search, as published.
const PLACEMENTS: u64 = 69_175_316;

/// The number of steps that the page's worker records before it checks for messages.
pub(crate) const SLICE: u64 = 1_000_000;

/// The placements at which the workloads that return events stop: they are slower, and part of the
/// search is enough.
const SOME_PLACEMENTS: u64 = 2_000_000;

#[derive(Clone, Copy, Debug)]
pub struct Workload {
    pub name: &'static str,
    /// Runs the search from its start and returns the number of placements.
    pub run: fn() -> u64,
    /// The expected number of placements.
    pub placements: u64,
}

/// All workloads. The yardstick is the first.
pub const WORKLOADS: [Workload; 5] = [
    Workload { name: "yardstick", run: yardstick, placements: PLACEMENTS },
    Workload { name: "run, no events", run, placements: PLACEMENTS },
    Workload { name: "record, any step available", run: record, placements: PLACEMENTS },
    Workload { name: "advance_move, every step", run: advance_move, placements: SOME_PLACEMENTS },
    Workload { name: "advance, every event", run: advance, placements: SOME_PLACEMENTS },
];

/// Runs the plain loop.
pub fn yardstick() -> u64 {
    yardstick::placements(std::hint::black_box(ANTI_BACKTRACKING))
}

/// Runs the engine, which only counts.
pub fn run() -> u64 {
    let mut stepper = stepper();
    stepper.run(u64::MAX);
    stepper.counters().placements
}

/// Runs the engine and records in slices, as the page's worker does.
pub fn record() -> u64 {
    let mut recording = Recording::new(stepper());
    while recording.extend(SLICE) > 0 {}
    recording.head().counters().placements
}

/// Runs the engine, which returns each placement and each undo.
pub fn advance_move() -> u64 {
    events(Stepper::advance_move)
}

/// Runs the engine, which returns each check, placement, undo, dead end and solution.
pub fn advance() -> u64 {
    events(Stepper::advance)
}

fn events(next: impl Fn(&mut Stepper) -> Option<Event>) -> u64 {
    let mut stepper = stepper();
    while stepper.counters().placements < SOME_PLACEMENTS {
        let Some(event) = next(&mut stepper) else { break };
        std::hint::black_box(event);
    }
    stepper.counters().placements
}

pub(crate) fn stepper() -> Stepper {
    let digits = ANTI_BACKTRACKING.iter().map(|&symbol| Digit::from_symbol(symbol.into()));
    let givens = Givens::from_digits(Shape::Nine, digits.collect()).expect("81 cells");
    Stepper::new(&Puzzle::try_from(givens).expect("no conflicts"), Goal::FIRST)
}
