//! 1C's expressions.

use super::super::parser::{Action, Infix, Parsed, Parser};
use super::super::token::TokenKind;
use super::super::{Expected, Problem};
use super::keywords::{AND, FALSE, NEW, NOT, OR, TRUE, UNDEFINED, is, is_keyword};
use super::library;
use crate::source::Span;
use crate::tree::{Argument, BinaryOperator, Expression, ExpressionKind, UnaryOperator};

const COMPARISON: u8 = 4;
const PRODUCT: u8 = 6;

pub(super) fn infix(parser: &Parser<'_>) -> Option<Infix> {
    let infix = |precedence, action| Some(Infix { precedence, tokens: 1, action });
    match parser.kind() {
        TokenKind::Word(word) if is(OR, word) => infix(1, Action::Or),
        TokenKind::Word(word) if is(AND, word) => infix(2, Action::And),
        TokenKind::Sign(sign) => {
            let (precedence, operator) = match *sign {
                "=" => (COMPARISON, BinaryOperator::Equal),
                "<>" => (COMPARISON, BinaryOperator::NotEqual),
                "<" => (COMPARISON, BinaryOperator::Less),
                "<=" => (COMPARISON, BinaryOperator::LessOrEqual),
                ">" => (COMPARISON, BinaryOperator::Greater),
                ">=" => (COMPARISON, BinaryOperator::GreaterOrEqual),
                "+" => (5, BinaryOperator::Join),
                "-" => (5, BinaryOperator::Subtract),
                "*" => (PRODUCT, BinaryOperator::Multiply),
                "/" => (PRODUCT, BinaryOperator::DivideWhole),
                "%" => (PRODUCT, BinaryOperator::RemainderTruncated),
                _ => return None,
            };
            infix(precedence, Action::Binary(operator))
        }
        _ => None,
    }
}

pub(super) fn operand(parser: &mut Parser<'_>) -> Parsed<Expression> {
    let start = parser.span();
    let prefix = match parser.kind() {
        TokenKind::Word(word) if is(NOT, word) => Some((UnaryOperator::Not, COMPARISON)),
        TokenKind::Sign("-") => Some((UnaryOperator::Negate, PRODUCT + 1)),
        TokenKind::Sign("+") => Some((UnaryOperator::Plus, PRODUCT + 1)),
        _ => None,
    };
    if let Some((operator, precedence)) = prefix {
        parser.advance();
        let value = parser.binary(precedence)?;
        let span = start.to(value.span);
        return Ok(Expression::new(span, ExpressionKind::Unary(operator, Box::new(value))));
    }
    let value = primary(parser)?;
    postfix(parser, value, start)
}

/// Reads what follows a value: calls, indices, members and methods.
pub(super) fn postfix(
    parser: &mut Parser<'_>,
    mut value: Expression,
    start: Span,
) -> Parsed<Expression> {
    let mut count = 0;
    loop {
        parser.check_chain(count)?;
        count += 1;
        let kind = match parser.kind() {
            TokenKind::Sign("(") if matches!(value.kind, ExpressionKind::Name(_)) => {
                parser.advance();
                ExpressionKind::Call(Box::new(value), parser.list(")", argument)?)
            }
            TokenKind::Sign("[") => {
                parser.advance();
                let indices = parser.list("]", Parser::expression)?;
                if indices.is_empty() {
                    return parser.fail(Expected::Expression);
                }
                ExpressionKind::Element(Box::new(value), indices)
            }
            TokenKind::Sign(".") => {
                parser.advance();
                let Some(name) = parser.word().map(str::to_owned) else {
                    return parser.fail(Expected::Name);
                };
                parser.advance();
                if parser.take_sign("(") {
                    ExpressionKind::Method(Box::new(value), name, parser.list(")", argument)?)
                } else {
                    ExpressionKind::Member(Box::new(value), name)
                }
            }
            _ => return Ok(value),
        };
        value = Expression::new(parser.span_from(start), kind);
    }
}

/// Reads an argument. One that is left out is undefined.
fn argument(parser: &mut Parser<'_>) -> Parsed<Argument> {
    let value = if parser.is_sign(",") {
        Expression::new(parser.span(), ExpressionKind::Nothing)
    } else {
        parser.expression()?
    };
    Ok(Argument { name: None, value })
}

fn primary(parser: &mut Parser<'_>) -> Parsed<Expression> {
    let start = parser.span();
    let kind = match parser.kind().clone() {
        TokenKind::Integer(number) => ExpressionKind::Integer(number),
        TokenKind::Real(number) => ExpressionKind::Real(number),
        TokenKind::Text(text) => return Ok(joined_texts(parser, text, start)),
        TokenKind::Word(word) => {
            let word = word.as_str();
            if is(TRUE, word) {
                ExpressionKind::Truth(true)
            } else if is(FALSE, word) {
                ExpressionKind::Truth(false)
            } else if is(UNDEFINED, word) {
                ExpressionKind::Nothing
            } else if is(NEW, word) {
                return construction(parser, start);
            } else if is_keyword(word) {
                return parser.fail(Expected::Expression);
            } else {
                ExpressionKind::Name(word.to_owned())
            }
        }
        TokenKind::Sign("(") => return parser.parenthesized(start),
        TokenKind::Sign("?") => {
            parser.advance();
            parser.expect_sign("(")?;
            let parts = parser.list(")", Parser::expression)?;
            let span = parser.span_from(start);
            let found = parts.len();
            let Ok(parts) = <[Expression; 3]>::try_from(parts) else {
                parser.error(span, Problem::ArgumentCount { expected: 3, found });
                return Err(super::super::parser::Failed);
            };
            return Ok(Expression::new(span, ExpressionKind::Choice(Box::new(parts))));
        }
        TokenKind::Sign(_)
        | TokenKind::Formatted(_)
        | TokenKind::LineEnd
        | TokenKind::Indent
        | TokenKind::Dedent
        | TokenKind::End => return parser.fail(Expected::Expression),
    };
    parser.advance();
    Ok(Expression::new(start, kind))
}

/// Reads texts that follow each other, which are joined by an end of line.
fn joined_texts(parser: &mut Parser<'_>, first: String, start: Span) -> Expression {
    let mut joined = first;
    parser.advance();
    while let TokenKind::Text(next) = parser.kind().clone() {
        joined.push('\n');
        joined.push_str(&next);
        parser.advance();
    }
    Expression::new(parser.span_from(start), ExpressionKind::Text(joined))
}

/// Reads `Новый Массив(9)`. The type becomes a call of the function that makes it.
fn construction(parser: &mut Parser<'_>, start: Span) -> Parsed<Expression> {
    parser.advance();
    let span = parser.span();
    let Some(name) = parser.word().map(str::to_owned) else { return parser.fail(Expected::Type) };
    if !library::TYPES.contains(&name.as_str()) {
        return parser.unsupported(span);
    }
    parser.advance();
    let arguments = if parser.take_sign("(") { parser.list(")", argument)? } else { Vec::new() };
    let object = Expression::new(span, ExpressionKind::Name(format!("новый {name}")));
    let kind = ExpressionKind::Call(Box::new(object), arguments);
    Ok(Expression::new(parser.span_from(start), kind))
}
