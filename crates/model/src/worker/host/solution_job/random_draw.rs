//! Drawing a random solution.
//!
//! Owns how it is drawn: evenly if all solutions can be counted in about a second, otherwise
//! by guessing digits on the way down. Must not know how solutions are visited by number.

use sudoku_engine::board::{Givens, Puzzle};
use sudoku_engine::count::Counter;
use sudoku_engine::fast::Progress;
use sudoku_engine::search::{CellOrder, DigitOrder, Goal, Inference, Stepper, Strategy};

/// Nodes or steps per slice: a few milliseconds.
const NODES_PER_SLICE: u64 = 2_000;
/// Nodes after which counting all solutions is given up: about a second.
const MAX_COUNTED_NODES: u64 = 300_000;

#[derive(Debug)]
pub(super) enum RandomDraw {
    /// All solutions are counted first.
    Count { puzzle: Puzzle, counter: Box<Counter>, seed: u64 },
    /// A search that tries digits in random order runs to its first solution.
    Guess(Box<Stepper>),
}

/// The result of drawing a solution.
#[derive(Debug)]
pub(super) enum DrawResult {
    /// The solution with this number, out of `total`.
    Number { number: u128, total: u128 },
    /// A solution of a puzzle with too many to count.
    GuessedBoard(Givens),
    /// The puzzle has no solution.
    NoSolution,
}

impl RandomDraw {
    pub(super) fn new(puzzle: &Puzzle, seed: u64) -> Self {
        let counter = Box::new(Counter::all(puzzle));
        Self::Count { puzzle: puzzle.clone(), counter, seed }
    }

    /// Creates a draw for a puzzle known to have too many solutions to count.
    pub(super) fn by_guessing(puzzle: &Puzzle, seed: u64) -> Self {
        Self::Guess(Box::new(Stepper::with_strategy(puzzle, Goal::FIRST, random_strategy(seed))))
    }

    /// Does one slice of work. Returns the result once it is known.
    pub(super) fn run(&mut self) -> Option<DrawResult> {
        match self {
            Self::Count { puzzle, counter, seed } => match counter.run(NODES_PER_SLICE) {
                Progress::Done => Some(draw_number(*seed, counter.count().number())),
                Progress::Working => {
                    if counter.nodes() >= MAX_COUNTED_NODES {
                        *self = Self::by_guessing(puzzle, *seed);
                    }
                    None
                }
            },
            Self::Guess(search) => {
                search.run_to_solution(NODES_PER_SLICE);
                if search.counters().solutions > 0 {
                    return Some(DrawResult::GuessedBoard(search.board()));
                }
                search.is_over().then_some(DrawResult::NoSolution)
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
pub(super) fn draw_number(seed: u64, total: u128) -> DrawResult {
    let bits = u128::from(scatter_seed(seed)) << 64 | u128::from(scatter_seed(!seed));
    match bits.checked_rem(total) {
        Some(remainder) => DrawResult::Number { number: remainder + 1, total },
        None => DrawResult::NoSolution,
    }
}

/// Scatters consecutive seeds (the finalizer of S. Vigna's SplitMix64).
const fn scatter_seed(seed: u64) -> u64 {
    let mut mixed = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}
