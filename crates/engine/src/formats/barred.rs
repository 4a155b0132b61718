//! Boards drawn with bars, with blank empty cells: `| 5 | 3 |   |` and
//! `| 5 3   |   7   |`.
//!
//! Owns finding the cells between bars by their width, when no character marks an
//! empty cell. Reports no errors: a text that does not fit belongs to another format.

use super::horizontal_rule::{HorizontalRule, classify_rule};
use super::position::Position;
use super::source::{
    CellRow, PositionedCell, Value, is_bar, is_quote, is_space, lines, positioned_characters, value,
};
use super::spaced;
use crate::board::Shape;

/// The number of rows of the largest board.
const MAX_ROWS: usize = Shape::Sixteen.size();

/// The maximum number of characters in a row.
const MAX_COLUMNS: usize = 256;

/// Reads the shape and the rows of a board drawn with bars.
pub(super) fn rows(text: &str) -> Option<(Shape, Vec<CellRow>)> {
    let mut barred_lines = Vec::new();
    for (number, line) in lines(text) {
        if !line.contains(is_bar) || classify_rule(line) != HorizontalRule::No {
            continue;
        }
        if barred_lines.len() == MAX_ROWS || line.chars().nth(MAX_COLUMNS).is_some() {
            return None;
        }
        barred_lines.push((number, line));
    }
    let shape = Shape::from_size(barred_lines.len())?;
    let rows = barred_lines.into_iter().map(|(number, line)| row(line, number, shape));
    let rows: Vec<CellRow> = rows.collect::<Option<_>>()?;
    spaced::spaces_may_be_cells(shape, &rows).then_some((shape, rows))
}

fn row(line: &str, number: usize, shape: Shape) -> Option<CellRow> {
    let is_padding =
        |&(_, character): &(Position, char)| is_space(character) || is_quote(character);
    let mut places: Vec<_> = positioned_characters(line, Position::new(number, 1)).collect();
    while places.last().is_some_and(is_padding) {
        places.pop();
    }
    let start = places.iter().take_while(|place| is_padding(place)).count();
    let end = places.last()?.0.plus(1);
    let inside = without_outer_bars(&places[start..]);
    let fields = inside.split(|&(_, character)| is_bar(character));
    let cells_per_field = match fields.clone().count() {
        0 => return None,
        count => shape.size() / count,
    };
    let mut row_cells = Vec::new();
    for field in fields {
        row_cells.extend(cells(field, cells_per_field)?);
    }
    (row_cells.len() == shape.size()).then_some(CellRow { cells: row_cells, end })
}

fn without_outer_bars(places: &[(Position, char)]) -> &[(Position, char)] {
    match places {
        [(_, first), inside @ .., (_, last)] if is_bar(*first) && is_bar(*last) => inside,
        _ => places,
    }
}

/// Returns the `count` cells of a field, if it is as wide as `count` evenly spaced cells.
fn cells(field: &[(Position, char)], count: usize) -> Option<Vec<PositionedCell>> {
    let count_of = |width: usize| field.len() == width;
    let (first, step) = match count {
        0 => return None,
        _ if count_of(count) => (0, 1),
        _ if count_of(2 * count + 1) => (1, 2),
        _ if count_of(2 * count - 1) => (0, 2),
        _ if count_of(3 * count) => (1, 3),
        _ => return None,
    };
    let (mut cells, mut between) = (Vec::new(), field.iter().enumerate());
    let all = between.all(|(index, &(position, character))| {
        let is_cell = index >= first && (index - first) % step == 0 && cells.len() < count;
        let value = if is_space(character) { Some(Value::Blank) } else { digit(character) };
        if let (true, Some(value)) = (is_cell, value) {
            cells.push(PositionedCell { position, value });
            return true;
        }
        !is_cell && is_space(character)
    });
    all.then_some(cells)
}

fn digit(character: char) -> Option<Value> {
    value(character).filter(|&value| value != Value::Blank)
}
