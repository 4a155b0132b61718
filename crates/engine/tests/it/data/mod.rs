//! The puzzles that the tests refer to by name.

pub(crate) mod onlooker;
pub(crate) mod oracle;
pub(crate) mod random;
pub(crate) mod ruled;
pub(crate) mod sat;
pub(crate) mod strategies;

use sudoku_engine::board::{Digit, Givens, Puzzle, Shape};

/// One puzzle per line: its name, its cells and the known numbers.
pub(crate) const REFERENCE: &str = include_str!("reference.tsv");

/// Returns the number of puzzles per kind of an ignored test: that of the environment variable
/// `SUDOKU_PUZZLES`, or the usual one.
pub(crate) fn puzzles_per_kind(usual: u64) -> u64 {
    match std::env::var("SUDOKU_PUZZLES") {
        Ok(count) => count.parse().expect("SUDOKU_PUZZLES is a number"),
        Err(_) => usual,
    }
}

/// Parses a board from one line. Any character but a digit is an empty cell.
pub(crate) fn givens(line: &str) -> Givens {
    let digits: Vec<_> = line.chars().map(Digit::from_symbol).collect();
    let shape = Shape::from_cell_count(digits.len()).expect("a line of 16, 36, 81 or 256 cells");
    Givens::from_digits(shape, digits).expect("digits of the shape")
}

pub(crate) fn puzzle(line: &str) -> Puzzle {
    Puzzle::try_from(givens(line)).expect("no clashes")
}

/// Returns the puzzle with this name in [`REFERENCE`].
pub(crate) fn named(name: &str) -> Puzzle {
    let mut rows = REFERENCE.lines().map(|row| row.split('\t'));
    let mut row = rows.find(|row| row.clone().next() == Some(name)).expect("a known name");
    puzzle(row.nth(1).expect("a line after the name"))
}
