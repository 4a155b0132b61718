//! Functions, their parameters, and calls.

use super::super::parser::{Parsed, Parser};
use super::super::token::TokenKind;
use super::super::{Expected, Problem};
use super::comprehensions;
use super::names::name;
use crate::tree::{
    Argument, Clause, Collection, Expression, ExpressionKind, Function, Parameter, Passing,
    Statement, StatementKind, Target, ValueType,
};

/// Reads the arguments of a call up to and including the closing parenthesis.
pub(super) fn arguments(parser: &mut Parser<'_>) -> Parsed<Vec<Argument>> {
    let mut has_names = false;
    parser.list(")", |parser| {
        let start = parser.span();
        // `*list` is marked by a name that no parameter has.
        if parser.take_sign("*") {
            return Ok(Argument { name: Some("*".to_owned()), value: parser.python_expression()? });
        }
        if parser.is_sign("**") {
            return parser.unsupported(start);
        }
        let is_named = matches!(parser.kind(), TokenKind::Word(_))
            && *parser.kind_after(1) == TokenKind::Sign("=");
        if is_named {
            has_names = true;
            let name = name(parser)?;
            parser.advance();
            return Ok(Argument { name: Some(name), value: parser.python_expression()? });
        }
        if has_names {
            return parser.fail(Expected::Name);
        }
        let mut value = parser.python_expression()?;
        if comprehensions::is_comprehension(parser) {
            let clauses = comprehensions::clauses(parser)?;
            let kind =
                ExpressionKind::Comprehension(Collection::List, Box::new(value), None, clauses);
            value = Expression::new(parser.span_from(start), kind);
        }
        Ok(Argument { name: None, value })
    })
}

/// Returns a call. `map(f, items)` is the list of the values.
pub(super) fn call(callee: Expression, mut arguments: Vec<Argument>) -> ExpressionKind {
    let function = match &callee.kind {
        ExpressionKind::Name(name) => name.as_str(),
        _ => "",
    };
    match (function, arguments.len()) {
        ("map", 2) => {
            let items = arguments.remove(1).value;
            let function = arguments.remove(0).value;
            applied(function, items)
        }
        ("sorted", _) => {
            unname(&mut arguments, "reverse");
            ExpressionKind::Call(Box::new(callee), arguments)
        }
        _ => ExpressionKind::Call(Box::new(callee), arguments),
    }
}

fn unname(arguments: &mut [Argument], name: &str) {
    for argument in arguments {
        if argument.name.as_deref() == Some(name) {
            argument.name = None;
        }
    }
}

/// Returns the list of a function's values for some items.
pub(super) fn applied(function: Expression, items: Expression) -> ExpressionKind {
    let span = items.span;
    let item = || Expression::new(span, ExpressionKind::Name("each item".to_owned()));
    let target = Target::Name("each item".to_owned(), span);
    let arguments = vec![Argument { name: None, value: item() }];
    let call = Expression::new(span, ExpressionKind::Call(Box::new(function), arguments));
    ExpressionKind::Comprehension(
        Collection::List,
        Box::new(call),
        None,
        vec![Clause::For(target, items)],
    )
}

pub(super) fn definition(parser: &mut Parser<'_>) -> Parsed<Function> {
    let start = parser.span();
    parser.advance();
    let name = name(parser)?;
    parser.expect_sign("(")?;
    let parameters = parser.list(")", |parser| parameter(parser, true))?;
    for (nth, parameter) in parameters.iter().enumerate() {
        if parameters[..nth].iter().any(|it| it.name == parameter.name) {
            parser.error(parameter.span, Problem::DuplicateName(parameter.name.clone()));
        }
    }
    if parser.take_sign("->") {
        parser.python_expression()?;
    }
    let header = parser.span_from(start);
    let loops = std::mem::take(&mut parser.loops);
    let body = parser.python_block();
    parser.loops = loops;
    let body = body?;
    let (mut globals, mut nonlocals) = (Vec::new(), Vec::new());
    outer_names(&body, &mut globals, &mut nonlocals);
    let span = parser.span_from(start);
    Ok(Function { name, span, header, parameters, body, result: None, globals, nonlocals })
}

/// Collects the names of `global` and `nonlocal`.
fn outer_names(body: &[Statement], globals: &mut Vec<String>, nonlocals: &mut Vec<String>) {
    for statement in body {
        match &statement.kind {
            StatementKind::Global(names) => globals.extend(names.iter().cloned()),
            StatementKind::Nonlocal(names) => nonlocals.extend(names.iter().cloned()),
            StatementKind::If(branches, otherwise) => {
                branches.iter().for_each(|it| outer_names(&it.body, globals, nonlocals));
                outer_names(otherwise, globals, nonlocals);
            }
            StatementKind::While(_, body) | StatementKind::Each { body, .. } => {
                outer_names(body, globals, nonlocals);
            }
            _ => {}
        }
    }
}

fn parameter(parser: &mut Parser<'_>, may_have_type: bool) -> Parsed<Parameter> {
    let span = parser.span();
    if matches!(parser.kind(), TokenKind::Sign("*" | "**")) {
        return parser.unsupported(span);
    }
    let name = name(parser)?;
    if may_have_type && parser.take_sign(":") {
        parser.python_expression()?;
    }
    let default = if parser.take_sign("=") { Some(parser.python_expression()?) } else { None };
    let (passing, value_type) = (Passing::In, ValueType::Any);
    Ok(Parameter { name, span, passing, value_type, is_table: false, default })
}

/// Reads `lambda x: value`.
pub(super) fn lambda(parser: &mut Parser<'_>) -> Parsed<Expression> {
    let start = parser.span();
    parser.advance();
    let mut parameters = Vec::new();
    while !parser.take_sign(":") {
        parameters.push(parameter(parser, false)?);
        if !parser.take_sign(",") && !parser.is_sign(":") {
            return parser.fail(Expected::Word(":"));
        }
    }
    let header = parser.span_from(start);
    let value = parser.python_expression()?;
    let span = start.to(value.span);
    let body = vec![Statement { span: value.span, kind: StatementKind::Return(Some(value)) }];
    let name = "lambda".to_owned();
    let (globals, nonlocals) = (Vec::new(), Vec::new());
    let function =
        Function { name, span, header, parameters, body, result: None, globals, nonlocals };
    Ok(Expression::new(span, ExpressionKind::Function(Box::new(function))))
}
