//! Rows of numbers aligned in columns, separated by white space.
//!
//! Owns reading 16x16 boards with decimal numbers of one or two figures. Reports no
//! errors: a text that does not fit belongs to another format.

use super::horizontal_rule::{HorizontalRule, classify_rule};
use super::position::Position;
use super::source::{CellRow, is_bar, is_space, lines};
use super::{Format, Reading, assemble, field};
use crate::board::Shape;

/// Reads a board from N lines of N numbers.
pub(super) fn read(text: &str) -> Option<Reading> {
    let size = Shape::Sixteen.size();
    let mut rows = Vec::new();
    for (number, line) in lines(text) {
        if classify_rule(line) != HorizontalRule::No {
            continue;
        }
        let row = row(line, Position::new(number, 1), size)?;
        if row.cells.is_empty() {
            continue;
        }
        rows.push(row);
        if rows.len() > size {
            return None;
        }
    }
    let shape = assemble::square_shape(&rows)?;
    assemble::reading(Format::CommaRows, shape, &rows).ok()
}

/// Parses the numbers of a line. Returns `None` if there are more than `size`, or
/// anything else.
fn row(line: &str, start: Position, size: usize) -> Option<CellRow> {
    let mut row = CellRow { cells: Vec::new(), end: start };
    for word in line.split_inclusive(|character| is_space(character) || is_bar(character)) {
        let trimmed = word.trim_end_matches(|character| is_space(character) || is_bar(character));
        if !trimmed.is_empty() {
            row.cells.push(field::cell(trimmed, row.end).ok()?);
        }
        if row.cells.len() > size {
            return None;
        }
        row.end = row.end.plus(word.chars().count());
    }
    Some(row)
}
