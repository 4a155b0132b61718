//! The measured loops: one search, five ways.

use sudoku_engine::board::{Digit, Givens, Puzzle, Shape};
use sudoku_engine::recording::Recording;
use sudoku_engine::search::{Event, Goal, Stepper};

use crate::yardstick;

/// A puzzle made to be hard for a search in reading order: its solution starts
/// with 987654321, and digits are tried from 1 upwards.
const ANTI_BACKTRACKING: &[u8; 81] =
    b"..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

/// Its published cost, the same in every loop that runs to the end.
const PLACEMENTS: u64 = 69_175_316;

/// Steps that the page's worker records between two looks at its messages.
pub(crate) const SLICE: u64 = 1_000_000;

/// Where the loops that tell events stop: they are slower, and a stretch will do.
const SOME_PLACEMENTS: u64 = 2_000_000;

/// A loop, and how many placements it has to make.
#[derive(Clone, Copy, Debug)]
pub struct Loop {
    /// What it does, in a few words.
    pub name: &'static str,
    /// Runs the search from its start and returns the placements made.
    pub run: fn() -> u64,
    /// The placements that the loop must return to be worth a measurement.
    pub placements: u64,
}

/// All loops; the first is the yardstick.
pub const LOOPS: [Loop; 5] = [
    Loop { name: "yardstick", run: yardstick, placements: PLACEMENTS },
    Loop { name: "run, nothing told", run, placements: PLACEMENTS },
    Loop { name: "record, any step at hand", run: record, placements: PLACEMENTS },
    Loop { name: "advance_move, every step", run: advance_move, placements: SOME_PLACEMENTS },
    Loop { name: "advance, every event", run: advance, placements: SOME_PLACEMENTS },
];

/// The plain loop.
pub fn yardstick() -> u64 {
    yardstick::placements(std::hint::black_box(ANTI_BACKTRACKING))
}

/// The engine, counting only.
pub fn run() -> u64 {
    let mut stepper = stepper();
    stepper.run(u64::MAX);
    stepper.counters().placements
}

/// The engine, recording in slices as the page's worker does.
pub fn record() -> u64 {
    let mut recording = Recording::new(stepper());
    while recording.extend(SLICE) > 0 {}
    recording.head().counters().placements
}

/// The engine, telling each placement and each undo.
pub fn advance_move() -> u64 {
    told(Stepper::advance_move)
}

/// The engine, telling each test, placement, undo, dead end and solution.
pub fn advance() -> u64 {
    told(Stepper::advance)
}

fn told(next: impl Fn(&mut Stepper) -> Option<Event>) -> u64 {
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
    Stepper::new(&Puzzle::try_from(givens).expect("no clash"), Goal::FIRST)
}
