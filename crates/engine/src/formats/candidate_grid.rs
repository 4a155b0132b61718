//! Boards with the candidates of each cell, as HoDoKu, SudokuWiki and SudoCue write them.
//!
//! Owns reading N rows of N groups of digits. A group of a single digit is a digit of the board,
//! other groups are candidates, which are read as center marks. A `u` before a digit says that a
//! user entered it. Recognized by groups of more than one digit, with no digit twice. On 16x16
//! boards the digits above 9 are `A` to `G`, and some group must be more than a number.

use super::error::{ReadError, Reason};
use super::horizontal_rule::{HorizontalRule, classify_rule};
use super::position::Position;
use super::source::{self, CellRow, PositionedCell, Value, is_bar, is_space, lines, value};
use super::{CellInput, Format, Reading, assemble};
use crate::board::{DigitSet, Givens, Shape};

/// The longest group that is examined: all digits, and the mark of an entered one.
const MAX_GROUP_LEN: usize = 17;

/// A group of digits and where it starts.
struct Group<'a> {
    position: Position,
    text: &'a str,
}

/// Reads a board with candidates. Returns `None` if the text is none.
pub(super) fn read(text: &str) -> Option<Result<Reading, ReadError>> {
    let rows = rows(text)?;
    let groups = || rows.iter().flatten();
    let has_candidates = groups().filter(|group| group.text.len() > 1).count();
    // A board whose rows are written in groups has nothing but groups of the same length.
    let has_lengths = groups().any(|group| group.text.len() != rows[0][0].text.len());
    if has_candidates == 0 || !has_lengths {
        return None;
    }
    let is_near = |shape: &Shape| {
        let size = shape.size();
        let fitting = rows.iter().filter(|row| row.len() == size).count();
        rows.len().abs_diff(size) <= 1 && fitting + 1 >= rows.len()
    };
    let shape = Shape::ALL.into_iter().find(is_near)?;
    // The cells of a 16x16 board may be numbers.
    let is_number = |text: &str| text.len() <= 2 && text.bytes().all(|byte| byte.is_ascii_digit());
    if shape == Shape::Sixteen
        && groups().all(|group| group.text.len() < 2 || is_number(group.text))
    {
        return None;
    }
    Some(board(shape, &rows, text).map_err(|error| error.in_format(Format::CandidateGrid)))
}

/// Returns the groups of each row, or `None` if the text has anything else, or too much.
fn rows(text: &str) -> Option<Vec<Vec<Group<'_>>>> {
    let limit = Shape::Sixteen.size() + 1;
    let mut rows = Vec::new();
    for (number, line) in lines(text) {
        if classify_rule(line) != HorizontalRule::No {
            continue;
        }
        let (mut row, mut column) = (Vec::new(), 1);
        for word in line.split_inclusive(|sign| is_space(sign) || is_bar(sign)) {
            let group = word.trim_end_matches(|sign| is_space(sign) || is_bar(sign));
            if !group.is_empty() {
                if row.len() == limit || !is_group(group) {
                    return None;
                }
                row.push(Group { position: Position::new(number, column), text: group });
            }
            column += word.chars().count();
        }
        if !row.is_empty() {
            if rows.len() == limit {
                return None;
            }
            rows.push(row);
        }
    }
    (!rows.is_empty()).then_some(rows)
}

fn is_group(text: &str) -> bool {
    let digits = text.strip_prefix('u').unwrap_or(text);
    let is_empty = digits.len() == 1
        && matches!(value(digits.chars().next().unwrap_or('.')), Some(Value::Blank | Value::Zero));
    is_empty
        || text.len() <= MAX_GROUP_LEN
            && !digits.is_empty()
            && digits.chars().all(|sign| matches!(value(sign), Some(Value::Digit(_))))
}

fn board(shape: Shape, rows: &[Vec<Group<'_>>], text: &str) -> Result<Reading, ReadError> {
    let size = shape.size();
    if rows.len() != size || rows.iter().any(|row| row.len() != size) {
        let blank = |position| PositionedCell { position, value: Value::Blank };
        let row = |row: &Vec<Group<'_>>| CellRow {
            cells: row.iter().map(|group| blank(group.position)).collect(),
            end: row
                .last()
                .map_or(Position::START, |group| group.position.plus(group.text.chars().count())),
        };
        let rows: Vec<CellRow> = rows.iter().map(row).collect();
        return Err(assemble::first_error(&rows, source::end_position(text)));
    }
    let mut givens = Givens::empty(shape);
    let mut input = Vec::with_capacity(shape.cell_count());
    for (cell, group) in shape.cells().zip(rows.iter().flatten()) {
        let mut entered = CellInput::default();
        let digits = digits(shape, group)?;
        match (digits.lowest().filter(|_| digits.len() == 1), group.text.starts_with('u')) {
            (Some(digit), false) => drop(givens.set(cell, Some(digit))),
            (Some(digit), true) => entered.digit = Some(digit),
            (None, _) => entered.center = digits,
        }
        input.push(entered);
    }
    let mut reading = Reading::new(Format::CandidateGrid, givens);
    reading.set_input(input);
    Ok(reading)
}

fn digits(shape: Shape, group: &Group<'_>) -> Result<DigitSet, ReadError> {
    let mut digits = DigitSet::default();
    for (position, symbol) in source::positioned_characters(group.text, group.position) {
        let Some(Value::Digit(digit)) = value(symbol) else { continue };
        let number = u32::from(digit.value());
        if !shape.all_digits().contains(digit) {
            let size = shape.size();
            return Err(Reason::DigitTooLarge { digit: number, size }.at(position));
        }
        if digits.contains(digit) {
            return Err(Reason::RepeatedCandidate { digit: number }.at(position));
        }
        digits.insert(digit);
    }
    Ok(digits)
}
