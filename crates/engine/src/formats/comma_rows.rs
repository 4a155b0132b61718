//! Rows of numbers separated by commas, semicolons or tabs.
//!
//! Owns reading and writing CSV, TSV and the comma-separated rows of the tutorials.
//! Must not handle brackets.

use super::error::{ReadError, Reason};
use super::position::Position;
use super::source::{self, CellRow, MAX_CELLS, is_quote, is_space, lines};
use super::{Format, Reading, assemble, field};
use crate::board::{Digit, Givens};

/// The maximum number of fields, including an empty one at the end of each line.
const MAX_FIELDS: usize = MAX_CELLS + 16;

/// Reads a board whose cells are separated fields. Returns `None` if the text has no
/// separators, or a field that is too long for a single cell.
pub(super) fn read(text: &str) -> Option<Result<Reading, ReadError>> {
    let separators: &[char] = if text.contains([',', ';']) { &[',', ';'] } else { &['\t'] };
    if !text.contains(separators) {
        return None;
    }
    let rows = match rows(text, separators)? {
        Ok(rows) => rows,
        Err(error) => return Some(Err(error)),
    };
    let square_rows: Vec<CellRow> =
        rows.iter().map(|row| without_trailing_field(row, rows.len())).collect();
    let trimmed_rows =
        rows.iter().map(|row| without_trailing_field(row, row.cells.len() - 1)).collect();
    let shape =
        |rows: &[CellRow]| assemble::square_shape(rows).or_else(|| assemble::flat_shape(rows));
    for rows in [&rows, &square_rows, &trimmed_rows] {
        if let Some(shape) = shape(rows) {
            return Some(assemble::reading(Format::CommaRows, shape, rows));
        }
    }
    let intended_rows = if rows.iter().all(ends_with_separator) { trimmed_rows } else { rows };
    Some(Err(assemble::first_error(&intended_rows, source::end_position(text))))
}

/// Returns whether the row ends with a separator, which leaves an empty field after it.
fn ends_with_separator(row: &CellRow) -> bool {
    row.cells.last().is_some_and(|cell| cell.position == row.end)
}

/// Returns the row without the empty field after a trailing separator, if that leaves
/// `length` cells.
fn without_trailing_field(row: &CellRow, length: usize) -> CellRow {
    let mut row = row.clone();
    if ends_with_separator(&row) && row.cells.len() == length + 1 {
        row.cells.pop();
    }
    row
}

/// Parses the fields of each line. Returns `None` if one is too long for a single cell.
fn rows(text: &str, separators: &[char]) -> Option<Result<Vec<CellRow>, ReadError>> {
    let mut rows = Vec::new();
    let mut count = 0;
    for (number, line) in lines(text) {
        if !line.contains(|character| separators.contains(&character) || !is_space(character)) {
            continue;
        }
        let mut row = CellRow { cells: Vec::new(), end: Position::new(number, 1) };
        for text in line.split(|character| separators.contains(&character)) {
            let (skipped, written, length) = trim_field(text)?;
            let position = Position::new(number, row.end.column + skipped);
            count += 1;
            if count > MAX_FIELDS {
                return Some(Err(Reason::TooManyCells { limit: MAX_CELLS }.at(position)));
            }
            match field::cell(written, position) {
                Ok(cell) => row.cells.push(cell),
                Err(error) => return Some(Err(error)),
            }
            row.end.column += length + 1;
        }
        row.end.column -= 1;
        rows.push(row);
    }
    Some(Ok(rows))
}

/// Trims a field. Returns the number of leading characters trimmed, the remaining text,
/// and the length of the whole field in characters; or `None` if the remaining text is
/// too long for a cell.
fn trim_field(field: &str) -> Option<(usize, &str, usize)> {
    let is_padding = |character| is_space(character) || is_quote(character);
    let start = field.trim_start_matches(is_padding);
    let written = start.trim_end_matches(is_padding);
    if written.chars().nth(2).is_some() && !field::is_null_word(written) {
        return None;
    }
    let length = field.chars().count();
    Some((length - start.chars().count(), written, length))
}

/// Writes the board as rows of comma-separated decimal numbers, with `0` for an empty
/// cell. Every row ends with a line feed.
///
/// ```
/// use sudoku_engine::formats;
///
/// let reading = formats::read("1.....2..3.....4")?;
/// assert_eq!(formats::comma_rows(&reading.givens), "1,0,0,0\n0,0,2,0\n0,3,0,0\n0,0,0,4\n");
/// # Ok::<(), formats::ReadError>(())
/// ```
pub fn comma_rows(givens: &Givens) -> String {
    let shape = givens.shape();
    let mut text = String::new();
    for (cell, digit) in givens.iter() {
        text.push_str(&digit.map_or(0, Digit::value).to_string());
        text.push(if cell.column(shape) + 1 == shape.size() { '\n' } else { ',' });
    }
    text
}
