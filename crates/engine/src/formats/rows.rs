//! One line of text per row.
//!
//! Owns writing this format. `symbols` reads it.

use super::Format;
use crate::board::{Digit, Givens};

/// The [`Format`] of a board with one line of text per row.
pub(super) const FORMAT: Format = Format::Rows;

/// Writes the board row by row, with `.` for an empty cell. Every row ends with a line feed.
///
/// ```
/// use sudoku_engine::formats;
///
/// let reading = formats::read("1.....2..3.....4")?;
/// assert_eq!(formats::rows(&reading.givens), "1...\n..2.\n.3..\n...4\n");
/// # Ok::<(), formats::ReadError>(())
/// ```
pub fn rows(givens: &Givens) -> String {
    let shape = givens.shape();
    let mut text = String::with_capacity(shape.cell_count() + shape.size());
    for (cell, digit) in givens.iter() {
        text.push(digit.map_or('.', Digit::symbol));
        if cell.column(shape) + 1 == shape.size() {
            text.push('\n');
        }
    }
    text
}
