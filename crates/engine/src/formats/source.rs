//! The meaning of single characters, and their positions in the text.
//!
//! Owns the characters of cells and separators, and the counting of lines and
//! columns. Must not depend on rows, shapes or formats.

use super::error::{ReadError, Reason};
use super::position::Position;
use crate::board::{Digit, Shape};

/// The number of cells of the largest board.
pub(super) const MAX_CELLS: usize = Shape::Sixteen.cell_count();

/// The content of a cell, before shape and alphabet are known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Value {
    /// A `0`: an empty cell, or the first digit of a 16x16 board.
    Zero,
    /// An empty cell.
    Blank,
    Digit(Digit),
    /// A number that is too large for any board.
    TooLarge(u32),
}

/// A cell as it is written, and its position in the text.
#[derive(Clone, Copy, Debug)]
pub(super) struct PositionedCell {
    pub(super) position: Position,
    pub(super) value: Value,
}

/// The cells of a row, or of a board in one line, and the position where their text ends.
#[derive(Clone, Debug)]
pub(super) struct CellRow {
    pub(super) cells: Vec<PositionedCell>,
    pub(super) end: Position,
}

/// Returns the cell that the character denotes.
pub(super) const fn value(symbol: char) -> Option<Value> {
    match symbol {
        '0' => Some(Value::Zero),
        '.' | '*' | '_' | '-' | 'x' | 'X' | '?' | '·' | '□' | '▢' | '◻' | '☐' | '⬜' => {
            Some(Value::Blank)
        }
        _ => match Digit::from_symbol(symbol) {
            Some(digit) => Some(Value::Digit(digit)),
            None => None,
        },
    }
}

/// Returns whether the character is white space or another invisible character.
pub(super) fn is_space(character: char) -> bool {
    character.is_whitespace()
        || matches!(character, '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}' | '\u{ad}')
}

/// Returns whether the character is a quotation mark.
pub(super) const fn is_quote(character: char) -> bool {
    matches!(character, '"' | '\'' | '`' | '“' | '”' | '„' | '‘' | '’' | '«' | '»')
}

/// Returns whether the character is a vertical bar.
pub(super) const fn is_bar(character: char) -> bool {
    matches!(character, '|' | '¦' | '│' | '┃' | '┆' | '┇' | '┊' | '┋' | '╎' | '╏' | '║')
}

/// Returns whether the character may separate cells without being one.
pub(super) fn is_separator(character: char) -> bool {
    is_space(character)
        || is_quote(character)
        || is_bar(character)
        || matches!(character, ',' | ';' | '+' | '=' | '\u{2500}'..='\u{257f}')
}

/// Returns the numbered lines of a text. Lines may end with LF, CR or CRLF.
pub(super) fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut rest = Some(text);
    let split = move || {
        let text = rest?;
        let Some(index) = text.find(['\r', '\n']) else {
            rest = None;
            return Some(text);
        };
        let (line, end) = text.split_at(index);
        rest = end.strip_prefix("\r\n").or_else(|| end.get(1..));
        Some(line)
    };
    (1..).zip(std::iter::from_fn(split))
}

/// Returns the characters of a single line with their positions. The line starts at `start`.
pub(super) fn positioned_characters(
    text: &str,
    start: Position,
) -> impl Iterator<Item = (Position, char)> + Clone {
    text.chars().enumerate().map(move |(index, character)| (start.plus(index), character))
}

/// Parses a character as a cell. Returns `None` for a separator.
pub(super) fn cell(
    character: char,
    position: Position,
) -> Result<Option<PositionedCell>, ReadError> {
    match value(character) {
        Some(value) => Ok(Some(PositionedCell { position, value })),
        None if is_separator(character) => Ok(None),
        None => Err(Reason::UnknownCharacter { character }.at(position)),
    }
}

/// Returns the position just past the last visible character.
pub(super) fn end_position(text: &str) -> Position {
    let trimmed = text.trim_end_matches(is_space);
    lines(trimmed)
        .last()
        .map_or(Position::START, |(number, line)| Position::new(number, line.chars().count() + 1))
}
