//! Every strategy on each of ten thousand generated boards.

use std::thread;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use sudoku_engine::board::{Cell, Digit, Givens, Puzzle, Shape};
use sudoku_engine::generate::{Options, generate};
use sudoku_engine::search::{Goal, Stepper};

use crate::data::oracle::oracle;
use crate::data::strategies::all;

/// The maximum number of solutions that the oracle looks for. No board may have as many.
const MAX_SOLUTIONS: usize = 2_000;

/// The maximum number of steps of the least efficient strategy on a board.
const MAX_STEPS: u64 = 2_000;

/// Returns a board on which every strategy finishes quickly.
fn board(seed: u64) -> Puzzle {
    let is_short = |board: &Puzzle| {
        let blind = "shuffled-42/ascending/none".parse().expect("a strategy");
        let mut stepper = Stepper::with_strategy(board, Goal::Exhaustion, blind);
        stepper.run(MAX_STEPS);
        stepper.is_over()
    };
    (1..).map(|added| mutated_board(seed, 10 * added)).find(is_short).expect("a fuller board")
}

/// Returns a generated puzzle with random digits of its solution added, `added` draws per
/// hundred cells. Depending on the seed the puzzle is then left unchanged, loses some of its
/// givens, or has one of them changed.
fn mutated_board(seed: u64, added: usize) -> Puzzle {
    let shape = [Shape::Four, Shape::Six, Shape::Nine][seed as usize % 3];
    let made = generate(Options::new(shape), seed).expect("a minimal puzzle");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut below = |bound: usize| (rng.next_u64() % bound as u64) as usize;
    let mut givens = made.puzzle.clone();
    let cells: Vec<Cell> = shape.cells().collect();
    for _ in 0..shape.cell_count() * added / 100 {
        let cell = cells[below(cells.len())];
        givens.set(cell, made.solution.get(cell));
    }
    let proper = Puzzle::try_from(givens.clone()).expect("a part of a solution");
    let filled: Vec<Cell> = cells.iter().copied().filter(|&it| givens.get(it).is_some()).collect();
    match seed / 3 % 3 {
        0 => proper,
        1 => {
            for _ in 0..below(2 * shape.size()) + 1 {
                givens.set(filled[below(filled.len())], None);
            }
            Puzzle::try_from(givens).expect("a part of a solution")
        }
        _ => {
            let cell = filled[below(filled.len())];
            let others = shape.digits().filter(|&digit| givens.get(cell) != Some(digit));
            let changed = |digit: Digit| {
                let mut changed: Givens = givens.clone();
                changed.set(cell, Some(digit));
                Puzzle::try_from(changed).ok()
            };
            others.filter_map(changed).next_back().unwrap_or(proper)
        }
    }
}

/// Checks all strategies on the boards. Returns the number of boards with no solution, one
/// solution and several.
fn check_agreement(seeds: impl Iterator<Item = u64>) -> [usize; 3] {
    let mut kinds = [0; 3];
    for seed in seeds {
        let board = board(seed);
        let solutions = oracle(&board, MAX_SOLUTIONS).len();
        assert!(solutions < MAX_SOLUTIONS, "seed {seed} has too many solutions");
        kinds[solutions.min(2)] += 1;
        for strategy in all() {
            let mut stepper = Stepper::with_strategy(&board, Goal::Exhaustion, strategy);
            stepper.run(u64::MAX);
            let counters = stepper.counters();
            assert_eq!(counters.solutions, solutions as u64, "{strategy} on board {seed}");
            assert_eq!(counters.undos, counters.placements, "{strategy} on board {seed}");
        }
    }
    kinds
}

fn check_agreement_in_parts(boards: u64) -> [usize; 3] {
    let parts = thread::available_parallelism().map_or(1, |it| it.get() as u64);
    thread::scope(|scope| {
        let part = |part: u64| {
            scope.spawn(move || check_agreement((part..boards).step_by(parts as usize)))
        };
        let running: Vec<_> = (0..parts).map(part).collect();
        running.into_iter().fold([0; 3], |sum, part| {
            let kinds = part.join().expect("all agree");
            [0, 1, 2].map(|kind| sum[kind] + kinds[kind])
        })
    })
}

#[test]
#[ignore = "650,000 searches: cargo xtask test runs it in release"]
fn all_strategies_agree_with_the_oracle_on_ten_thousand_boards() {
    let [none, one, more] = check_agreement_in_parts(10_000);
    assert_eq!(none + one + more, 10_000);
    assert!(none > 1_000 && one > 1_000 && more > 1_000, "{none}, {one} and {more}");
}
