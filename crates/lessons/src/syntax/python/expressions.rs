//! Python's expressions.

use super::super::Expected;
use super::super::parser::{Action, Infix, Parsed, Parser};
use super::super::token::TokenKind;
use super::names::{KEYWORDS, name};
use super::{comprehensions, definitions, formatted};
use crate::source::Span;
use crate::tree::{BinaryOperator, Collection, Expression, ExpressionKind, UnaryOperator};

const NOT: u8 = 3;
const COMPARISON: u8 = 4;
const UNARY: u8 = 11;

pub(super) fn infix(parser: &Parser<'_>) -> Option<Infix> {
    use BinaryOperator as B;
    let is_word = |count: usize, word: &str| matches!(parser.kind_after(count), TokenKind::Word(it) if it == word);
    let (precedence, tokens, action) = match parser.kind() {
        TokenKind::Word(word) => match word.as_str() {
            "or" => (1, 1, Action::Or),
            "and" => (2, 1, Action::And),
            "in" => (COMPARISON, 1, Action::Chained(B::In)),
            "not" if is_word(1, "in") => (COMPARISON, 2, Action::Chained(B::NotIn)),
            "is" if is_word(1, "not") => (COMPARISON, 2, Action::Chained(B::IsNot)),
            "is" => (COMPARISON, 1, Action::Chained(B::Is)),
            _ => return None,
        },
        TokenKind::Sign(sign) => match *sign {
            "==" => (COMPARISON, 1, Action::Chained(B::Equal)),
            "!=" => (COMPARISON, 1, Action::Chained(B::NotEqual)),
            "<" => (COMPARISON, 1, Action::Chained(B::Less)),
            "<=" => (COMPARISON, 1, Action::Chained(B::LessOrEqual)),
            ">" => (COMPARISON, 1, Action::Chained(B::Greater)),
            ">=" => (COMPARISON, 1, Action::Chained(B::GreaterOrEqual)),
            "|" => (5, 1, Action::Binary(B::Union)),
            "^" => (6, 1, Action::Binary(B::Difference)),
            "&" => (7, 1, Action::Binary(B::Intersection)),
            "<<" => (8, 1, Action::Binary(B::ShiftLeft)),
            ">>" => (8, 1, Action::Binary(B::ShiftRight)),
            "+" => (9, 1, Action::Binary(B::Add)),
            "-" => (9, 1, Action::Binary(B::Subtract)),
            "*" => (10, 1, Action::Binary(B::Multiply)),
            "/" => (10, 1, Action::Binary(B::DivideReal)),
            "//" => (10, 1, Action::Binary(B::DivideFloor)),
            "%" => (10, 1, Action::Binary(B::RemainderFloor)),
            "**" => (12, 1, Action::RightBinary(B::Power)),
            _ => return None,
        },
        _ => return None,
    };
    Some(Infix { precedence, tokens, action })
}

impl Parser<'_> {
    /// Reads an expression with `if … else`, or a function without a name.
    pub(super) fn python_expression(&mut self) -> Parsed<Expression> {
        let start = self.span();
        if self.is_word(&["lambda"]) {
            return self.nested(definitions::lambda);
        }
        let value = self.expression()?;
        if !self.is_word(&["if"]) {
            return Ok(value);
        }
        self.advance();
        let condition = self.expression()?;
        self.expect_word(&["else"])?;
        let otherwise = self.nested(Parser::python_expression)?;
        let span = start.to(otherwise.span);
        Ok(Expression::new(span, ExpressionKind::Choice(Box::new([condition, value, otherwise]))))
    }
    /// Reads an expression, or several with commas between them, which are a tuple.
    pub(super) fn python_expressions(&mut self) -> Parsed<Expression> {
        let start = self.span();
        let first = self.python_expression()?;
        if !self.is_sign(",") {
            return Ok(first);
        }
        let mut items = vec![first];
        while self.take_sign(",") {
            let ends = matches!(
                self.kind(),
                TokenKind::LineEnd | TokenKind::End | TokenKind::Sign("=" | ")" | "]" | ":")
            );
            if ends {
                break;
            }
            items.push(self.python_expression()?);
        }
        let kind = ExpressionKind::Items(Collection::Tuple, items);
        Ok(Expression::new(self.span_from(start), kind))
    }
}

