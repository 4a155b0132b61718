//! All cells in one line: `53..7....6..195...`.
//!
//! Owns writing this format, and reading exactly what was written. `symbols` reads all its
//! variations.

use super::Format;
use crate::board::{Digit, Givens, Shape};

/// The [`Format`] of a board in one line.
pub(super) const FORMAT: Format = Format::Line;

/// Writes the board in one line without a line feed, with `.` for an empty cell.
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

/// Reads a line as written by [`line()`]. On boards with up to nine digits, `0` is an empty
/// cell too. Returns `None` for any other text. The function compiles to much less code than
/// [`read`](super::read), which reads the same boards from the same lines.
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
