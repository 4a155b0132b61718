//! Python's layout: which lines belong together, and where blocks begin and end.

use super::super::token::{Token, TokenKind};
use super::super::{Problem, SyntaxError};
use crate::source::Span;

/// Removes ends of lines within brackets, and marks where lines are indented more or less.
pub(super) fn blocks(
    tokens: Vec<Token>,
    mut errors: Vec<SyntaxError>,
) -> (Vec<Token>, Vec<SyntaxError>) {
    let mut result = Vec::with_capacity(tokens.len());
    let mut indents = vec![0];
    let mut brackets: usize = 0;
    let mut is_line_start = true;
    for token in tokens {
        if brackets > 0 && token.kind == TokenKind::LineEnd {
            // A statement that starts a line ends a bracket that was not closed.
            continue;
        }
        if is_line_start && token.kind != TokenKind::LineEnd {
            let indent = if token.kind == TokenKind::End { 0 } else { token.indent };
            add_blocks(&mut result, &mut indents, &token, indent, &mut errors);
        }
        is_line_start = token.kind == TokenKind::LineEnd;
        match token.kind {
            TokenKind::Sign("(" | "[" | "{") => brackets += 1,
            TokenKind::Sign(")" | "]" | "}") => brackets = brackets.saturating_sub(1),
            _ => {}
        }
        let starts_statement = brackets > 0 && token.starts_line && is_statement_word(&token.kind);
        if starts_statement {
            brackets = 0;
            let end = result.last().map_or(0, |last: &Token| last.span.end);
            result.push(mark(TokenKind::LineEnd, Span::new(end, end)));
            add_blocks(&mut result, &mut indents, &token, token.indent, &mut errors);
        }
        result.push(token);
    }
    (result, errors)
}

/// Returns whether a token begins a statement and cannot be within an expression.
fn is_statement_word(kind: &TokenKind) -> bool {
    let words = [
        "def", "return", "while", "pass", "break", "continue", "class", "import", "global", "elif",
    ];
    matches!(kind, TokenKind::Word(word) if words.contains(&word.as_str()))
}

fn add_blocks(
    result: &mut Vec<Token>,
    indents: &mut Vec<usize>,
    token: &Token,
    indent: usize,
    errors: &mut Vec<SyntaxError>,
) {
    let place = Span::new(token.span.start, token.span.start);
    if indents.last().is_some_and(|last| indent > *last) {
        indents.push(indent);
        result.push(mark(TokenKind::Indent, place));
    }
    while indents.last().is_some_and(|last| indent < *last) {
        indents.pop();
        result.push(mark(TokenKind::Dedent, place));
    }
    if indents.last() != Some(&indent) {
        indents.push(indent);
        result.push(mark(TokenKind::Indent, place));
        errors.push(SyntaxError { span: token.span, problem: Problem::Indentation });
    }
}

const fn mark(kind: TokenKind, span: Span) -> Token {
    Token { span, kind, starts_line: false, indent: 0 }
}
