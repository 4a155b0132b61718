//! The parts of a text that an editor colors.
//!
//! Must not know how the text is parsed: what is colored must not depend on errors.

use super::token::TokenKind;
use super::{kumir, lexer, nuru, one_c, python};
use crate::language::Language;
use crate::source::Span;

/// What a part of a text is to its reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextPart {
    Keyword,
    Number,
    Text,
    Comment,
}

/// Returns the colored parts of a text, in order.
///
/// ```
/// use sudoku_lessons::{Language, TextPart, colored_parts};
///
/// let text = "x = 1 # one";
/// let parts = colored_parts(Language::Python, text);
/// let parts: Vec<_> = parts.iter().map(|(span, part)| (span.of(text), *part)).collect();
/// assert_eq!(parts, [("1", TextPart::Number), ("# one", TextPart::Comment)]);
/// ```
pub fn colored_parts(language: Language, text: &str) -> Vec<(Span, TextPart)> {
    let rules = match language {
        Language::Kumir => &kumir::RULES,
        Language::OneC => &one_c::RULES,
        Language::Nuru => &nuru::RULES,
        Language::Python => &python::names::RULES,
    };
    let (tokens, _) = lexer::tokens(text, rules);
    let (mut parts, mut end) = (Vec::new(), 0);
    for token in tokens {
        let between = Span::new(end, token.span.start.max(end));
        comments(text, between, rules.line_comments, &mut parts);
        end = end.max(token.span.end);
        let part = match token.kind {
            TokenKind::Word(word) => is_keyword(language, &word).then_some(TextPart::Keyword),
            TokenKind::Integer(_) | TokenKind::Real(_) => Some(TextPart::Number),
            TokenKind::Text(_) | TokenKind::Formatted(_) => Some(TextPart::Text),
            TokenKind::Sign(_)
            | TokenKind::LineEnd
            | TokenKind::Indent
            | TokenKind::Dedent
            | TokenKind::End => None,
        };
        parts.extend(part.map(|part| (token.span, part)));
    }
    parts
}

/// Adds the comments between two tokens. Only comments, blanks and unknown characters are there.
fn comments(text: &str, between: Span, line_comments: &[&str], parts: &mut Vec<(Span, TextPart)>) {
    let gap = between.of(text);
    let trimmed = gap.trim_start();
    let start = between.end - trimmed.len();
    let starts = line_comments.iter().any(|mark| trimmed.starts_with(mark));
    if starts || trimmed.starts_with("/*") {
        let end = start + trimmed.trim_end().len();
        parts.push((Span::new(start, end), TextPart::Comment));
    }
}

fn is_keyword(language: Language, word: &str) -> bool {
    match language {
        Language::Kumir => kumir::names::KEYWORDS.contains(&word),
        Language::OneC => one_c::keywords::is_keyword(word),
        Language::Nuru => nuru::names::KEYWORDS.contains(&word),
        Language::Python => python::names::KEYWORDS.contains(&word),
    }
}
