//! KuMir's statements.

use super::super::parser::{Parsed, Parser};
use super::super::token::TokenKind;
use super::super::{Expected, Problem};
use super::expressions::target;
use super::names::KEYWORDS;
use super::types::{bounds, check_duplicate, value_type};
use crate::source::Span;
use crate::tree::{
    Argument, Branch, Declaration, Expression, ExpressionKind, Statement, StatementKind, Target,
    ValueType,
};

const IF_END: &[&str] = &["все"];
const BRANCH_ENDS: &[&str] = &["иначе", "все", "при"];
const LOOP_ENDS: &[&str] = &["кц", "кц_при"];
/// Words that end some block.
const CLOSERS: &[&str] = &["кон", "все", "кц", "кц_при", "иначе", "при", "то", "алг", "нач"];

/// Moves to the end of the line.
pub(super) fn skip_line(parser: &mut Parser<'_>) {
    while !parser.is_end() && *parser.kind() != TokenKind::LineEnd {
        parser.advance();
    }
}

/// Reads a statement. After an error, goes on behind the line.
pub(super) fn recovering(parser: &mut Parser<'_>) -> Option<Statement> {
    let at = parser.at;
    let statement = statement(parser).ok();
    if statement.is_none() {
        skip_line(parser);
        if parser.at == at {
            parser.advance();
        }
    }
    statement
}

/// Reads statements up to one of the words, or any other word that ends a block.
pub(super) fn block(parser: &mut Parser<'_>, ends: &[&str], is_loop: bool) -> Vec<Statement> {
    let mut body = Vec::new();
    parser.loops += usize::from(is_loop);
    loop {
        parser.skip_line_ends();
        if parser.is_end() || parser.is_word(ends) || parser.is_word(CLOSERS) {
            break;
        }
        body.extend(recovering(parser));
    }
    parser.loops -= usize::from(is_loop);
    body
}

fn statement(parser: &mut Parser<'_>) -> Parsed<Statement> {
    let start = parser.span();
    let kind = parser.nested(|parser| match parser.word() {
        Some("если") => conditional(parser),
        Some("выбор") => choice(parser),
        Some("нц") => repetition(parser),
        Some("вывод") => print(parser),
        Some("ввод") => {
            parser.advance();
            Ok(StatementKind::Read(separated(parser, target)?))
        }
        Some("утв") => {
            parser.advance();
            Ok(StatementKind::Assert(parser.expression()?))
        }
        Some("выход") => {
            parser.advance();
            let kind =
                if parser.loops > 0 { StatementKind::Break } else { StatementKind::Return(None) };
            Ok(kind)
        }
        Some("стоп" | "пауза") => {
            parser.advance();
            Ok(StatementKind::Pass)
        }
        _ => match value_type(parser) {
            Some((value_type, is_table)) => declarations(parser, value_type, is_table),
            None => assignment(parser),
        },
    })?;
    let span = parser.span_from(start);
    let ends = matches!(parser.kind(), TokenKind::LineEnd | TokenKind::Sign(";") | TokenKind::End);
    // A condition is misspelled if `то` follows something else.
    if ends || (parser.is_word(CLOSERS) && !parser.is_word(&["то"])) {
        Ok(Statement { span, kind })
    } else {
        parser.fail(Expected::EndOfLine)
    }
}

fn assignment(parser: &mut Parser<'_>) -> Parsed<StatementKind> {
    let start = parser.span();
    if parser.is_word(KEYWORDS.as_slice()) && !parser.is_word(&["знач"]) {
        return parser.fail(Expected::Statement);
    }
    let value = parser.expression()?;
    if !parser.is_sign(":=") {
        return match value.kind {
            ExpressionKind::Call(..) => Ok(StatementKind::Evaluate(value)),
            // An algorithm without parameters is called by its name alone.
            ExpressionKind::Name(_) => {
                let call = ExpressionKind::Call(Box::new(value), Vec::new());
                let call = Expression::new(parser.span_from(start), call);
                Ok(StatementKind::Evaluate(call))
            }
            _ => parser.fail(Expected::Word(":=")),
        };
    }
    let span = value.span;
    parser.advance();
    let Some(target) = value.into_target() else {
        parser.error(span, Problem::NotAssignable);
        return Err(super::super::parser::Failed);
    };
    Ok(StatementKind::Assign(target, parser.expression()?))
}

fn declarations(
    parser: &mut Parser<'_>,
    value_type: ValueType,
    is_table: bool,
) -> Parsed<StatementKind> {
    let mut declarations: Vec<Declaration> = Vec::new();
    loop {
        let start = parser.span();
        let Some(name) = parser.name() else { return parser.fail(Expected::Name) };
        let span = parser.span_from(start);
        let names: Vec<_> = declarations.iter().map(|it| it.name.as_str()).collect();
        check_duplicate(parser, &names, &name, span);
        let mut declaration =
            Declaration { name, span, value_type, bounds: Vec::new(), value: None };
        if is_table {
            parser.expect_sign("[")?;
            declaration.bounds = parser.list("]", bounds)?;
        }
        if parser.take_sign("=") {
            declaration.value =
                Some(if is_table { items(parser)? } else { parser.expression()? });
        }
        declarations.push(declaration);
        if !parser.take_sign(",") {
            return Ok(StatementKind::Declare(declarations));
        }
    }
}

