//! Boards whose empty cells are spaces.
//!
//! Owns the decision whether a space is a cell or a separator. Spaces are cells if
//! counting each of them makes the text exactly a board, and no other character marks
//! an empty cell. Reports no errors: a text that does not fit belongs to another format.

use super::horizontal_rule::{HorizontalRule, classify_rule};
use super::position::Position;
use super::source::{
    CellRow, MAX_CELLS, PositionedCell, Value, is_bar, is_quote, lines, positioned_characters,
    value,
};
use crate::board::Shape;

/// The maximum number of lines, including blank ones around the board.
const MAX_LINES: usize = 64;

/// Reads the shape and the rows of a board whose empty cells are spaces. Also returns
/// whether the text has any drawn lines.
pub(super) fn rows(text: &str) -> Option<(Shape, Vec<CellRow>, bool)> {
    let (rows, has_drawn_lines) = lines_of_cells(text)?;
    Shape::ALL.into_iter().find_map(|shape| {
        let fitting = |length: usize| -> Option<Vec<CellRow>> {
            let (fit, rest): (Vec<&CellRow>, Vec<&CellRow>) =
                rows.iter().partition(|row| row.cells.len() == length);
            rest.iter().all(|row| is_blank(row)).then(|| fit.into_iter().cloned().collect())
        };
        let square = fitting(shape.size()).filter(|rows| rows.len() == shape.size());
        let line = || fitting(shape.cell_count()).filter(|rows| rows.len() == 1);
        let rows = square.or_else(line).filter(|rows| spaces_may_be_cells(shape, rows))?;
        Some((shape, rows, has_drawn_lines))
    })
}

/// Returns whether spaces can be the empty cells of this board. They cannot if zeros are,
/// but on a 16x16 board zero can be a digit.
pub(super) fn spaces_may_be_cells(shape: Shape, rows: &[CellRow]) -> bool {
    let mut cells = rows.iter().flat_map(|row| &row.cells);
    shape == Shape::Sixteen || cells.all(|cell| cell.value != Value::Zero)
}

fn is_blank(row: &CellRow) -> bool {
    row.cells.iter().all(|cell| cell.value == Value::Blank)
}

fn lines_of_cells(text: &str) -> Option<(Vec<CellRow>, bool)> {
    let (mut rows, mut has_drawn_lines, mut spaces) = (Vec::new(), false, false);
    for (number, line) in lines(text) {
        let is_rule = classify_rule(line) == HorizontalRule::Yes;
        has_drawn_lines |= is_rule || line.contains(is_bar);
        if is_rule || line.is_empty() {
            continue;
        }
        if rows.len() == MAX_LINES {
            return None;
        }
        spaces |= line.contains(is_empty_cell);
        rows.push(row(line, Position::new(number, 1))?);
    }
    spaces.then_some((rows, has_drawn_lines))
}

/// Parses the cells of a line that starts at `start`, counting spaces as cells. Returns
/// `None` if it has anything else, or too many cells.
pub(super) fn row(line: &str, start: Position) -> Option<CellRow> {
    let mut cells = Vec::new();
    for (position, character) in positioned_characters(line, start) {
        let value = match character {
            _ if is_empty_cell(character) => Value::Blank,
            _ if is_bar(character) || is_quote(character) || character == ',' => continue,
            _ => value(character).filter(|&value| value != Value::Blank)?,
        };
        if cells.len() == MAX_CELLS {
            return None;
        }
        cells.push(PositionedCell { position, value });
    }
    let end = start.plus(line.chars().count());
    Some(CellRow { cells, end })
}

const fn is_empty_cell(character: char) -> bool {
    matches!(character, ' ' | '\u{a0}')
}
