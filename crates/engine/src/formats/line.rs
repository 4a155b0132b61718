//! All cells in one line: `53..7....6..195...`.
//!
//! Owns writing it; `symbols` reads it.

use super::Format;
use crate::board::{Digit, Givens};

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
