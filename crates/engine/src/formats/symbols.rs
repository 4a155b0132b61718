//! Boards with one character per cell.
//!
//! Owns reading the line, rows and boxed formats, which differ in what separates the
//! cells. Must not handle numbers of two figures.

use super::error::{ReadError, Reason};
use super::position::Position;
use super::rule::{Rule, rule};
use super::source::{self, MOST_CELLS, Row, is_bar, is_space, lines, places};
use super::{Format, Reading, assemble, barred, boxed, line, rows, spaced};
use crate::board::Shape;

/// The lines of a text, with their classification as rules, and whether the text has any
/// drawn lines.
struct Sheet {
    lines: Vec<(Row, Rule)>,
    drawn: bool,
}

/// The maximum number of dashes: more than any board and the rules between its rows have.
const MOST_DASHES: usize = 16 * MOST_CELLS;

/// Reads a board with one character per cell.
pub(super) fn read(text: &str) -> Result<Reading, ReadError> {
    if let Some((shape, rows, drawn)) = spaced::rows(text) {
        return assemble::reading(format(shape, &rows, drawn), shape, &rows);
    }
    let sheet = sheet(text)?;
    let plain = sheet.rows(|_| false);
    let dashed = |size| sheet.rows(|dashes| dashes == size || dashes == size * size);
    let readings = || std::iter::once(plain.clone()).chain(Shape::ALL.map(Shape::size).map(dashed));
    let found = readings()
        .find_map(|rows| assemble::square(&rows).map(|shape| (shape, rows)))
        .or_else(|| barred::rows(text))
        .or_else(|| readings().find_map(|rows| assemble::flat(&rows).map(|shape| (shape, rows))));
    if let Some((shape, rows)) = found {
        return assemble::reading(format(shape, &rows, sheet.drawn), shape, &rows);
    }
    let meant = Shape::ALL.map(Shape::size).into_iter().find(|&size| dashed(size).len() == size);
    Err(assemble::fault(&meant.map_or(plain, dashed), source::end(text)))
}

fn format(shape: Shape, cells: &[Row], drawn: bool) -> Format {
    if cells.len() != shape.size() {
        line::FORMAT
    } else if drawn {
        boxed::FORMAT
    } else {
        rows::FORMAT
    }
}

impl Sheet {
    /// Returns the rows of cells. A line of dashes counts as a row if `is_row` accepts
    /// the number of dashes.
    fn rows(&self, is_row: impl Fn(usize) -> bool) -> Vec<Row> {
        let is_row = |row: &Row, rule: Rule| rule == Rule::No || is_row(row.marks.len());
        let rows = self.lines.iter().filter(|(row, rule)| is_row(row, *rule));
        rows.map(|(row, _)| row.clone()).collect()
    }
}

fn sheet(text: &str) -> Result<Sheet, ReadError> {
    let mut sheet = Sheet { lines: Vec::new(), drawn: false };
    let (mut cells, mut dashes) = (0, 0);
    for (number, line) in lines(text) {
        let rule = rule(line);
        sheet.drawn |= rule == Rule::Yes || line.contains(is_bar);
        if rule == Rule::Yes {
            continue;
        }
        let count = if rule == Rule::No { &mut cells } else { &mut dashes };
        let limit = if rule == Rule::No { MOST_CELLS } else { MOST_DASHES };
        let row = row(line, Position::new(number, 1), count, limit)?;
        if !row.marks.is_empty() {
            sheet.lines.push((row, rule));
        }
    }
    Ok(sheet)
}

/// Parses the cells of a line that starts at `start`. Adds their number to `count` and
/// fails when it exceeds the limit.
pub(super) fn row(
    line: &str,
    start: Position,
    count: &mut usize,
    limit: usize,
) -> Result<Row, ReadError> {
    let mut row = Row { marks: Vec::new(), end: start };
    let mut at = start;
    // If the line breaks were lost, rules appear as words between the rows.
    for word in line.split_inclusive(is_space) {
        let ink = word.trim_end_matches(is_space);
        let cells = if rule(ink) == Rule::Yes { "" } else { ink };
        for (at, found) in places(cells, at) {
            let Some(mark) = source::mark(found, at)? else { continue };
            *count += 1;
            if *count > limit {
                return Err(Reason::TooManyCells { limit: MOST_CELLS }.at(at));
            }
            row.marks.push(mark);
        }
        if !ink.is_empty() {
            row.end = at.plus(ink.chars().count());
        }
        at = at.plus(word.chars().count());
    }
    Ok(row)
}
