//! KuMir's expressions.

use super::super::parser::{Action, Failed, Infix, Parsed, Parser};
use super::super::token::TokenKind;
use super::super::{Expected, Problem};
use crate::source::Span;
use crate::tree::{Argument, BinaryOperator, Expression, ExpressionKind, Target, UnaryOperator};

const COMPARISON: u8 = 4;
const PRODUCT: u8 = 6;

pub(super) fn infix(parser: &Parser<'_>) -> Option<Infix> {
    let infix = |precedence, action| Some(Infix { precedence, tokens: 1, action });
    match parser.kind() {
        TokenKind::Word(word) => match word.as_str() {
            "или" => infix(1, Action::Or),
            "и" => infix(2, Action::And),
            _ => None,
        },
        TokenKind::Sign(sign) => {
            let compare = |operator| infix(COMPARISON, Action::Chained(operator));
            match *sign {
                "=" => compare(BinaryOperator::Equal),
                "<>" | "≠" => compare(BinaryOperator::NotEqual),
                "<" => compare(BinaryOperator::Less),
                "<=" | "≤" => compare(BinaryOperator::LessOrEqual),
                ">" => compare(BinaryOperator::Greater),
                ">=" | "≥" => compare(BinaryOperator::GreaterOrEqual),
                "+" => infix(5, Action::Binary(BinaryOperator::Add)),
                "-" => infix(5, Action::Binary(BinaryOperator::Subtract)),
                "*" => infix(PRODUCT, Action::Binary(BinaryOperator::Multiply)),
                "/" => infix(PRODUCT, Action::Binary(BinaryOperator::DivideReal)),
                "**" => infix(7, Action::RightBinary(BinaryOperator::Power)),
                _ => None,
            }
        }
        _ => None,
    }
}

pub(super) fn operand(parser: &mut Parser<'_>) -> Parsed<Expression> {
    let start = parser.span();
    let unary = |parser: &mut Parser<'_>, operator, precedence| {
        parser.advance();
        let value = parser.binary(precedence)?;
        let span = start.to(value.span);
        Ok(Expression::new(span, ExpressionKind::Unary(operator, Box::new(value))))
    };
    if parser.is_word(&["не"]) {
        return unary(parser, UnaryOperator::Not, COMPARISON);
    }
    if parser.is_sign("-") {
        return unary(parser, UnaryOperator::Negate, PRODUCT);
    }
    if parser.is_sign("+") {
        return unary(parser, UnaryOperator::Plus, PRODUCT);
    }
    let mut value = primary(parser)?;
    let mut count = 0;
    while parser.is_sign("[") {
        parser.check_chain(count)?;
        count += 1;
        value = element(parser, value, start)?;
    }
    Ok(value)
}

/// Reads `[index, …]` or `[from:to]` behind a value.
fn element(parser: &mut Parser<'_>, object: Expression, start: Span) -> Parsed<Expression> {
    parser.expect_sign("[")?;
    let first = parser.expression()?;
    if parser.take_sign(":") {
        let last = parser.expression()?;
        parser.expect_sign("]")?;
        let bounds = Box::new([Some(first), Some(last), None]);
        let span = parser.span_from(start);
        return Ok(Expression::new(span, ExpressionKind::Slice(Box::new(object), bounds)));
    }
    let mut indices = vec![first];
    if parser.take_sign(",") {
        indices.extend(parser.list("]", Parser::expression)?);
    } else {
        parser.expect_sign("]")?;
    }
    let span = parser.span_from(start);
    Ok(Expression::new(span, ExpressionKind::Element(Box::new(object), indices)))
}

fn primary(parser: &mut Parser<'_>) -> Parsed<Expression> {
    let start = parser.span();
    let kind = match parser.kind().clone() {
        TokenKind::Integer(number) => ExpressionKind::Integer(number),
        TokenKind::Real(number) => ExpressionKind::Real(number),
        TokenKind::Text(text) => ExpressionKind::Text(text),
        TokenKind::Word(word) => match word.as_str() {
            "да" => ExpressionKind::Truth(true),
            "нет" => ExpressionKind::Truth(false),
            "нс" => ExpressionKind::Text("\n".to_owned()),
            "знач" => ExpressionKind::Name(word),
            // A type, unless it is called like a function.
            "цел" | "вещ" | "лит" if *parser.kind_after(1) == TokenKind::Sign("(") => {
                parser.advance();
                return call(parser, word, start);
            }
            _ => {
                let Some(name) = parser.name() else { return parser.fail(Expected::Expression) };
                return if parser.is_sign("(") {
                    call(parser, name, start)
                } else {
                    let span = parser.span_from(start);
                    Ok(Expression::new(span, ExpressionKind::Name(name)))
                };
            }
        },
        TokenKind::Sign("(") => return parser.parenthesized(start),
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

fn call(parser: &mut Parser<'_>, name: String, start: Span) -> Parsed<Expression> {
    let callee = Expression::new(parser.span_from(start), ExpressionKind::Name(name));
    parser.expect_sign("(")?;
    let arguments =
        parser.list(")", |parser| Ok(Argument { name: None, value: parser.expression()? }))?;
    let span = parser.span_from(start);
    Ok(Expression::new(span, ExpressionKind::Call(Box::new(callee), arguments)))
}

/// Reads the place that a value is assigned to.
pub(super) fn target(parser: &mut Parser<'_>) -> Parsed<Target> {
    let value = operand(parser)?;
    let span = value.span;
    value.into_target().ok_or_else(|| {
        parser.error(span, Problem::NotAssignable);
        Failed
    })
}
