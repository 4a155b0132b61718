//! Python's statements without blocks.

use super::super::parser::{Failed, Parsed, Parser};
use super::super::token::TokenKind;
use super::super::{Expected, Problem};
use super::definitions::applied;
use super::names::{KEYWORDS, name};
use crate::source::Span;
use crate::tree::{
    Argument, BinaryOperator, Clause, Collection, Expression, ExpressionKind, FormattedPart,
    Statement, StatementKind, Target,
};

/// Reads the statements of a line, with semicolons between them.
pub(super) fn line(parser: &mut Parser<'_>, body: &mut Vec<Statement>) -> Parsed<()> {
    loop {
        let start = parser.span();
        let kind = parser.nested(statement)?;
        body.push(Statement { span: parser.span_from(start), kind });
        if !parser.take_sign(";") {
            break;
        }
        if *parser.kind() == TokenKind::LineEnd {
            break;
        }
    }
    match parser.kind() {
        TokenKind::LineEnd => {
            parser.advance();
            Ok(())
        }
        TokenKind::End | TokenKind::Dedent => Ok(()),
        _ => parser.fail(Expected::EndOfLine),
    }
}

fn statement(parser: &mut Parser<'_>) -> Parsed<StatementKind> {
    let start = parser.span();
    match parser.word() {
        Some("pass") => {
            parser.advance();
            Ok(StatementKind::Pass)
        }
        Some("break") => leave(parser, StatementKind::Break),
        Some("continue") => leave(parser, StatementKind::Continue),
        Some("return") => {
            parser.advance();
            let has_value = !matches!(
                parser.kind(),
                TokenKind::LineEnd | TokenKind::End | TokenKind::Sign(";")
            );
            Ok(StatementKind::Return(if has_value {
                Some(parser.python_expressions()?)
            } else {
                None
            }))
        }
        Some("assert") => {
            parser.advance();
            let condition = parser.python_expression()?;
            if parser.take_sign(",") {
                parser.python_expression()?;
            }
            Ok(StatementKind::Assert(condition))
        }
        Some("global") => Ok(StatementKind::Global(names(parser)?)),
        Some("nonlocal") => Ok(StatementKind::Nonlocal(names(parser)?)),
        Some("del") => {
            parser.advance();
            deletion(parser, start)
        }
        _ => assignment(parser),
    }
}

/// Reads the names behind `global` or `nonlocal`.
fn names(parser: &mut Parser<'_>) -> Parsed<Vec<String>> {
    parser.advance();
    let mut names = vec![name(parser)?];
    while parser.take_sign(",") {
        names.push(name(parser)?);
    }
    Ok(names)
}

fn leave(parser: &mut Parser<'_>, kind: StatementKind) -> Parsed<StatementKind> {
    if parser.loops == 0 {
        let word = parser.span().of(parser.text).to_owned();
        parser.error(parser.span(), Problem::Misplaced(word));
        return Err(Failed);
    }
    parser.advance();
    Ok(kind)
}

fn deletion(parser: &mut Parser<'_>, start: Span) -> Parsed<StatementKind> {
    let value = parser.python_expression()?;
    match value.kind {
        ExpressionKind::Element(object, indices) => {
            let arguments =
                indices.into_iter().map(|value| Argument { name: None, value }).collect();
            let kind = ExpressionKind::Method(object, "pop".to_owned(), arguments);
            Ok(StatementKind::Evaluate(Expression::new(value.span, kind)))
        }
        _ => parser.unsupported(start),
    }
}

