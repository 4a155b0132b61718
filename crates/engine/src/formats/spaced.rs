//! Boards whose empty cells are spaces.
//!
//! Owns the decision whether a space is a cell or a separator. Spaces are cells if
//! counting each of them makes the text exactly a board, and no other character marks
//! an empty cell. Reports no errors: a text that does not fit belongs to another format.

use super::position::Position;
use super::rule::{Rule, rule};
use super::source::{MOST_CELLS, Mark, Row, Value, is_bar, is_quote, lines, places, value};
use crate::board::Shape;

/// The maximum number of lines, including blank ones around the board.
const MOST_LINES: usize = 64;

/// Reads the shape and the rows of a board whose empty cells are spaces. Also returns
/// whether the text has any drawn lines.
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

/// Returns whether spaces can be the empty cells of this board. They cannot if zeros are,
/// but on a 16x16 board zero can be a digit.
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

/// Parses the cells of a line that starts at `start`, counting spaces as cells. Returns
/// `None` if it has anything else, or too many cells.
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
