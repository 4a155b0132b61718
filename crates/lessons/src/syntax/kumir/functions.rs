//! KuMir's algorithms, and the declarations before them.

use super::super::Expected;
use super::super::parser::{Parsed, Parser};
use super::super::token::TokenKind;
use super::statements;
use super::types::{bounds, value_type};
use crate::tree::{
    Expression, ExpressionKind, Function, Parameter, Passing, Statement, StatementKind, ValueType,
};

/// The words that end the body of an algorithm.
const END: &[&str] = &["кон"];
const START: &[&str] = &["нач"];

/// Reads a whole program: declarations, then algorithms, of which the first is the main one. A
/// program without algorithms is a list of statements.
pub(super) fn program(parser: &mut Parser<'_>) -> Vec<Statement> {
    let mut body = Vec::new();
    let mut main = None;
    loop {
        parser.skip_line_ends();
        if parser.is_end() {
            break;
        }
        if parser.is_word(&["алг"]) {
            let start = parser.span();
            if let Ok(function) = algorithm(parser) {
                if main.is_none() && function.parameters.is_empty() {
                    main = Some((function.name.clone(), function.header));
                }
                let span = parser.span_from(start);
                body.push(Statement { span, kind: StatementKind::Define(function) });
            } else {
                // Go on with the next algorithm.
                while !parser.is_end() && !parser.is_word(&["алг"]) {
                    parser.advance();
                }
            }
        } else if parser.is_word(&["использовать"]) {
            statements::skip_line(parser);
        } else if let Some(statement) = statements::recovering(parser) {
            body.push(statement);
        }
    }
    if let Some((name, header)) = main {
        let callee = Expression::new(header, ExpressionKind::Name(name));
        let call = ExpressionKind::Call(Box::new(callee), Vec::new());
        let kind = StatementKind::Evaluate(Expression::new(header, call));
        body.push(Statement { span: header, kind });
    }
    body
}

fn algorithm(parser: &mut Parser<'_>) -> Parsed<Function> {
    let start = parser.span();
    parser.advance();
    let result = value_type(parser).map(|(it, _)| it);
    let name_span = parser.span();
    let name = parser.name();
    if name.is_none() && result.is_some() {
        return parser.fail(Expected::Name);
    }
    let parameters = if parser.take_sign("(") { parameters(parser)? } else { Vec::new() };
    let header = parser.span_from(start);
    if !matches!(parser.kind(), TokenKind::LineEnd | TokenKind::Sign(";")) {
        return parser.fail(Expected::EndOfLine);
    }
    parser.skip_line_ends();
    while parser.take_word(&["дано", "надо"]) {
        statements::skip_line(parser);
        parser.skip_line_ends();
    }
    parser.expect_word(START)?;
    parser.loops = 0;
    let body = statements::block(parser, END, false);
    parser.close(start, END)?;
    let name = name.unwrap_or_else(|| "главный".to_owned());
    if matches!(parser.kind(), TokenKind::Word(_)) && !parser.is_word(&["алг"]) {
        return parser.fail(Expected::EndOfLine);
    }
    let span = if name_span.start > header.start { header } else { parser.span_from(start) };
    let result = result.map(|it| ("знач".to_owned(), it));
    Ok(Function {
        name,
        span: parser.span_from(start).to(span),
        header,
        parameters,
        body,
        result,
        globals: Vec::new(),
        nonlocals: Vec::new(),
    })
}

/// Reads the parameters up to and including the closing parenthesis. A type holds until the next.
fn parameters(parser: &mut Parser<'_>) -> Parsed<Vec<Parameter>> {
    let mut parameters: Vec<Parameter> = Vec::new();
    let mut passing = Passing::In;
    let mut current: Option<(ValueType, bool)> = None;
    while !parser.take_sign(")") {
        if parser.is_end() {
            return parser.fail(Expected::Word(")"));
        }
        if parser.take_word(&["арг"]) {
            passing = Passing::In;
        } else if parser.take_word(&["рез"]) {
            passing = Passing::Out;
        } else if parser.take_word(&["аргрез"]) {
            passing = Passing::InOut;
        }
        current = value_type(parser).or(current);
        let Some((value_type, is_table)) = current else { return parser.fail(Expected::Type) };
        let span = parser.span();
        let Some(name) = parser.name() else { return parser.fail(Expected::Name) };
        let span = parser.span_from(span);
        if is_table && parser.take_sign("[") {
            parser.list("]", bounds)?;
        }
        parameters.push(Parameter { name, span, passing, value_type, is_table, default: None });
        if !parser.take_sign(",") {
            parser.take_sign(";");
        }
    }
    Ok(parameters)
}
