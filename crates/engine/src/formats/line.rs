//! All cells in one line: `53..7....6..195...`.
//!
//! Owns writing it, and reading what was written so; `symbols` reads whatever else is one.

use super::Format;
use crate::board::{Digit, Givens, Shape};

/// What a board in this format is recognised as.
pub(super) const FORMAT: Format = Format::Line;

/// The board in one line without a line end, `.` for an empty cell.
///
/// ```
/// use sudoku_engine::formats;
///
/// let reading = formats::read("1000 0020 0300 0004")?;
/// assert_eq!(formats::line(&reading.givens), "1.....2..3.....4");
/// # Ok::<(), formats::ReadError>(())
/// ```
pub fn line(givens: &Givens) -> String {
    givens.iter().map(|(_, digit)| digit.map_or('.', Digit::symbol)).collect()
}

/// Reads a line as [`line()`] writes it, or with `0` for an empty cell of a board of up to nine
/// digits. Whatever this reads, [`read`](super::read) reads as the same board; it is much smaller.
///
/// ```
/// use sudoku_engine::formats;
///
/// let board = formats::read_line("1.....2..3.....4").expect("a board");
/// assert_eq!(formats::line(&board), "1.....2..3.....4");
/// assert!(formats::read_line("1000 0020 0300 0004").is_none());
/// ```
pub fn read_line(text: &str) -> Option<Givens> {
    let shape = Shape::from_cell_count(text.len())?;
    let cell = |symbol: char| match symbol {
        '.' => Some(None),
        '0' if shape.size() <= 9 => Some(None),
        _ => {
            let digit = Digit::from_symbol(symbol).filter(|digit| digit.index() < shape.size());
            digit.map(Some)
        }
    };
    Givens::from_digits(shape, text.chars().map(cell).collect::<Option<_>>()?)
}
