//! Assembling rows of cells into a board.
//!
//! Owns which rows make a board, and which of several errors is reported. Must not
//! depend on how the rows were written.

use super::error::{ReadError, Reason};
use super::position::Position;
use super::source::{CellRow, MAX_CELLS, Value};
use super::{Alphabet, Format, Reading};
use crate::board::{Digit, Givens, Shape};

/// Returns the number of cells in the rows.
pub(super) fn cell_count(rows: &[CellRow]) -> usize {
    rows.iter().map(|row| row.cells.len()).sum()
}

/// Returns the shape if there are N rows of N cells.
pub(super) fn square_shape(rows: &[CellRow]) -> Option<Shape> {
    let shape = Shape::from_size(rows.len())?;
    rows.iter().all(|row| row.cells.len() == shape.size()).then_some(shape)
}

/// Returns the shape if there are N times N cells that are not divided into N rows.
pub(super) fn flat_shape(rows: &[CellRow]) -> Option<Shape> {
    // N rows of unequal length are a board with a mistake in it.
    Shape::from_cell_count(cell_count(rows)).filter(|shape| rows.len() != shape.size())
}

/// Assembles the rows into a board. They must have as many cells as the shape.
pub(super) fn reading(
    format: Format,
    shape: Shape,
    rows: &[CellRow],
) -> Result<Reading, ReadError> {
    let cells = || rows.iter().flat_map(|row| &row.cells);
    let alphabet = alphabet(shape, |value| cells().any(|cell| cell.value == value));
    let digits = cells().map(|cell| {
        let number = number(cell.value, alphabet);
        let size = shape.size();
        match u8::try_from(number) {
            Ok(digit) if usize::from(digit) <= size => Ok(Digit::new(digit)),
            _ => Err(Reason::DigitTooLarge { digit: number, size }.at(cell.position)),
        }
    });
    let givens = Givens::from_digits(shape, digits.collect::<Result<_, _>>()?);
    let givens = givens.expect("the rows have as many cells as the shape");
    Ok(Reading { alphabet, ..Reading::new(format, givens) })
}

/// Returns the alphabet. Zero is a digit if another character marks empty cells and no
/// cell is 16.
fn alphabet(shape: Shape, has_value: impl Fn(Value) -> bool) -> Alphabet {
    let sixteen = Digit::new(16).map(Value::Digit);
    if shape == Shape::Sixteen
        && has_value(Value::Zero)
        && has_value(Value::Blank)
        && !sixteen.is_some_and(has_value)
    {
        Alphabet::FromZero
    } else {
        Alphabet::FromOne
    }
}

/// Returns the number of a cell under the alphabet, or 0 for an empty cell.
fn number(value: Value, alphabet: Alphabet) -> u32 {
    match (value, alphabet) {
        (Value::Blank, _) | (Value::Zero, Alphabet::FromOne) => 0,
        (Value::Zero, Alphabet::FromZero) => 1,
        (Value::Digit(digit), Alphabet::FromOne) => digit.value().into(),
        (Value::Digit(digit), Alphabet::FromZero) => u32::from(digit.value()) + 1,
        (Value::TooLarge(number), _) => number,
    }
}

/// Returns the first error that keeps these rows from being a board. `end` is the end of
/// the text.
pub(super) fn first_error(rows: &[CellRow], end: Position) -> ReadError {
    let found = cell_count(rows);
    if found == 0 {
        return Reason::Empty.at(Position::START);
    }
    let Some(expected) = expected_size(rows) else {
        return wrong_count(rows, end);
    };
    for (index, row) in rows.iter().enumerate() {
        let (found, start) =
            (row.cells.len(), row.cells.first().map_or(row.end, |cell| cell.position));
        if index == expected {
            return Reason::WrongRowCount { found: rows.len(), expected }.at(start);
        }
        let row_number = index + 1;
        if found < expected {
            return Reason::RowTooShort { row: row_number, found, expected }.at(row.end);
        }
        if let Some(extra_cell) = row.cells.get(expected) {
            return Reason::RowTooLong { row: row_number, found, expected }.at(extra_cell.position);
        }
    }
    Reason::WrongRowCount { found: rows.len(), expected }.at(end)
}

/// Guesses the intended size: the length of most rows, or else the number of rows if the
/// number of cells is close to that size squared.
fn expected_size(rows: &[CellRow]) -> Option<usize> {
    if rows.len() < 2 {
        return None;
    }
    let sizes = Shape::ALL.map(Shape::size);
    let rows_of_size = |size: usize| rows.iter().filter(|row| row.cells.len() == size).count();
    let by_length = sizes.into_iter().find(|&size| rows_of_size(size) * 2 > rows.len());
    let by_number = || {
        let is_close = |size: usize| cell_count(rows).abs_diff(size * size) <= 2 * size;
        sizes.into_iter().find(|&size| size == rows.len() && is_close(size))
    };
    by_length.or_else(by_number)
}

fn wrong_count(rows: &[CellRow], end: Position) -> ReadError {
    let extra_cell = rows.iter().flat_map(|row| &row.cells).nth(MAX_CELLS);
    match extra_cell {
        Some(extra_cell) => Reason::TooManyCells { limit: MAX_CELLS }.at(extra_cell.position),
        None => Reason::WrongCellCount { found: cell_count(rows) }.at(end),
    }
}
