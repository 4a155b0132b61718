//! Lists, tuples, sets and dictionaries, written out or by comprehensions.

use super::super::parser::{Failed, Parsed, Parser};
use super::super::token::TokenKind;
use super::super::{Expected, Problem};
use crate::tree::{Clause, Collection, Expression, ExpressionKind, Target};

/// Reads `for … in … if …`, as often as it is there.
pub(super) fn clauses(parser: &mut Parser<'_>) -> Parsed<Vec<Clause>> {
    let mut clauses = Vec::new();
    loop {
        if parser.take_word(&["for"]) {
            let target = targets(parser)?;
            parser.expect_word(&["in"])?;
            clauses.push(Clause::For(target, parser.expression()?));
        } else if parser.take_word(&["if"]) {
            clauses.push(Clause::If(parser.expression()?));
        } else {
            return Ok(clauses);
        }
    }
}

/// Reads the variables of a loop.
pub(super) fn targets(parser: &mut Parser<'_>) -> Parsed<Target> {
    let start = parser.span();
    let first = target(parser)?;
    if !parser.is_sign(",") {
        return Ok(first);
    }
    let mut targets = vec![first];
    while parser.take_sign(",") {
        if parser.is_word(&["in"]) {
            break;
        }
        targets.push(target(parser)?);
    }
    Ok(Target::Many(targets, parser.span_from(start)))
}

fn target(parser: &mut Parser<'_>) -> Parsed<Target> {
    if !matches!(parser.kind(), TokenKind::Word(_) | TokenKind::Sign("(" | "[")) {
        return parser.fail(Expected::Name);
    }
    let value = (parser.operators.operand)(parser)?;
    let span = value.span;
    value.into_target().ok_or_else(|| {
        parser.error(span, Problem::NotAssignable);
        Failed
    })
}

pub(super) fn is_comprehension(parser: &Parser<'_>) -> bool {
    parser.is_word(&["for"])
}

/// Reads a value in parentheses, a tuple, or the items of a generator as a list.
pub(super) fn parenthesized(parser: &mut Parser<'_>) -> Parsed<Expression> {
    let start = parser.span();
    parser.advance();
    if parser.take_sign(")") {
        let kind = ExpressionKind::Items(Collection::Tuple, Vec::new());
        return Ok(Expression::new(parser.span_from(start), kind));
    }
    let mut first = parser.python_expression()?;
    if is_comprehension(parser) {
        let clauses = clauses(parser)?;
        parser.expect_sign(")")?;
        let kind = ExpressionKind::Comprehension(Collection::List, Box::new(first), None, clauses);
        return Ok(Expression::new(parser.span_from(start), kind));
    }
    if parser.take_sign(",") {
        let mut items = vec![first];
        items.extend(parser.list(")", Parser::python_expression)?);
        let kind = ExpressionKind::Items(Collection::Tuple, items);
        return Ok(Expression::new(parser.span_from(start), kind));
    }
    parser.expect_sign(")")?;
    first.span = parser.span_from(start);
    Ok(first)
}

pub(super) fn list(parser: &mut Parser<'_>) -> Parsed<Expression> {
    let start = parser.span();
    parser.advance();
    let kind = items(parser, Collection::List, "]")?;
    Ok(Expression::new(parser.span_from(start), kind))
}

fn items(
    parser: &mut Parser<'_>,
    collection: Collection,
    close: &'static str,
) -> Parsed<ExpressionKind> {
    if parser.take_sign(close) {
        return Ok(ExpressionKind::Items(collection, Vec::new()));
    }
    let first = parser.python_expression()?;
    items_after(parser, first, collection, close)
}

fn items_after(
    parser: &mut Parser<'_>,
    first: Expression,
    collection: Collection,
    close: &'static str,
) -> Parsed<ExpressionKind> {
    if is_comprehension(parser) {
        let clauses = clauses(parser)?;
        parser.expect_sign(close)?;
        return Ok(ExpressionKind::Comprehension(collection, Box::new(first), None, clauses));
    }
    let mut items = vec![first];
    if parser.take_sign(",") {
        items.extend(parser.list(close, Parser::python_expression)?);
    } else {
        parser.expect_sign(close)?;
    }
    Ok(ExpressionKind::Items(collection, items))
}

pub(super) fn dictionary_or_set(parser: &mut Parser<'_>) -> Parsed<Expression> {
    let start = parser.span();
    parser.advance();
    if parser.take_sign("}") {
        return Ok(Expression::new(
            parser.span_from(start),
            ExpressionKind::Dictionary(Vec::new()),
        ));
    }
    let first = parser.python_expression()?;
    if !parser.take_sign(":") {
        let kind = items_after(parser, first, Collection::Set, "}")?;
        return Ok(Expression::new(parser.span_from(start), kind));
    }
    let value = parser.python_expression()?;
    if is_comprehension(parser) {
        let clauses = clauses(parser)?;
        parser.expect_sign("}")?;
        let kind = ExpressionKind::Comprehension(
            Collection::Set,
            Box::new(first),
            Some(Box::new(value)),
            clauses,
        );
        return Ok(Expression::new(parser.span_from(start), kind));
    }
    let mut pairs = vec![(first, value)];
    if parser.take_sign(",") {
        pairs.extend(parser.list("}", |parser| {
            let key = parser.python_expression()?;
            parser.expect_sign(":")?;
            Ok((key, parser.python_expression()?))
        })?);
    } else {
        parser.expect_sign("}")?;
    }
    Ok(Expression::new(parser.span_from(start), ExpressionKind::Dictionary(pairs)))
}
