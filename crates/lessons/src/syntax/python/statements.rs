//! Python's statements with blocks.

use super::super::parser::{Parsed, Parser};
use super::super::token::TokenKind;
use super::super::{Expected, Problem};
use super::{comprehensions, definitions, simple};
use crate::tree::{Branch, Statement, StatementKind};

pub(super) fn module(parser: &mut Parser<'_>) -> Vec<Statement> {
    let mut body = Vec::new();
    while !parser.is_end() {
        if matches!(parser.kind(), TokenKind::LineEnd | TokenKind::Dedent) {
            parser.advance();
        } else if *parser.kind() == TokenKind::Indent {
            parser.error(parser.token_span_after(1), Problem::Indentation);
            parser.advance();
        } else {
            recovering(parser, &mut body);
        }
    }
    body
}

/// Reads the statements of a line. After an error, goes on with the next line.
fn recovering(parser: &mut Parser<'_>, body: &mut Vec<Statement>) {
    let at = parser.at;
    if line(parser, body).is_err() {
        while !parser.is_end() && *parser.kind() != TokenKind::LineEnd {
            parser.advance();
        }
        parser.advance();
        // The block of a line that is not understood is skipped, but for its own errors.
        if parser.at == at {
            parser.advance();
        }
        if *parser.kind() == TokenKind::Indent {
            parser.advance();
            block_lines(parser);
        }
    }
}

impl Parser<'_> {
    /// Reads the indented block behind a colon, or what follows it in the same line.
    pub(super) fn python_block(&mut self) -> Parsed<Vec<Statement>> {
        self.expect_sign(":")?;
        if *self.kind() != TokenKind::LineEnd {
            let mut body = Vec::new();
            simple::line(self, &mut body)?;
            return Ok(body);
        }
        self.advance();
        if *self.kind() != TokenKind::Indent {
            return self.fail_here(Expected::IndentedBlock);
        }
        self.advance();
        self.nested(|parser| Ok(block_lines(parser)))
    }
}

fn block_lines(parser: &mut Parser<'_>) -> Vec<Statement> {
    let mut body = Vec::new();
    while !parser.is_end() {
        match parser.kind() {
            TokenKind::Dedent => {
                parser.advance();
                break;
            }
            TokenKind::LineEnd => parser.advance(),
            TokenKind::Indent => {
                parser.error(parser.token_span_after(1), Problem::Indentation);
                parser.advance();
                body.extend(block_lines(parser));
            }
            _ => recovering(parser, &mut body),
        }
    }
    body
}

fn line(parser: &mut Parser<'_>, body: &mut Vec<Statement>) -> Parsed<()> {
    let start = parser.span();
    let kind = match parser.word() {
        Some("if") => conditional(parser)?,
        Some("while") => {
            parser.advance();
            let condition = parser.python_expression()?;
            StatementKind::While(condition, loop_block(parser)?)
        }
        Some("for") => {
            parser.advance();
            let target = comprehensions::targets(parser)?;
            parser.expect_word(&["in"])?;
            let items = parser.python_expressions()?;
            let body = loop_block(parser)?;
            StatementKind::Each { target, items, body, restores: false }
        }
        Some("def") => StatementKind::Define(definitions::definition(parser)?),
        Some("class" | "try" | "with" | "async" | "import" | "from" | "raise") => {
            return parser.unsupported(start);
        }
        Some("elif" | "else" | "except" | "finally") => return parser.fail(Expected::Statement),
        _ => return simple::line(parser, body),
    };
    body.push(Statement { span: parser.span_from(start), kind });
    Ok(())
}

fn loop_block(parser: &mut Parser<'_>) -> Parsed<Vec<Statement>> {
    parser.loops += 1;
    let body = parser.python_block();
    parser.loops -= 1;
    let body = body?;
    if parser.is_word(&["else"]) {
        return parser.unsupported(parser.span());
    }
    Ok(body)
}

fn conditional(parser: &mut Parser<'_>) -> Parsed<StatementKind> {
    let mut branches = Vec::new();
    loop {
        parser.advance();
        let condition = parser.python_expression()?;
        branches.push(Branch { condition, body: parser.python_block()? });
        if !parser.is_word(&["elif"]) {
            break;
        }
    }
    let otherwise = if parser.take_word(&["else"]) { parser.python_block()? } else { Vec::new() };
    Ok(StatementKind::If(branches, otherwise))
}
