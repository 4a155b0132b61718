//! Drawing a random solution.
//!
//! Owns how it is drawn: evenly if all solutions can be counted in about a second, otherwise
//! by guessing digits on the way down. Must not know how solutions are visited by number.

use sudoku_engine::board::{Givens, Puzzle};
use sudoku_engine::count::Counter;
use sudoku_engine::fast::Progress;
use sudoku_engine::search::{CellOrder, DigitOrder, Goal, Inference, Stepper, Strategy};

/// Nodes or steps per slice: a few milliseconds.
const SLICE: u64 = 2_000;
/// Nodes after which counting all solutions is given up: about a second.
const MOST: u64 = 300_000;

#[derive(Debug)]
pub(super) enum Drawing {
    /// All solutions are counted first.
    Counting { puzzle: Puzzle, all: Box<Counter>, seed: u64 },
    /// A search that tries digits in random order runs to its first solution.
    Guessing(Box<Stepper>),
}

/// The result of drawing a solution.
#[derive(Debug)]
pub(super) enum Drawn {
    /// The solution with this number, out of `total`.
    Number { number: u128, total: u128 },
    /// A solution of a puzzle with too many to count.
    Guessed(Givens),
    /// The puzzle has no solution.
    Nothing,
}

impl Drawing {
    pub(super) fn new(puzzle: &Puzzle, seed: u64) -> Self {
        let all = Box::new(Counter::all(puzzle));
        Self::Counting { puzzle: puzzle.clone(), all, seed }
    }

    /// Creates a drawing for a puzzle known to have too many solutions to count.
    pub(super) fn guessing(puzzle: &Puzzle, seed: u64) -> Self {
        Self::Guessing(Box::new(Stepper::with_strategy(puzzle, Goal::FIRST, random_strategy(seed))))
    }

    /// Does one slice of work. Returns the result once it is known.
    pub(super) fn run(&mut self) -> Option<Drawn> {
        match self {
            Self::Counting { puzzle, all, seed } => match all.run(SLICE) {
                Progress::Done => Some(numbered(*seed, all.count().number())),
                Progress::Working => {
                    if all.nodes() >= MOST {
                        *self = Self::guessing(puzzle, *seed);
                    }
                    None
                }
            },
            Self::Guessing(search) => {
                search.run_to_solution(SLICE);
                if search.counters().solutions > 0 {
                    return Some(Drawn::Guessed(search.board()));
                }
                search.is_over().then_some(Drawn::Nothing)
            }
        }
    }
}

/// Returns a strategy that fills the cells with the fewest candidates first, so that it does
/// not get lost, and tries digits in random order.
const fn random_strategy(seed: u64) -> Strategy {
    Strategy::Cells {
        cell_order: CellOrder::FewestThenConstrained,
        digit_order: DigitOrder::Shuffled(seed),
        inference: Inference::Singles,
    }
}

/// Draws a number from 1 to the total, with equal probability.
pub(super) fn numbered(seed: u64, total: u128) -> Drawn {
    let drawn = u128::from(scattered(seed)) << 64 | u128::from(scattered(!seed));
    match drawn.checked_rem(total) {
        Some(before) => Drawn::Number { number: before + 1, total },
        None => Drawn::Nothing,
    }
}

/// Scatters consecutive seeds (the finalizer of S. Vigna's SplitMix64).
const fn scattered(seed: u64) -> u64 {
    let mut mixed = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}
