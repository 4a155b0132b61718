//! Nuru's statements.

use super::super::parser::{Failed, Parsed, Parser};
use super::super::token::TokenKind;
use super::super::{Expected, Problem};

use super::library::{LOOP_PAIRS, LOOP_VALUES};
use super::names::{KEYWORDS, name};
use crate::source::Span;
use crate::tree::{
    Argument, BinaryOperator, Branch, Expression, ExpressionKind, Statement, StatementKind, Target,
};

pub(super) fn program(parser: &mut Parser<'_>) -> Vec<Statement> {
    let mut body = Vec::new();
    while !parser.is_end() {
        if parser.take_sign(";") {
            continue;
        }
        body.extend(recovering(parser));
    }
    body
}

/// Reads a statement. After an error, goes on with the next line.
fn recovering(parser: &mut Parser<'_>) -> Option<Statement> {
    let at = parser.at;
    let statement = statement(parser).ok();
    if statement.is_none() {
        if parser.at == at {
            parser.advance();
        }
        while !parser.is_end() && !parser.token().starts_line && !parser.is_sign("}") {
            parser.advance();
        }
    }
    statement
}

/// Reads a block in braces. The opener is the statement that it belongs to.
pub(super) fn block(parser: &mut Parser<'_>, opener: Span) -> Parsed<Vec<Statement>> {
    let brace = parser.span();
    parser.expect_sign("{")?;
    let indent = parser.indent_of_line(opener);
    let mut body = Vec::new();
    while !parser.is_sign("}") {
        if parser.is_end() {
            return parser.unclosed(brace, &["}"]);
        }
        // A definition at the start of a line cannot belong to a block that is indented deeper.
        if parser.is_word(&["fanya"])
            && parser.token().starts_line
            && parser.token().indent < indent
        {
            return parser.unclosed(brace, &["}"]);
        }
        if parser.take_sign(";") {
            continue;
        }
        body.extend(recovering(parser));
    }
    parser.suspect(brace, "}");
    parser.advance();
    Ok(body)
}

fn loop_block(parser: &mut Parser<'_>, opener: Span) -> Parsed<Vec<Statement>> {
    parser.loops += 1;
    let body = block(parser, opener);
    parser.loops -= 1;
    body
}

/// A function returns the value of its last statement.
pub(super) fn return_last(body: &mut [Statement]) {
    let Some(last) = body.last_mut() else { return };
    match &mut last.kind {
        StatementKind::Evaluate(value) => {
            let (span, nothing) = (value.span, ExpressionKind::Nothing);
            let value = std::mem::replace(value, Expression::new(span, nothing));
            last.kind = StatementKind::Return(Some(value));
        }
        StatementKind::If(branches, otherwise) => {
            branches.iter_mut().for_each(|branch| return_last(&mut branch.body));
            return_last(otherwise);
        }
        _ => {}
    }
}

fn statement(parser: &mut Parser<'_>) -> Parsed<Statement> {
    let start = parser.span();
    let kind = parser.nested(|parser| match parser.word() {
        Some("fanya") => definition(parser),
        Some("rudisha") => {
            parser.advance();
            Ok(StatementKind::Return(Some(parser.expression()?)))
        }
        Some("vunja") => parser.leave_loop(StatementKind::Break),
        Some("endelea") => parser.leave_loop(StatementKind::Continue),
        Some("kama") => conditional(parser, start),
        Some("wakati") => {
            parser.advance();
            let condition = in_parentheses(parser)?;
            Ok(StatementKind::While(condition, loop_block(parser, start)?))
        }
        Some("kwa") => each(parser, start),
        Some("badili") => switch(parser, start),
        Some("pakeji" | "tumia") => parser.unsupported(start),
        _ => simple(parser),
    })?;
    let span = parser.span_from(start);
    parser.take_sign(";");
    Ok(Statement { span, kind })
}

fn definition(parser: &mut Parser<'_>) -> Parsed<StatementKind> {
    parser.advance();
    let span = parser.span();
    let name = name(parser)?;
    parser.expect_sign("=")?;
    let mut value = parser.expression()?;
    if let ExpressionKind::Function(function) = &mut value.kind
        && function.name.is_empty()
    {
        function.name.clone_from(&name);
    }
    Ok(StatementKind::Assign(Target::Name(name, span), value))
}

fn in_parentheses(parser: &mut Parser<'_>) -> Parsed<Expression> {
    parser.expect_sign("(")?;
    let value = parser.expression()?;
    parser.expect_sign(")")?;
    Ok(value)
}

fn conditional(parser: &mut Parser<'_>, start: Span) -> Parsed<StatementKind> {
    let mut branches = Vec::new();
    parser.advance();
    loop {
        let condition = in_parentheses(parser)?;
        branches.push(Branch { condition, body: block(parser, start)? });
        if !parser.take_word(&["au", "sivyo"]) {
            return Ok(StatementKind::If(branches, Vec::new()));
        }
        if !parser.take_word(&["kama"]) {
            return Ok(StatementKind::If(branches, block(parser, start)?));
        }
    }
}

