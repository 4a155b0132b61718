//! 1C's statements.

use super::super::parser::{Failed, Parsed, Parser};
use super::super::token::TokenKind;
use super::super::{Expected, Problem};
use super::expressions;
use super::keywords::*;
use super::library::LOOP_ENTRIES;
use crate::source::Span;
use crate::tree::{
    Argument, Branch, Declaration, Expression, ExpressionKind, Statement, StatementKind, Target,
    ValueType,
};

/// Reads a statement. After an error, goes on behind its semicolon or with the next line.
pub(super) fn recovering(parser: &mut Parser<'_>) -> Option<Statement> {
    let at = parser.at;
    let statement = statement(parser).ok();
    if statement.is_none() {
        if parser.at == at {
            parser.advance();
        }
        while !parser.is_end()
            && !parser.token().starts_line
            && !parser.is_sign(";")
            && !is_closer(parser)
        {
            parser.advance();
        }
    }
    statement
}

/// Reads statements up to a keyword that ends a block.
pub(super) fn block(parser: &mut Parser<'_>, is_loop: bool) -> Vec<Statement> {
    let mut body = Vec::new();
    parser.loops += usize::from(is_loop);
    loop {
        while parser.take_sign(";") {}
        if parser.is_end() || is_closer(parser) {
            break;
        }
        body.extend(recovering(parser));
    }
    parser.loops -= usize::from(is_loop);
    body
}

fn statement(parser: &mut Parser<'_>) -> Parsed<Statement> {
    let start = parser.span();
    let kind = parser.nested(|parser| statement_kind(parser, start))?;
    let span = parser.span_from(start);
    // The last statement of a block may do without the semicolon.
    if parser.take_sign(";") || parser.is_end() || is_closer(parser) {
        return Ok(Statement { span, kind });
    }
    parser.fail(Expected::Word(";"))
}

fn statement_kind(parser: &mut Parser<'_>, start: Span) -> Parsed<StatementKind> {
    if parser.take_word(VAR) {
        return declarations(parser);
    }
    if parser.take_word(IF) {
        return conditional(parser, start);
    }
    if parser.take_word(FOR) {
        return if parser.take_word(EACH) { each(parser, start) } else { counting(parser, start) };
    }
    if parser.take_word(WHILE) {
        let condition = parser.expression()?;
        parser.expect_word(DO)?;
        let body = block(parser, true);
        parser.close(start, END_DO)?;
        return Ok(StatementKind::While(condition, body));
    }
    if parser.is_word(BREAK) {
        return parser.leave_loop(StatementKind::Break);
    }
    if parser.is_word(CONTINUE) {
        return parser.leave_loop(StatementKind::Continue);
    }
    if parser.take_word(RETURN) {
        let has_value = !parser.is_sign(";") && !is_closer(parser) && !parser.is_end();
        return Ok(StatementKind::Return(if has_value {
            Some(parser.expression()?)
        } else {
            None
        }));
    }
    if parser.take_word(TRY) {
        let body = block(parser, false);
        if !parser.take_word(EXCEPT) {
            return parser.unclosed(start, EXCEPT);
        }
        let handler = block(parser, false);
        parser.close(start, END_TRY)?;
        return Ok(StatementKind::Try(body, handler));
    }
    if parser.take_word(RAISE) {
        let has_value = !parser.is_sign(";") && !is_closer(parser) && !parser.is_end();
        return Ok(StatementKind::Raise(if has_value { Some(parser.expression()?) } else { None }));
    }
    if parser.is_word(GOTO) {
        return parser.unsupported(start);
    }
    simple(parser, start)
}

fn declarations(parser: &mut Parser<'_>) -> Parsed<StatementKind> {
    let mut declarations: Vec<Declaration> = Vec::new();
    loop {
        let span = parser.span();
        let name = name(parser)?;
        parser.take_word(EXPORT);
        if declarations.iter().any(|it| it.name == name) {
            parser.error(span, Problem::DuplicateName(name.clone()));
        }
        let (value_type, bounds) = (ValueType::Any, Vec::new());
        declarations.push(Declaration { name, span, value_type, bounds, value: None });
        if !parser.take_sign(",") {
            return Ok(StatementKind::Declare(declarations));
        }
    }
}

fn conditional(parser: &mut Parser<'_>, start: Span) -> Parsed<StatementKind> {
    let mut branches = Vec::new();
    loop {
        let condition = parser.expression()?;
        parser.expect_word(THEN)?;
        branches.push(Branch { condition, body: block(parser, false) });
        if !parser.take_word(ELSE_IF) {
            break;
        }
    }
    let otherwise = if parser.take_word(ELSE) { block(parser, false) } else { Vec::new() };
    parser.close(start, END_IF)?;
    Ok(StatementKind::If(branches, otherwise))
}

fn counting(parser: &mut Parser<'_>, start: Span) -> Parsed<StatementKind> {
    let span = parser.span();
    let variable = Target::Name(name(parser)?, span);
    parser.expect_sign("=")?;
    let first = parser.expression()?;
    parser.expect_word(TO)?;
    let last = parser.expression()?;
    parser.expect_word(DO)?;
    let body = block(parser, true);
    parser.close(start, END_DO)?;
    let bounds = Box::new([first, last]);
    Ok(StatementKind::Count { variable, bounds, step: None, body, is_variable_counter: true })
}

fn each(parser: &mut Parser<'_>, start: Span) -> Parsed<StatementKind> {
    let span = parser.span();
    let target = Target::Name(name(parser)?, span);
    parser.expect_word(IN)?;
    let value = parser.expression()?;
    let span = value.span;
    let callee = Expression::new(span, ExpressionKind::Name(LOOP_ENTRIES.to_owned()));
    let arguments = vec![Argument { name: None, value }];
    let items = Expression::new(span, ExpressionKind::Call(Box::new(callee), arguments));
    parser.expect_word(DO)?;
    let body = block(parser, true);
    parser.close(start, END_DO)?;
    Ok(StatementKind::Each { target, items, body, restores: false })
}

/// Reads an assignment or a call.
fn simple(parser: &mut Parser<'_>, start: Span) -> Parsed<StatementKind> {
    let is_start = match parser.kind() {
        TokenKind::Word(word) => !is_keyword(word) || is(NEW, word),
        _ => false,
    };
    if !is_start {
        return parser.fail(Expected::Statement);
    }
    let value = expressions::operand(parser)?;
    if parser.is_sign("=") {
        let Some(target) = value.into_target() else {
            parser.error(start, Problem::NotAssignable);
            return Err(Failed);
        };
        parser.advance();
        return Ok(StatementKind::Assign(target, parser.expression()?));
    }
    match value.kind {
        ExpressionKind::Call(callee, arguments) if matches!(&callee.kind, ExpressionKind::Name(name) if matches!(name.as_str(), "сообщить" | "message")) =>
        {
            let line_end = Expression::new(value.span, ExpressionKind::Text("\n".to_owned()));
            let text = arguments.into_iter().map(|it| it.value).take(1);
            Ok(StatementKind::Print(text.chain([line_end]).collect()))
        }
        ExpressionKind::Call(..) | ExpressionKind::Method(..) => Ok(StatementKind::Evaluate(value)),
        _ => parser.fail(Expected::OneOf(&["=", "("])),
    }
}