/// Reads the initial values of a table, in braces.
fn items(parser: &mut Parser<'_>) -> Parsed<Expression> {
    let start = parser.span();
    parser.expect_sign("{")?;
    let items = parser.list("}", |parser| {
        if parser.is_sign("{") { parser.nested(items) } else { parser.expression() }
    })?;
    let kind = ExpressionKind::Items(crate::tree::Collection::List, items);
    Ok(Expression::new(parser.span_from(start), kind))
}

fn separated<T>(
    parser: &mut Parser<'_>,
    mut item: impl FnMut(&mut Parser<'_>) -> Parsed<T>,
) -> Parsed<Vec<T>> {
    let mut items = vec![item(parser)?];
    while parser.take_sign(",") {
        items.push(item(parser)?);
    }
    Ok(items)
}

fn print(parser: &mut Parser<'_>) -> Parsed<StatementKind> {
    parser.advance();
    let items = separated(parser, |parser| {
        let value = parser.expression()?;
        if !parser.is_sign(":") {
            return Ok(value);
        }
        // `value:width:digits`
        let span = value.span;
        let mut arguments = vec![Argument { name: None, value }];
        while parser.take_sign(":") {
            arguments.push(Argument { name: None, value: parser.binary(5)? });
        }
        let callee = Expression::new(span, ExpressionKind::Name("формат".to_owned()));
        let kind = ExpressionKind::Call(Box::new(callee), arguments);
        Ok(Expression::new(parser.span_from(span), kind))
    })?;
    Ok(StatementKind::Print(items))
}

fn conditional(parser: &mut Parser<'_>) -> Parsed<StatementKind> {
    let start = parser.span();
    parser.advance();
    parser.skip_line_ends();
    let condition = parser.expression()?;
    parser.skip_line_ends();
    if !parser.take_word(&["то"]) {
        let _ = parser.fail::<()>(Expected::Word("то"));
        skip_line(parser);
    }
    let body = block(parser, BRANCH_ENDS, false);
    let otherwise =
        if parser.take_word(&["иначе"]) { block(parser, IF_END, false) } else { Vec::new() };
    parser.close(start, IF_END)?;
    Ok(StatementKind::If(vec![Branch { condition, body }], otherwise))
}

fn choice(parser: &mut Parser<'_>) -> Parsed<StatementKind> {
    let start = parser.span();
    parser.advance();
    parser.skip_line_ends();
    let mut branches = Vec::new();
    while parser.take_word(&["при"]) {
        let condition = parser.expression()?;
        parser.expect_sign(":")?;
        branches.push(Branch { condition, body: block(parser, BRANCH_ENDS, false) });
    }
    if branches.is_empty() {
        return parser.fail(Expected::Word("при"));
    }
    let otherwise =
        if parser.take_word(&["иначе"]) { block(parser, IF_END, false) } else { Vec::new() };
    parser.close(start, IF_END)?;
    Ok(StatementKind::If(branches, otherwise))
}

fn repetition(parser: &mut Parser<'_>) -> Parsed<StatementKind> {
    let start = parser.span();
    parser.advance();
    if parser.take_word(&["пока"]) {
        let condition = parser.expression()?;
        let body = block(parser, LOOP_ENDS, true);
        parser.close(start, &["кц"])?;
        return Ok(StatementKind::While(condition, body));
    }
    if parser.take_word(&["для"]) {
        return counting(parser, start);
    }
    if !matches!(parser.kind(), TokenKind::LineEnd | TokenKind::Sign(";")) {
        let count = parser.expression()?;
        parser.expect_word(&["раз"])?;
        let body = block(parser, LOOP_ENDS, true);
        parser.close(start, &["кц"])?;
        return Ok(StatementKind::Repeat(count, body));
    }
    let body = block(parser, LOOP_ENDS, true);
    if parser.take_word(&["кц_при"]) {
        return Ok(StatementKind::Until(body, Some(parser.expression()?)));
    }
    parser.close(start, LOOP_ENDS)?;
    if parser.take_word(&["при"]) {
        return Ok(StatementKind::Until(body, Some(parser.expression()?)));
    }
    Ok(StatementKind::Until(body, None))
}

fn counting(parser: &mut Parser<'_>, start: Span) -> Parsed<StatementKind> {
    let span = parser.span();
    let Some(name) = parser.name() else { return parser.fail(Expected::Name) };
    let variable = Target::Name(name, parser.span_from(span));
    parser.expect_word(&["от"])?;
    let first = parser.expression()?;
    parser.expect_word(&["до"])?;
    let last = parser.expression()?;
    let step = if parser.take_word(&["шаг"]) { Some(parser.expression()?) } else { None };
    let body = block(parser, LOOP_ENDS, true);
    parser.close(start, &["кц"])?;
    Ok(StatementKind::Count {
        variable,
        bounds: Box::new([first, last]),
        step,
        body,
        is_variable_counter: false,
    })
}