fn each(parser: &mut Parser<'_>, start: Span) -> Parsed<StatementKind> {
    parser.advance();
    let span = parser.span();
    let first = Target::Name(name(parser)?, span);
    let second = if parser.take_sign(",") {
        let span = parser.span();
        Some(Target::Name(name(parser)?, span))
    } else {
        None
    };
    parser.expect_word(&["ktk"])?;
    let value = parser.expression()?;
    let span = value.span;
    let (target, function) = match second {
        Some(second) => (Target::Many(vec![first, second], span), LOOP_PAIRS),
        None => (first, LOOP_VALUES),
    };
    let callee = Expression::new(span, ExpressionKind::Name(function.to_owned()));
    let arguments = vec![Argument { name: None, value }];
    let items = Expression::new(span, ExpressionKind::Call(Box::new(callee), arguments));
    let body = loop_block(parser, start)?;
    Ok(StatementKind::Each { target, items, body, restores: true })
}

fn switch(parser: &mut Parser<'_>, start: Span) -> Parsed<StatementKind> {
    parser.advance();
    let subject = in_parentheses(parser)?;
    parser.expect_sign("{")?;
    let (mut branches, mut otherwise) = (Vec::new(), Vec::new());
    while !parser.take_sign("}") {
        if parser.take_word(&["kawaida"]) {
            otherwise = block(parser, start)?;
        } else if parser.take_word(&["ikiwa"]) {
            let mut values = vec![parser.expression()?];
            while parser.take_sign(",") {
                values.push(parser.expression()?);
            }
            branches.push((values, block(parser, start)?));
        } else {
            return parser.fail(Expected::OneOf(&["ikiwa", "kawaida", "}"]));
        }
    }
    Ok(StatementKind::Switch(subject, branches, otherwise))
}

/// Reads an assignment, or an expression whose value is not used.
fn simple(parser: &mut Parser<'_>) -> Parsed<StatementKind> {
    let is_start = match parser.kind() {
        TokenKind::Word(word) => !KEYWORDS.contains(&word.as_str()) || word == "unda",
        TokenKind::Sign(sign) => matches!(*sign, "(" | "[" | "-" | "+" | "!" | "{"),
        _ => true,
    };
    if !is_start {
        return parser.fail(Expected::Statement);
    }
    let value = parser.expression()?;
    let TokenKind::Sign(sign) = *parser.kind() else { return evaluated(parser, value) };
    let is_name = matches!(value.kind, ExpressionKind::Name(_));
    let operator = match sign {
        "=" => None,
        "+=" | "++" => Some(BinaryOperator::Add),
        "-=" | "--" => Some(BinaryOperator::Subtract),
        "*=" => Some(BinaryOperator::Multiply),
        // Of two integers in variables, the quotient is an integer.
        "/=" if is_name => Some(BinaryOperator::DivideTruncated),
        "/=" => Some(BinaryOperator::DivideWhole),
        "%=" => Some(BinaryOperator::RemainderTruncated),
        _ => return evaluated(parser, value),
    };
    let span = value.span;
    let Some(target) = value.into_target() else {
        parser.error(span, Problem::NotAssignable);
        return Err(Failed);
    };
    parser.advance();
    let right = if matches!(sign, "++" | "--") {
        Expression::new(parser.span_from(span), ExpressionKind::Integer(1))
    } else {
        parser.expression()?
    };
    Ok(match operator {
        Some(operator) => StatementKind::Update(target, operator, right),
        None => StatementKind::Assign(target, right),
    })
}

fn evaluated(parser: &mut Parser<'_>, value: Expression) -> Parsed<StatementKind> {
    // Two names in a row are a misspelled word or a missing sign.
    let is_call = matches!(
        value.kind,
        ExpressionKind::Call(..) | ExpressionKind::Method(..) | ExpressionKind::Comprehension(..)
    );
    if !is_call
        && !parser.token().starts_line
        && matches!(parser.kind(), TokenKind::Word(_) | TokenKind::Sign("{"))
    {
        return parser.fail(Expected::EndOfLine);
    }
    match value.kind {
        ExpressionKind::Call(callee, arguments) if matches!(&callee.kind, ExpressionKind::Name(name) if name == "andika") => {
            Ok(StatementKind::Print(printed(arguments, value.span)))
        }
        kind => Ok(StatementKind::Evaluate(Expression::new(value.span, kind))),
    }
}

/// Returns the values with spaces between them and the end of the line.
fn printed(arguments: Vec<Argument>, span: Span) -> Vec<Expression> {
    let text = |text: &str| Expression::new(span, ExpressionKind::Text(text.to_owned()));
    let mut items = Vec::new();
    for Argument { value, .. } in arguments {
        if !items.is_empty() {
            items.push(text(" "));
        }
        items.push(value);
    }
    items.push(text("\n"));
    items
}
