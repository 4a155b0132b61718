//! Boards whose empty cells are spaces.
//!
//! Owns telling a space that is a cell from a space between cells: it is a cell
//! where, with every space counted, the text is exactly a board, and no other
//! character stands for an empty cell. Must not say what is wrong with a text: one
//! that does not fit is another format's.

use super::position::Position;
use super::rule::{Rule, rule};
use super::source::{MOST_CELLS, Mark, Row, Value, is_bar, is_quote, lines, places, value};
use crate::board::Shape;

/// Lines of text that a board may have, the blank ones around it included.
const MOST_LINES: usize = 64;

/// The shape and the rows of a board in which spaces are cells, and whether bars
/// or rules are drawn in it.
pub(super) fn rows(text: &str) -> Option<(Shape, Vec<Row>, bool)> {
    let (rows, drawn) = lines_of_cells(text)?;
    Shape::ALL.into_iter().find_map(|shape| {
        let fitting = |length: usize| -> Option<Vec<Row>> {
            let (fit, rest): (Vec<&Row>, Vec<&Row>) =
                rows.iter().partition(|row| row.marks.len() == length);
            rest.iter().all(|row| is_blank(row)).then(|| fit.into_iter().cloned().collect())
        };
        let square = fitting(shape.size()).filter(|rows| rows.len() == shape.size());
        let line = || fitting(shape.cell_count()).filter(|rows| rows.len() == 1);
        let rows = square.or_else(line).filter(|rows| may_be(shape, rows))?;
        Some((shape, rows, drawn))
    })
}

/// Whether spaces can be the empty cells of this board: not if a zero is.
pub(super) fn may_be(shape: Shape, rows: &[Row]) -> bool {
    let mut marks = rows.iter().flat_map(|row| &row.marks);
    shape == Shape::Sixteen || marks.all(|mark| mark.value != Value::Zero)
}

fn is_blank(row: &Row) -> bool {
    row.marks.iter().all(|mark| mark.value == Value::Blank)
}

fn lines_of_cells(text: &str) -> Option<(Vec<Row>, bool)> {
    let (mut rows, mut drawn, mut spaces) = (Vec::new(), false, false);
    for (number, line) in lines(text) {
        let is_rule = rule(line) == Rule::Yes;
        drawn |= is_rule || line.contains(is_bar);
        if is_rule || line.is_empty() {
            continue;
        }
        if rows.len() == MOST_LINES {
            return None;
        }
        spaces |= line.contains(is_empty_cell);
        rows.push(row(line, Position::new(number, 1))?);
    }
    spaces.then_some((rows, drawn))
}

/// The cells of a line that starts at this place, spaces being cells; `None` where
/// it holds anything else, or too many.
pub(super) fn row(line: &str, start: Position) -> Option<Row> {
    let mut marks = Vec::new();
    for (at, found) in places(line, start) {
        let value = match found {
            _ if is_empty_cell(found) => Value::Blank,
            _ if is_bar(found) || is_quote(found) || found == ',' => continue,
            _ => value(found).filter(|&value| value != Value::Blank)?,
        };
        if marks.len() == MOST_CELLS {
            return None;
        }
        marks.push(Mark { at, value });
    }
    let end = start.plus(line.chars().count());
    Some(Row { marks, end })
}

const fn is_empty_cell(found: char) -> bool {
    matches!(found, ' ' | '\u{a0}')
}
