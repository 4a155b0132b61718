//! How Python is cut into words, and which of them are names.

use super::super::Expected;
use super::super::parser::{Parsed, Parser};
use super::super::token::{LexicalRules, StringRule};

pub(in crate::syntax) const RULES: LexicalRules = LexicalRules {
    line_comments: &["#"],
    block_comment: None,
    quotes: &['"', '\''],
    strings: StringRule::Python,
    signs: &[
        "**=", "//=", "<<=", ">>=", "**", "//", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=",
        "==", "!=", "<=", ">=", "<<", ">>", "->", ":=", "+", "-", "*", "/", "%", "=", "<", ">",
        "&", "|", "^", "~", "(", ")", "[", "]", "{", "}", ",", ":", ";", ".", "@",
    ],
    folds_case: false,
    keeps_line_ends: true,
};

/// Words that are never names.
pub(in crate::syntax) const KEYWORDS: [&str; 35] = [
    "False", "None", "True", "and", "as", "assert", "async", "await", "break", "class", "continue",
    "def", "del", "elif", "else", "except", "finally", "for", "from", "global", "if", "import",
    "in", "is", "lambda", "nonlocal", "not", "or", "pass", "raise", "return", "try", "while",
    "with", "yield",
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
