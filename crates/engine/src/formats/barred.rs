//! Boards drawn with bars, with blank empty cells: `| 5 | 3 |   |` and
//! `| 5 3   |   7   |`.
//!
//! Owns finding the cells between bars by their width, when no character marks an
//! empty cell. Reports no errors: a text that does not fit belongs to another format.

use super::position::Position;
use super::rule::{Rule, rule};
use super::source::{Mark, Row, Value, is_bar, is_quote, is_space, lines, places, value};
use super::spaced;
use crate::board::Shape;

/// The number of rows of the largest board.
const MOST_ROWS: usize = Shape::Sixteen.size();

/// The maximum number of characters in a row.
const MOST_COLUMNS: usize = 256;

/// Reads the shape and the rows of a board drawn with bars.
pub(super) fn rows(text: &str) -> Option<(Shape, Vec<Row>)> {
    let mut drawn = Vec::new();
    for (number, line) in lines(text) {
        if !line.contains(is_bar) || rule(line) != Rule::No {
            continue;
        }
        if drawn.len() == MOST_ROWS || line.chars().nth(MOST_COLUMNS).is_some() {
            return None;
        }
        drawn.push((number, line));
    }
    let shape = Shape::from_size(drawn.len())?;
    let rows = drawn.into_iter().map(|(number, line)| row(line, number, shape));
    let rows: Vec<Row> = rows.collect::<Option<_>>()?;
    spaced::may_be(shape, &rows).then_some((shape, rows))
}

fn row(line: &str, number: usize, shape: Shape) -> Option<Row> {
    let is_around = |&(_, found): &(Position, char)| is_space(found) || is_quote(found);
    let mut places: Vec<_> = places(line, Position::new(number, 1)).collect();
    while places.last().is_some_and(is_around) {
        places.pop();
    }
    let start = places.iter().take_while(|place| is_around(place)).count();
    let end = places.last()?.0.plus(1);
    let inside = without_ends(&places[start..]);
    let fields = inside.split(|&(_, found)| is_bar(found));
    let in_field = match fields.clone().count() {
        0 => return None,
        count => shape.size() / count,
    };
    let mut marks = Vec::new();
    for field in fields {
        marks.extend(cells(field, in_field)?);
    }
    (marks.len() == shape.size()).then_some(Row { marks, end })
}

fn without_ends(places: &[(Position, char)]) -> &[(Position, char)] {
    match places {
        [(_, first), inside @ .., (_, last)] if is_bar(*first) && is_bar(*last) => inside,
        _ => places,
    }
}

/// Returns the `count` cells of a field, if it is as wide as `count` evenly spaced cells.
fn cells(field: &[(Position, char)], count: usize) -> Option<Vec<Mark>> {
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
    let all = between.all(|(index, &(at, found))| {
        let is_cell = index >= first && (index - first) % step == 0 && cells.len() < count;
        let value = if is_space(found) { Some(Value::Blank) } else { digit(found) };
        if let (true, Some(value)) = (is_cell, value) {
            cells.push(Mark { at, value });
            return true;
        }
        !is_cell && is_space(found)
    });
    all.then_some(cells)
}

fn digit(found: char) -> Option<Value> {
    value(found).filter(|&value| value != Value::Blank)
}
