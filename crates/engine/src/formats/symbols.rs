//! Boards with one character per cell.
//!
//! Owns reading the line, rows and boxed formats, which differ in what separates the
//! cells. Must not handle numbers of two figures.

use super::error::{ReadError, Reason};
use super::horizontal_rule::{HorizontalRule, classify_rule};
use super::position::Position;
use super::source::{self, CellRow, MAX_CELLS, is_bar, is_space, lines, positioned_characters};
use super::{Format, Reading, assemble, barred, boxed, line, rows, spaced};
use crate::board::Shape;

/// The lines of a text, with their classification as rules, and whether the text has any
/// drawn lines.
struct ClassifiedLines {
    lines: Vec<(CellRow, HorizontalRule)>,
    has_drawn_lines: bool,
}

/// The maximum number of dashes: more than any board and the rules between its rows have.
const MAX_DASHES: usize = 16 * MAX_CELLS;

/// The number of lines that are examined to guess a format.
const MAX_LINES: usize = 32;

/// Reads a board with one character per cell.
pub(super) fn read(text: &str) -> Result<Reading, ReadError> {
    if let Some((shape, rows, has_drawn_lines)) = spaced::rows(text) {
        return assemble::reading(format(shape, &rows, has_drawn_lines), shape, &rows);
    }
    let lines = classify_lines(text)?;
    let plain = lines.rows(|_| false);
    let dashed = |size| lines.rows(|dashes| dashes == size || dashes == size * size);
    let readings = || std::iter::once(plain.clone()).chain(Shape::ALL.map(Shape::size).map(dashed));
    let board = readings()
        .find_map(|rows| assemble::square_shape(&rows).map(|shape| (shape, rows)))
        .or_else(|| barred::rows(text))
        .or_else(|| {
            readings().find_map(|rows| assemble::flat_shape(&rows).map(|shape| (shape, rows)))
        });
    if let Some((shape, rows)) = board {
        return assemble::reading(format(shape, &rows, lines.has_drawn_lines), shape, &rows);
    }
    let intended_size =
        Shape::ALL.map(Shape::size).into_iter().find(|&size| dashed(size).len() == size);
    Err(assemble::first_error(&intended_size.map_or(plain, dashed), source::end_position(text)))
}

/// Returns the rows of cells of a text, without rules between them. Returns `None` if it has
/// anything else, or more rows than this.
pub(super) fn plain_rows(text: &str, max_rows: usize) -> Option<Vec<CellRow>> {
    let mut rows = Vec::new();
    for (number, line) in lines(text) {
        if classify_rule(line) != HorizontalRule::No {
            continue;
        }
        let row = row(line, Position::new(number, 1), &mut 0, Shape::Sixteen.size()).ok()?;
        if !row.cells.is_empty() {
            rows.push(row);
        }
        if rows.len() > max_rows {
            return None;
        }
    }
    Some(rows)
}

/// Guesses the format of a text that is not a board.
pub(super) fn likely_format(text: &str) -> Option<Format> {
    let mut visible = lines(text).filter(|(_, line)| !line.chars().all(is_space)).take(MAX_LINES);
    let (mut count, mut cells, mut others, mut is_drawn) = (0, 0, 0, false);
    for (_, line) in visible.by_ref() {
        count += 1;
        is_drawn |= line.contains(is_bar) || classify_rule(line) == HorizontalRule::Yes;
        for character in line.chars().take(MAX_CELLS) {
            if source::value(character).is_some() {
                cells += 1;
            } else if !source::is_separator(character) {
                others += 1;
            }
        }
    }
    // Words have letters that are cells, too.
    let is_board = cells >= Shape::Four.size() && others * 4 < cells;
    is_board.then_some(match count {
        _ if is_drawn => boxed::FORMAT,
        1 => line::FORMAT,
        _ => rows::FORMAT,
    })
}

fn format(shape: Shape, cells: &[CellRow], has_drawn_lines: bool) -> Format {
    if cells.len() != shape.size() {
        line::FORMAT
    } else if has_drawn_lines {
        boxed::FORMAT
    } else {
        rows::FORMAT
    }
}

impl ClassifiedLines {
    /// Returns the rows of cells. A line of dashes counts as a row if `is_row` accepts
    /// the number of dashes.
    fn rows(&self, is_row: impl Fn(usize) -> bool) -> Vec<CellRow> {
        let is_row = |row: &CellRow, rule: HorizontalRule| {
            rule == HorizontalRule::No || is_row(row.cells.len())
        };
        let rows = self.lines.iter().filter(|(row, rule)| is_row(row, *rule));
        rows.map(|(row, _)| row.clone()).collect()
    }
}

fn classify_lines(text: &str) -> Result<ClassifiedLines, ReadError> {
    let mut classified = ClassifiedLines { lines: Vec::new(), has_drawn_lines: false };
    let (mut cells, mut dashes) = (0, 0);
    for (number, line) in lines(text) {
        let rule = classify_rule(line);
        classified.has_drawn_lines |= rule == HorizontalRule::Yes || line.contains(is_bar);
        if rule == HorizontalRule::Yes {
            continue;
        }
        let count = if rule == HorizontalRule::No { &mut cells } else { &mut dashes };
        let limit = if rule == HorizontalRule::No { MAX_CELLS } else { MAX_DASHES };
        let row = row(line, Position::new(number, 1), count, limit)?;
        if !row.cells.is_empty() {
            classified.lines.push((row, rule));
        }
    }
    Ok(classified)
}

/// Parses the cells of a line that starts at `start`. Adds their number to `count` and
/// fails when it exceeds the limit.
pub(super) fn row(
    line: &str,
    start: Position,
    count: &mut usize,
    limit: usize,
) -> Result<CellRow, ReadError> {
    let mut row = CellRow { cells: Vec::new(), end: start };
    let mut position = start;
    // If the line breaks were lost, rules appear as words between the rows.
    for word in line.split_inclusive(is_space) {
        let trimmed = word.trim_end_matches(is_space);
        let cells = if classify_rule(trimmed) == HorizontalRule::Yes { "" } else { trimmed };
        for (position, character) in positioned_characters(cells, position) {
            let Some(cell) = source::cell(character, position)? else { continue };
            *count += 1;
            if *count > limit {
                return Err(Reason::TooManyCells { limit: MAX_CELLS }.at(position));
            }
            row.cells.push(cell);
        }
        if !trimmed.is_empty() {
            row.end = position.plus(trimmed.chars().count());
        }
        position = position.plus(word.chars().count());
    }
    Ok(row)
}
