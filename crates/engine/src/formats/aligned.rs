//! Rows of numbers set in columns, with white space between them.
//!
//! Owns reading 16x16 boards whose digits are numbers of up to two figures. Must
//! not say what is wrong with a text: one that does not fit is another format's.

use super::position::Position;
use super::rule::{Rule, rule};
use super::source::{Row, is_bar, is_space, lines};
use super::{Format, Reading, assemble, field};
use crate::board::Shape;

/// The board in N lines of N numbers.
pub(super) fn read(text: &str) -> Option<Reading> {
    let size = Shape::Sixteen.size();
    let mut rows = Vec::new();
    for (number, line) in lines(text) {
        if rule(line) != Rule::No {
            continue;
        }
        let row = row(line, Position::new(number, 1), size)?;
        if row.marks.is_empty() {
            continue;
        }
        rows.push(row);
        if rows.len() > size {
            return None;
        }
    }
    let shape = assemble::square(&rows)?;
    assemble::reading(Format::CommaRows, shape, &rows).ok()
}

/// The numbers of a line; `None` where there are more than the size or anything
/// else.
fn row(line: &str, start: Position, size: usize) -> Option<Row> {
    let mut row = Row { marks: Vec::new(), end: start };
    for word in line.split_inclusive(|found| is_space(found) || is_bar(found)) {
        let ink = word.trim_end_matches(|found| is_space(found) || is_bar(found));
        if !ink.is_empty() {
            row.marks.push(field::mark(ink, row.end).ok()?);
        }
        if row.marks.len() > size {
            return None;
        }
        row.end = row.end.plus(word.chars().count());
    }
    Some(row)
}
