//! Texts with values in them: `f"{row}: {value:>5}"`.

use super::super::lexer;
use super::super::parser::{Failed, Parsed, Parser};
use super::super::{Expected, Problem};
use super::names::RULES;
use crate::source::Span;
use crate::tree::{Argument, Expression, ExpressionKind, FormattedPart};

/// Reads the parts of the text at the cursor, of which `content` is written between the quotation
/// marks.
pub(super) fn parts(
    parser: &mut Parser<'_>,
    content: &str,
    parts: &mut Vec<FormattedPart>,
) -> Parsed<()> {
    let token = parser.span();
    let written = token.of(parser.text);
    let prefix = written.find(['"', '\'']).unwrap_or(0);
    let is_raw = written[..prefix].contains(['r', 'R']);
    let marks = &written[prefix..];
    let is_tripled = marks.len() >= 6 && (marks.starts_with("\"\"\"") || marks.starts_with("'''"));
    let start = token.start + prefix + if is_tripled { 3 } else { 1 };
    let mut text = String::new();
    let mut rest = content;
    while let Some(letter) = rest.chars().next() {
        if let Some(behind) = rest.strip_prefix("{{").or_else(|| rest.strip_prefix("}}")) {
            text.push(letter);
            rest = behind;
        } else if letter == '{' {
            let inside = &rest[1..];
            let Some(length) = closing(inside) else { return parser.fail(Expected::Word("}")) };
            if !text.is_empty() {
                parts.push(FormattedPart::Text(std::mem::take(&mut text)));
            }
            let from = start + content.len() - inside.len();
            parts.push(value(parser, Span::new(from, from + length))?);
            rest = &inside[length + 1..];
        } else {
            rest = &rest[letter.len_utf8()..];
            match rest.chars().next() {
                Some(escaped) if letter == '\\' && !is_raw => {
                    lexer::push_escaped(&mut text, escaped);
                    rest = &rest[escaped.len_utf8()..];
                }
                _ => text.push(letter),
            }
        }
    }
    if !text.is_empty() {
        parts.push(FormattedPart::Text(text));
    }
    Ok(())
}

/// Returns where the brace closes that was opened before this text.
fn closing(text: &str) -> Option<usize> {
    let mut depth = 0;
    for (at, letter) in text.char_indices() {
        match letter {
            '{' | '(' | '[' => depth += 1,
            '}' if depth == 0 => return Some(at),
            '}' | ')' | ']' => depth -= 1,
            _ => {}
        }
    }
    None
}

/// Reads `expression`, `expression!r` or `expression:format`.
fn value(parser: &mut Parser<'_>, part: Span) -> Parsed<FormattedPart> {
    let token = parser.span();
    let written = part.of(parser.text);
    let represented = match written.split_once("!r") {
        Some((value, rest)) if rest.is_empty() || rest.starts_with(':') => Some((value, rest)),
        _ => None,
    };
    let end = part.start + represented.map_or(written, |(value, _)| value).len();
    let mut tokens = lexer::tokens_within(parser.text, Span::new(part.start, end), &RULES);
    for error in &mut tokens.1 {
        error.span = token;
    }
    // The format need not be made of tokens.
    let at_colon =
        |kind: &super::super::token::TokenKind| *kind == super::super::token::TokenKind::Sign(":");
    let mut inner = Parser::new(&parser.text[..end], tokens, parser.operators);
    let parsed = inner.python_expression();
    let colon = at_colon(inner.kind()).then(|| inner.span().end);
    let behind = inner.text.get(inner.span().start..).unwrap_or_default().trim_end();
    let is_end = inner.is_end() || colon.is_some() || behind.is_empty();
    let Ok(parsed) = parsed else {
        let first = inner.errors.into_iter().next();
        let problem = first.map_or(Problem::TooDeep, |error| error.problem);
        parser.error(token, problem);
        return Err(Failed);
    };
    if !is_end {
        return parser.fail(Expected::Word("}"));
    }
    let format = match represented {
        Some((_, rest)) => rest.strip_prefix(':').unwrap_or_default(),
        None => colon.and_then(|at| inner.text.get(at..)).unwrap_or_default(),
    };
    let format = format.to_owned();
    if represented.is_none() {
        return Ok(FormattedPart::Value(parsed, format));
    }
    let span = parsed.span;
    let callee = Expression::new(span, ExpressionKind::Name("repr".to_owned()));
    let arguments = vec![Argument { name: None, value: parsed }];
    let call = ExpressionKind::Call(Box::new(callee), arguments);
    Ok(FormattedPart::Value(Expression::new(span, call), format))
}
