//! Nuru's expressions.

use super::super::parser::{Action, Infix, Parsed, Parser};
use super::super::token::TokenKind;
use super::super::{Expected, Problem};
use super::names::{KEYWORDS, name};
use super::statements;
use crate::source::Span;
use crate::tree::{
    Argument, BinaryOperator, Clause, Collection, Expression, ExpressionKind, Function, Parameter,
    Passing, Target, UnaryOperator, ValueType,
};

const PREFIX: u8 = 7;

/// `&&` and `||` have the same precedence, and both sides are always computed.
pub(super) fn infix(parser: &Parser<'_>) -> Option<Infix> {
    let (precedence, operator) = match parser.kind() {
        TokenKind::Word(word) if word == "ktk" => (1, BinaryOperator::In),
        TokenKind::Sign(sign) => match *sign {
            "&&" => (1, BinaryOperator::Both),
            "||" => (1, BinaryOperator::Either),
            "==" => (2, BinaryOperator::Equal),
            "!=" => (2, BinaryOperator::NotEqual),
            "<" => (3, BinaryOperator::Less),
            "<=" => (3, BinaryOperator::LessOrEqual),
            ">" => (3, BinaryOperator::Greater),
            ">=" => (3, BinaryOperator::GreaterOrEqual),
            "+" => (4, BinaryOperator::Add),
            "-" => (4, BinaryOperator::Subtract),
            "*" => (5, BinaryOperator::Multiply),
            "/" => (5, BinaryOperator::DivideWhole),
            "**" => (6, BinaryOperator::PowerReal),
            "%" => (PREFIX, BinaryOperator::RemainderTruncated),
            _ => return None,
        },
        _ => return None,
    };
    Some(Infix { precedence, tokens: 1, action: Action::Binary(operator) })
}

pub(super) fn operand(parser: &mut Parser<'_>) -> Parsed<Expression> {
    let start = parser.span();
    let prefix = match parser.kind() {
        TokenKind::Sign("-") => Some(UnaryOperator::Negate),
        TokenKind::Sign("+") => Some(UnaryOperator::Plus),
        TokenKind::Sign("!") => Some(UnaryOperator::Not),
        _ => None,
    };
    if let Some(operator) = prefix {
        parser.advance();
        let value = parser.binary(PREFIX + 1)?;
        let span = start.to(value.span);
        return Ok(Expression::new(span, ExpressionKind::Unary(operator, Box::new(value))));
    }
    let mut value = primary(parser)?;
    let mut count = 0;
    loop {
        parser.check_chain(count)?;
        count += 1;
        let kind = match parser.kind() {
            TokenKind::Sign("(") => {
                parser.advance();
                ExpressionKind::Call(Box::new(value), parser.list(")", argument)?)
            }
            TokenKind::Sign("[") => {
                parser.advance();
                let index = parser.expression()?;
                parser.expect_sign("]")?;
                ExpressionKind::Element(Box::new(value), vec![index])
            }
            TokenKind::Sign(".") => {
                parser.advance();
                method(parser, value)?
            }
            _ => return Ok(value),
        };
        value = Expression::new(parser.span_from(start), kind);
    }
}

fn method(parser: &mut Parser<'_>, object: Expression) -> Parsed<ExpressionKind> {
    let name = name(parser)?;
    if !parser.take_sign("(") {
        return Ok(ExpressionKind::Member(Box::new(object), name));
    }
    let arguments = parser.list(")", argument)?;
    let is_function =
        arguments.first().is_some_and(|it| matches!(it.value.kind, ExpressionKind::Function(_)));
    if is_function && matches!(name.as_str(), "map" | "chuja") {
        return Ok(mapped(object, &name, arguments));
    }
    Ok(ExpressionKind::Method(Box::new(object), name, arguments))
}

