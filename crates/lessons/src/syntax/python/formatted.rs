//! Texts with values in them: `f"{row}: {value:>5}"`.

use super::super::lexer;
use super::super::parser::{Failed, Parsed, Parser};
use super::super::{Expected, Problem};
use super::names::RULES;
use crate::tree::{Argument, Expression, ExpressionKind, FormattedPart};

/// Reads the parts of a text that is written like this between its quotation marks.
pub(super) fn parts(
    parser: &mut Parser<'_>,
    content: &str,
    parts: &mut Vec<FormattedPart>,
) -> Parsed<()> {
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
            // From the quotation mark on, the content is as it is written, unless it has escapes.
            let offset = content.len() - inside.len();
            parts.push(value(parser, &inside[..length], offset)?);
            rest = &inside[length + 1..];
        } else {
            text.push(letter);
            rest = &rest[letter.len_utf8()..];
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
fn value(parser: &mut Parser<'_>, written: &str, offset: usize) -> Parsed<FormattedPart> {
    let token = parser.span();
    let mark = token.of(parser.text).find(['"', '\'']).map_or(0, |at| at + 1);
    // Blanks before it give every part its place in the whole text.
    let (is_represented, written) = match written.split_once("!r") {
        Some((value, rest)) if rest.is_empty() || rest.starts_with(':') => {
            (true, format!("{value}{rest}"))
        }
        _ => (false, written.to_owned()),
    };
    let padded = format!("{}{written}", " ".repeat(token.start + mark + offset));
    let mut tokens = lexer::tokens(&padded, &RULES);
    for error in &mut tokens.1 {
        error.span = token;
    }
    // The format need not be made of tokens.
    let at_colon =
        |kind: &super::super::token::TokenKind| *kind == super::super::token::TokenKind::Sign(":");
    let mut inner = Parser::new(&padded, tokens, parser.operators);
    let parsed = inner.python_expression();
    let colon = at_colon(inner.kind()).then(|| inner.span().end);
    let behind = padded.get(inner.span().start..).unwrap_or_default().trim_end();
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
    let format = colon.and_then(|at| padded.get(at..)).unwrap_or_default().to_owned();
    if !is_represented {
        return Ok(FormattedPart::Value(parsed, format));
    }
    let span = parsed.span;
    let callee = Expression::new(span, ExpressionKind::Name("repr".to_owned()));
    let arguments = vec![Argument { name: None, value: parsed }];
    let call = ExpressionKind::Call(Box::new(callee), arguments);
    Ok(FormattedPart::Value(Expression::new(span, call), format))
}
