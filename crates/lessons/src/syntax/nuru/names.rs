//! Nuru's names.

use super::super::Expected;
use super::super::parser::{Parsed, Parser};

/// Words that are never names.
pub(in crate::syntax) const KEYWORDS: [&str; 19] = [
    "unda", "fanya", "kweli", "sikweli", "kama", "au", "sivyo", "wakati", "rudisha", "vunja",
    "endelea", "tupu", "ktk", "kwa", "badili", "ikiwa", "kawaida", "tumia", "pakeji",
];

pub(super) fn name(parser: &mut Parser<'_>) -> Parsed<String> {
    match parser.word() {
        Some(word) if !KEYWORDS.contains(&word) => {
            let word = word.to_owned();
            parser.advance();
            Ok(word)
        }
        _ => parser.fail(Expected::Name),
    }
}
