//! What a single character says about a cell, and where it is in the text.
//!
//! Owns the alphabet of cells and separators and the counting of lines and
//! columns. Must not know of rows, shapes or formats.

use super::error::{ReadError, Reason};
use super::position::Position;
use crate::board::{Digit, Shape};

/// The cells of the largest board.
pub(super) const MOST_CELLS: usize = Shape::Sixteen.cell_count();

/// What a text says about one cell, before its shape and alphabet are known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Value {
    /// A `0`: an empty cell, or the first digit of a 16x16 board.
    Zero,
    /// An empty cell.
    Blank,
    /// A digit.
    Digit(Digit),
    /// A number that is no digit on any board.
    TooLarge(u32),
}

/// A cell and where it is written.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mark {
    pub(super) at: Position,
    pub(super) value: Value,
}

/// Cells that are written together, and where their text ends.
#[derive(Clone, Debug)]
pub(super) struct Row {
    pub(super) marks: Vec<Mark>,
    pub(super) end: Position,
}

/// The cell that this one character stands for.
pub(super) const fn value(symbol: char) -> Option<Value> {
    match symbol {
        '0' => Some(Value::Zero),
        '.' | '*' | '_' | '-' | 'x' | 'X' | '?' => Some(Value::Blank),
        _ => match Digit::from_symbol(symbol) {
            Some(digit) => Some(Value::Digit(digit)),
            None => None,
        },
    }
}

/// Whether the character takes no ink: white space and its invisible relatives.
pub(super) fn is_space(found: char) -> bool {
    found.is_whitespace()
        || matches!(found, '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}' | '\u{ad}')
}

/// Whether the character is a quotation mark.
pub(super) const fn is_quote(found: char) -> bool {
    matches!(found, '"' | '\'' | '`' | '“' | '”' | '„' | '‘' | '’' | '«' | '»')
}

/// Whether the character is a line of a box, standing upright.
pub(super) const fn is_bar(found: char) -> bool {
    matches!(found, '|' | '¦' | '│' | '┃' | '┆' | '┇' | '┊' | '┋' | '╎' | '╏' | '║')
}

/// Whether the character may stand between two cells and says nothing.
pub(super) fn is_separator(found: char) -> bool {
    is_space(found)
        || is_quote(found)
        || is_bar(found)
        || matches!(found, ',' | ';' | '+' | '=' | '\u{2500}'..='\u{257f}')
}

/// The lines of a text with their numbers, whichever way lines end.
pub(super) fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut rest = Some(text);
    let split = move || {
        let text = rest?;
        let Some(at) = text.find(['\r', '\n']) else {
            rest = None;
            return Some(text);
        };
        let (line, end) = text.split_at(at);
        rest = end.strip_prefix("\r\n").or_else(|| end.get(1..));
        Some(line)
    };
    (1..).zip(std::iter::from_fn(split))
}

/// The characters of a text without line ends, which starts at this place.
pub(super) fn places(
    text: &str,
    start: Position,
) -> impl Iterator<Item = (Position, char)> + Clone {
    text.chars().enumerate().map(move |(index, found)| (start.plus(index), found))
}

/// The cell that a character stands for, nothing for a separator.
pub(super) fn mark(found: char, at: Position) -> Result<Option<Mark>, ReadError> {
    match value(found) {
        Some(value) => Ok(Some(Mark { at, value })),
        None if is_separator(found) => Ok(None),
        None => Err(Reason::UnknownCharacter { found }.at(at)),
    }
}

/// The place just past the last character that takes ink.
pub(super) fn end(text: &str) -> Position {
    let ink = text.trim_end_matches(is_space);
    lines(ink)
        .last()
        .map_or(Position::START, |(number, line)| Position::new(number, line.chars().count() + 1))
}
