//! KuMir's types, and the bounds of its tables.

use super::super::Problem;
use super::super::parser::{Parsed, Parser};
use super::super::token::TokenKind;
use crate::source::Span;
use crate::tree::{Expression, ValueType};

/// Reads `first:last`.
pub(super) fn bounds(parser: &mut Parser<'_>) -> Parsed<(Expression, Expression)> {
    let first = parser.expression()?;
    parser.expect_sign(":")?;
    Ok((first, parser.expression()?))
}

/// Reads a type, and whether it is that of a table.
pub(super) fn value_type(parser: &mut Parser<'_>) -> Option<(ValueType, bool)> {
    let word = parser.word()?;
    let (word, is_table) = match word.strip_suffix("таб") {
        Some(word) if !word.is_empty() => (word, true),
        _ => (word, false),
    };
    let value_type = match word {
        "цел" => ValueType::Integer,
        "вещ" => ValueType::Real,
        "лог" => ValueType::Truth,
        "сим" => ValueType::Character,
        "лит" => ValueType::Text,
        _ => return None,
    };
    if *parser.kind_after(1) == TokenKind::Sign("(") {
        return None;
    }
    parser.advance();
    let is_table = parser.take_word(&["таб"]) || is_table;
    Some((value_type, is_table))
}

/// Reports a second declaration of a name in one list.
pub(super) fn check_duplicate(parser: &mut Parser<'_>, names: &[&str], name: &str, span: Span) {
    if names.contains(&name) {
        parser.error(span, Problem::DuplicateName(name.to_owned()));
    }
}
