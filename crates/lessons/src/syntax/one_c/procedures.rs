//! 1C's modules: variables, procedures and functions, and the body.

use super::super::Problem;
use super::super::parser::{Parsed, Parser};
use super::keywords::{END_FUNCTION, END_PROCEDURE, EXPORT, FUNCTION, PROCEDURE, VAL, name};
use super::statements;

use crate::tree::{Function, Parameter, Passing, Statement, StatementKind, ValueType};

pub(super) fn module(parser: &mut Parser<'_>) -> Vec<Statement> {
    let mut body = Vec::new();
    while !parser.is_end() {
        if parser.take_sign(";") {
            continue;
        }
        if parser.is_word(PROCEDURE) || parser.is_word(FUNCTION) {
            let start = parser.span();
            match procedure(parser) {
                Ok(function) => {
                    let span = parser.span_from(start);
                    body.push(Statement { span, kind: StatementKind::Define(function) });
                }
                Err(_) => skip_procedure(parser),
            }
        } else {
            body.extend(statements::recovering(parser));
        }
    }
    body
}

/// Moves behind the end of a procedure, or to the next one.
fn skip_procedure(parser: &mut Parser<'_>) {
    while !parser.is_end() && !parser.is_word(PROCEDURE) && !parser.is_word(FUNCTION) {
        let is_last = parser.is_word(END_PROCEDURE) || parser.is_word(END_FUNCTION);
        parser.advance();
        if is_last {
            break;
        }
    }
}

fn procedure(parser: &mut Parser<'_>) -> Parsed<Function> {
    let start = parser.span();
    let end = if parser.is_word(FUNCTION) { END_FUNCTION } else { END_PROCEDURE };
    parser.advance();
    let name = name(parser)?;
    parser.expect_sign("(")?;
    let parameters = parser.list(")", parameter)?;
    for (nth, parameter) in parameters.iter().enumerate() {
        if parameters[..nth].iter().any(|it| it.name == parameter.name) {
            parser.error(parameter.span, Problem::DuplicateName(parameter.name.clone()));
        }
    }
    parser.take_word(EXPORT);
    let header = parser.span_from(start);
    parser.loops = 0;
    let body = statements::block(parser, false);
    parser.close(start, end)?;
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
    let passing = if parser.take_word(VAL) { Passing::In } else { Passing::InOut };
    let span = parser.span();
    let name = name(parser)?;
    let default = if parser.take_sign("=") { Some(parser.expression()?) } else { None };
    Ok(Parameter { name, span, passing, value_type: ValueType::Any, is_table: false, default })
}