fn assignment(parser: &mut Parser<'_>) -> Parsed<StatementKind> {
    let is_start = match parser.kind() {
        TokenKind::Word(word) => {
            let starts = ["True", "False", "None", "not", "lambda"];
            !KEYWORDS.contains(&word.as_str()) || starts.contains(&word.as_str())
        }
        _ => true,
    };
    if !is_start {
        return parser.fail(Expected::Statement);
    }
    let first = parser.python_expressions()?;
    // The type of a variable means nothing here.
    if matches!(first.kind, ExpressionKind::Name(_)) && parser.take_sign(":") {
        parser.python_expression()?;
        if !parser.is_sign("=") {
            return Ok(StatementKind::Pass);
        }
    }
    let TokenKind::Sign(sign) = *parser.kind() else { return evaluated(parser, first) };
    let operator = match sign {
        "=" => None,
        "+=" => Some(BinaryOperator::AddInPlace),
        "-=" => Some(BinaryOperator::Subtract),
        "*=" => Some(BinaryOperator::Multiply),
        "/=" => Some(BinaryOperator::DivideReal),
        "//=" => Some(BinaryOperator::DivideFloor),
        "%=" => Some(BinaryOperator::RemainderFloor),
        "**=" => Some(BinaryOperator::Power),
        "|=" => Some(BinaryOperator::Union),
        "&=" => Some(BinaryOperator::Intersection),
        "^=" => Some(BinaryOperator::Difference),
        "<<=" => Some(BinaryOperator::ShiftLeft),
        ">>=" => Some(BinaryOperator::ShiftRight),
        _ => return evaluated(parser, first),
    };
    let mut targets = vec![target(parser, first)?];
    parser.advance();
    let mut value = parser.python_expressions()?;
    if let Some(operator) = operator {
        return match targets.pop() {
            Some(target) => Ok(StatementKind::Update(target, operator, value)),
            None => Err(Failed),
        };
    }
    while parser.take_sign("=") {
        targets.push(target(parser, value)?);
        value = parser.python_expressions()?;
    }
    Ok(match <[Target; 1]>::try_from(targets) {
        Ok([target]) => StatementKind::Assign(target, value),
        Err(targets) => StatementKind::AssignAll(targets, value),
    })
}

fn target(parser: &mut Parser<'_>, value: Expression) -> Parsed<Target> {
    let span = value.span;
    value.into_target().ok_or_else(|| {
        parser.error(span, Problem::NotAssignable);
        Failed
    })
}

fn evaluated(parser: &mut Parser<'_>, value: Expression) -> Parsed<StatementKind> {
    let span = value.span;
    match value.kind {
        ExpressionKind::Call(callee, arguments) if matches!(&callee.kind, ExpressionKind::Name(name) if name == "print") => {
            printed(parser, arguments, span)
        }
        kind => Ok(StatementKind::Evaluate(Expression::new(span, kind))),
    }
}

/// Returns the values of `print` with the separators between them and what ends them.
fn printed(parser: &mut Parser<'_>, arguments: Vec<Argument>, span: Span) -> Parsed<StatementKind> {
    let text = |text: &str| Expression::new(span, ExpressionKind::Text(text.to_owned()));
    let (mut separator, mut end) = (text(" "), text("\n"));
    let mut values = Vec::new();
    for Argument { name, value } in arguments {
        match name.as_deref() {
            None => values.push((false, value)),
            Some("*") => values.push((true, value)),
            Some("sep") => separator = value,
            Some("end") => end = value,
            Some("flush") => {}
            Some(_) => return parser.unsupported(value.span),
        }
    }
    let is_constant = matches!(separator.kind, ExpressionKind::Text(_) | ExpressionKind::Name(_));
    if is_constant {
        let mut items = separated(values, &separator, span);
        items.push(end);
        return Ok(StatementKind::Print(items));
    }
    // The separator is computed once: `[f"{a}{separator}{b}" for separator in [f()]][0]`.
    let name = || "the separator".to_owned();
    let named = Expression::new(separator.span, ExpressionKind::Name(name()));
    let parts = separated(values, &named, span).into_iter();
    let parts = parts.map(|it| FormattedPart::Value(it, String::new())).collect();
    let text = Expression::new(span, ExpressionKind::Formatted(parts));
    let list = |item: Expression| {
        Expression::new(item.span, ExpressionKind::Items(Collection::List, vec![item]))
    };
    let clause = Clause::For(Target::Name(name(), separator.span), list(separator));
    let texts = ExpressionKind::Comprehension(Collection::List, Box::new(text), None, vec![clause]);
    let first = Expression::new(span, ExpressionKind::Integer(0));
    let text = ExpressionKind::Element(Box::new(Expression::new(span, texts)), vec![first]);
    Ok(StatementKind::Print(vec![Expression::new(span, text), end]))
}

/// Returns values with a separator between them. Of a list, its items are printed.
fn separated(
    values: Vec<(bool, Expression)>,
    separator: &Expression,
    span: Span,
) -> Vec<Expression> {
    let mut items = Vec::new();
    for (is_list, value) in values {
        if !items.is_empty() {
            items.push(separator.clone());
        }
        if is_list {
            let function = Expression::new(span, ExpressionKind::Name("str".to_owned()));
            let texts = Expression::new(value.span, applied(function, value));
            let arguments = vec![Argument { name: None, value: texts }];
            let join =
                ExpressionKind::Method(Box::new(separator.clone()), "join".to_owned(), arguments);
            items.push(Expression::new(span, join));
        } else {
            items.push(value);
        }
    }
    items
}