pub(super) fn operand(parser: &mut Parser<'_>) -> Parsed<Expression> {
    let start = parser.span();
    let prefix = match parser.kind() {
        TokenKind::Word(word) if word == "not" => Some((UnaryOperator::Not, NOT)),
        TokenKind::Sign("-") => Some((UnaryOperator::Negate, UNARY)),
        TokenKind::Sign("+") => Some((UnaryOperator::Plus, UNARY)),
        _ => None,
    };
    if let Some((operator, precedence)) = prefix {
        parser.advance();
        let value = parser.binary(precedence)?;
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
                let arguments = definitions::arguments(parser)?;
                definitions::call(value, arguments)
            }
            TokenKind::Sign("[") => {
                parser.advance();
                subscript(parser, value)?
            }
            TokenKind::Sign(".") => {
                parser.advance();
                let name = name(parser)?;
                if parser.take_sign("(") {
                    ExpressionKind::Method(Box::new(value), name, definitions::arguments(parser)?)
                } else {
                    return parser.unsupported(parser.span_from(start));
                }
            }
            _ => return Ok(value),
        };
        value = Expression::new(parser.span_from(start), kind);
    }
}

/// Reads what follows `[` behind a value.
fn subscript(parser: &mut Parser<'_>, object: Expression) -> Parsed<ExpressionKind> {
    let bound = |parser: &mut Parser<'_>| {
        if parser.is_sign(":") || parser.is_sign("]") {
            Ok(None)
        } else {
            parser.python_expression().map(Some)
        }
    };
    let first = bound(parser)?;
    if parser.take_sign(":") {
        let last = bound(parser)?;
        let step = if parser.take_sign(":") { bound(parser)? } else { None };
        parser.expect_sign("]")?;
        return Ok(ExpressionKind::Slice(Box::new(object), Box::new([first, last, step])));
    }
    let Some(first) = first else { return parser.fail(Expected::Expression) };
    let start = first.span;
    let mut items = vec![first];
    while parser.take_sign(",") {
        items.push(parser.python_expression()?);
    }
    parser.expect_sign("]")?;
    let index = match items.pop() {
        Some(index) if items.is_empty() => index,
        last => {
            items.extend(last);
            Expression::new(
                parser.span_from(start),
                ExpressionKind::Items(Collection::Tuple, items),
            )
        }
    };
    Ok(ExpressionKind::Element(Box::new(object), vec![index]))
}

fn primary(parser: &mut Parser<'_>) -> Parsed<Expression> {
    let start = parser.span();
    let kind = match parser.kind().clone() {
        TokenKind::Integer(number) => ExpressionKind::Integer(number),
        TokenKind::Real(number) => ExpressionKind::Real(number),
        TokenKind::Text(_) | TokenKind::Formatted(_) => return texts(parser, start),
        TokenKind::Word(word) => match word.as_str() {
            "True" => ExpressionKind::Truth(true),
            "False" => ExpressionKind::Truth(false),
            "None" => ExpressionKind::Nothing,
            "yield" | "await" => return parser.unsupported(start),
            word if KEYWORDS.contains(&word) => return parser.fail(Expected::Expression),
            _ => ExpressionKind::Name(word),
        },
        TokenKind::Sign("(") => return comprehensions::parenthesized(parser),
        TokenKind::Sign("[") => return comprehensions::list(parser),
        TokenKind::Sign("{") => return comprehensions::dictionary_or_set(parser),
        TokenKind::Sign(_)
        | TokenKind::LineEnd
        | TokenKind::Indent
        | TokenKind::Dedent
        | TokenKind::End => return parser.fail(Expected::Expression),
    };
    parser.advance();
    Ok(Expression::new(start, kind))
}

/// Reads texts that follow each other, which are one text.
fn texts(parser: &mut Parser<'_>, start: Span) -> Parsed<Expression> {
    let mut parts = Vec::new();
    loop {
        match parser.kind().clone() {
            TokenKind::Text(text) => parts.push(crate::tree::FormattedPart::Text(text)),
            TokenKind::Formatted(content) => formatted::parts(parser, &content, &mut parts)?,
            _ => break,
        }
        parser.advance();
    }
    let span = parser.span_from(start);
    let is_plain =
        |part: &crate::tree::FormattedPart| matches!(part, crate::tree::FormattedPart::Text(_));
    if !parts.iter().all(is_plain) {
        return Ok(Expression::new(span, ExpressionKind::Formatted(parts)));
    }
    let text = parts.into_iter().map(|part| match part {
        crate::tree::FormattedPart::Text(text) => text,
        crate::tree::FormattedPart::Value(..) => String::new(),
    });
    Ok(Expression::new(span, ExpressionKind::Text(text.collect())))
}