/// Returns a list of the function's values, or of the items for which it is true.
fn mapped(object: Expression, name: &str, arguments: Vec<Argument>) -> ExpressionKind {
    let span = object.span;
    let item = || Expression::new(span, ExpressionKind::Name("kila mmoja".to_owned()));
    let target = Target::Name("kila mmoja".to_owned(), span);
    let function = arguments.into_iter().next().map_or_else(item, |it| it.value);
    let argument = Argument { name: None, value: item() };
    let call =
        Expression::new(function.span, ExpressionKind::Call(Box::new(function), vec![argument]));
    let mut clauses = vec![Clause::For(target, object)];
    let value = if name == "map" {
        call
    } else {
        clauses.push(Clause::If(call));
        item()
    };
    ExpressionKind::Comprehension(Collection::List, Box::new(value), None, clauses)
}

fn argument(parser: &mut Parser<'_>) -> Parsed<Argument> {
    let is_named = matches!(parser.kind(), TokenKind::Word(_))
        && *parser.kind_after(1) == TokenKind::Sign("=");
    let name = if is_named { Some(name(parser)?) } else { None };
    if is_named {
        parser.advance();
    }
    Ok(Argument { name, value: parser.expression()? })
}

fn primary(parser: &mut Parser<'_>) -> Parsed<Expression> {
    let start = parser.span();
    let kind = match parser.kind().clone() {
        TokenKind::Integer(number) => ExpressionKind::Integer(number),
        TokenKind::Real(number) => ExpressionKind::Real(number),
        TokenKind::Text(text) => ExpressionKind::Text(text),
        TokenKind::Word(word) => match word.as_str() {
            "kweli" => ExpressionKind::Truth(true),
            "sikweli" => ExpressionKind::Truth(false),
            "tupu" => ExpressionKind::Nothing,
            "unda" => {
                parser.advance();
                let function = function(parser, start)?;
                let span = parser.span_from(start);
                return Ok(Expression::new(span, ExpressionKind::Function(Box::new(function))));
            }
            word if KEYWORDS.contains(&word) => return parser.fail(Expected::Expression),
            _ => ExpressionKind::Name(word),
        },
        TokenKind::Sign("(") => return parser.parenthesized(start),
        TokenKind::Sign("[") => {
            parser.advance();
            let items = parser.list("]", Parser::expression)?;
            let kind = ExpressionKind::Items(Collection::List, items);
            return Ok(Expression::new(parser.span_from(start), kind));
        }
        TokenKind::Sign("{") => {
            parser.advance();
            let pairs = parser.list("}", |parser| {
                let key = parser.expression()?;
                parser.expect_sign(":")?;
                Ok((key, parser.expression()?))
            })?;
            return Ok(Expression::new(parser.span_from(start), ExpressionKind::Dictionary(pairs)));
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

/// Reads the rest of a function, from its name or parameters.
fn function(parser: &mut Parser<'_>, start: Span) -> Parsed<Function> {
    let name =
        if matches!(parser.kind(), TokenKind::Word(_)) { name(parser)? } else { String::new() };
    parser.expect_sign("(")?;
    let parameters = parser.list(")", parameter)?;
    for (nth, parameter) in parameters.iter().enumerate() {
        if parameters[..nth].iter().any(|it| it.name == parameter.name) {
            parser.error(parameter.span, Problem::DuplicateName(parameter.name.clone()));
        }
    }
    let header = parser.span_from(start);
    let loops = std::mem::take(&mut parser.loops);
    let body = parser.nested(|parser| statements::block(parser, start));
    parser.loops = loops;
    let mut body = body?;
    statements::return_last(&mut body);
    let span = parser.span_from(start);
    Ok(Function {
        name,
        span,
        header,
        parameters,
        body,
        result: None,
        globals: Vec::new(),
        nonlocals: Vec::new(),
    })
}

fn parameter(parser: &mut Parser<'_>) -> Parsed<Parameter> {
    let span = parser.span();
    let name = name(parser)?;
    let default = if parser.take_sign("=") { Some(parser.expression()?) } else { None };
    let (passing, value_type) = (Passing::In, ValueType::Any);
    Ok(Parameter { name, span, passing, value_type, is_table: false, default })
}
