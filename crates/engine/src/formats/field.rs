//! Cells written as numbers or words between separators.
//!
//! Owns the parsing of a single field. Must not depend on what separates fields.

use super::error::{ReadError, Reason};
use super::position::Position;
use super::source::{PositionedCell, Value, positioned_characters, value};
use crate::board::Digit;

/// Parses a field, which must have no white space around it. An empty field is an
/// empty cell.
pub(super) fn cell(text: &str, position: Position) -> Result<PositionedCell, ReadError> {
    let with_value = |value| Ok(PositionedCell { position, value });
    if text.is_empty() || is_null_word(text) {
        return with_value(Value::Blank);
    }
    if text.bytes().all(|byte| byte.is_ascii_digit()) {
        return with_value(number(text));
    }
    let mut symbols = positioned_characters(text, position);
    let mut unknown = symbols.clone().filter(|&(_, character)| value(character).is_none());
    let first = symbols.next().and_then(|(_, character)| value(character));
    match (unknown.next().or(symbols.next()), first) {
        (None, Some(value)) => with_value(value),
        (None, None) => with_value(Value::Blank),
        (Some((position, character)), _) => {
            Err(Reason::UnknownCharacter { character }.at(position))
        }
    }
}

/// Returns whether the word is a programming language's name for a missing value.
pub(super) fn is_null_word(word: &str) -> bool {
    matches!(word, "None" | "null" | "NULL" | "nil" | "undefined" | "NaN" | "nan" | "NA")
}

fn number(figures: &str) -> Value {
    // A string of digits fails to parse only if the number is too large.
    let number = figures.parse::<u32>().unwrap_or(u32::MAX);
    match u8::try_from(number).ok().and_then(Digit::new) {
        Some(digit) => Value::Digit(digit),
        None if number == 0 => Value::Zero,
        None => Value::TooLarge(number),
    }
}
