//! The puzzles that the tests speak of by name.

use sudoku_engine::board::{Digit, Givens, Puzzle, Shape};

/// One puzzle a line: its name, its cells and the numbers known of it.
pub(crate) const REFERENCE: &str = include_str!("reference.tsv");

/// The board written in one line, any character but a digit being an empty cell.
pub(crate) fn givens(line: &str) -> Givens {
    let digits: Vec<_> = line.chars().map(Digit::from_symbol).collect();
    let shape = Shape::from_cell_count(digits.len()).expect("a line of 16, 36, 81 or 256 cells");
    Givens::from_digits(shape, digits).expect("digits of the shape")
}

pub(crate) fn puzzle(line: &str) -> Puzzle {
    Puzzle::try_from(givens(line)).expect("no clashes")
}

/// The puzzle of this name in [`REFERENCE`].
pub(crate) fn named(name: &str) -> Puzzle {
    let mut rows = REFERENCE.lines().map(|row| row.split('\t'));
    let mut row = rows.find(|row| row.clone().next() == Some(name)).expect("a known name");
    puzzle(row.nth(1).expect("a line after the name"))
}
