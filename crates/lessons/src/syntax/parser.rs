//! What the parsers of all languages share: a cursor over tokens, errors, and expressions with
//! operators of different precedence.

use super::token::{Token, TokenKind};
use super::{Expected, Problem, SyntaxError};
use crate::source::Span;
use crate::tree::{BinaryOperator, Expression, StatementKind};

/// How deep expressions and blocks may be nested.
const MAX_DEPTH: usize = 120;
/// How many operators of one precedence may follow each other, and how many indices.
pub(super) const MAX_CHAIN: usize = 300;
/// After this many errors, the rest of the text is not read.
const MAX_ERRORS: usize = 50;

/// An error was reported, and there is nothing to return.
#[derive(Debug)]
pub(super) struct Failed;

pub(super) type Parsed<T> = Result<T, Failed>;

/// What is understood of the operator at the cursor.
pub(super) struct Infix {
    /// Higher binds tighter; from 1.
    pub(super) precedence: u8,
    /// How many tokens it has.
    pub(super) tokens: usize,
    pub(super) action: Action,
}

pub(super) enum Action {
    And,
    Or,
    Binary(BinaryOperator),
    /// Associates to the right.
    RightBinary(BinaryOperator),
    /// Several in a row have to hold all.
    Chained(BinaryOperator),
}

/// How the expressions of a language are read.
#[derive(Clone, Copy)]
pub(super) struct Operators {
    /// Returns the operator at the cursor.
    pub(super) infix: fn(&Parser<'_>) -> Option<Infix>,
    /// Reads an operand with the operators before and behind it.
    pub(super) operand: fn(&mut Parser<'_>) -> Parsed<Expression>,
}

pub(super) struct Parser<'a> {
    pub(super) text: &'a str,
    pub(super) tokens: Vec<Token>,
    /// Where the first token of each line is, and how far it is indented.
    pub(super) lines: Vec<(usize, usize)>,
    pub(super) at: usize,
    pub(super) errors: Vec<SyntaxError>,
    pub(super) operators: Operators,
    /// Blocks whose end is indented less than their start, so that it is probably another block's.
    pub(super) suspects: Vec<(Span, &'static str)>,
    /// How many loops are around the cursor, within the function.
    pub(super) loops: usize,
    depth: usize,
}

impl<'a> Parser<'a> {
    pub(super) fn new(
        text: &'a str,
        (tokens, errors): (Vec<Token>, Vec<SyntaxError>),
        operators: Operators,
    ) -> Self {
        let starts = tokens.iter().filter(|token| token.starts_line);
        let lines = starts.map(|token| (token.span.start, token.indent)).collect();
        let suspects = Vec::new();
        Self { text, tokens, lines, at: 0, errors, operators, suspects, loops: 0, depth: 0 }
    }

    pub(super) fn token(&self) -> &Token {
        self.tokens.get(self.at).or(self.tokens.last()).expect("the last token is the end")
    }

    pub(super) fn kind(&self) -> &TokenKind {
        &self.token().kind
    }

    pub(super) fn kind_after(&self, count: usize) -> &TokenKind {
        self.tokens.get(self.at + count).map_or(&TokenKind::End, |token| &token.kind)
    }

    pub(super) fn span(&self) -> Span {
        self.token().span
    }

    /// Returns the span from `start` to the end of the last token that was read.
    pub(super) fn span_from(&self, start: Span) -> Span {
        let last = self.tokens[..self.at.min(self.tokens.len())].iter().rev();
        let is_visible = |token: &&Token| {
            !matches!(token.kind, TokenKind::LineEnd | TokenKind::Indent | TokenKind::Dedent)
        };
        let end = last.clone().find(is_visible).map_or(start.end, |token| token.span.end);
        Span::new(start.start, end.max(start.start))
    }

    /// Moves behind the token.
    pub(super) fn advance(&mut self) {
        if self.at + 1 < self.tokens.len() {
            self.at += 1;
        }
    }

    pub(super) fn is_end(&self) -> bool {
        *self.kind() == TokenKind::End || self.errors.len() >= MAX_ERRORS
    }

    pub(super) fn is_sign(&self, sign: &str) -> bool {
        matches!(self.kind(), TokenKind::Sign(it) if *it == sign)
    }

    pub(super) fn word(&self) -> Option<&str> {
        match self.kind() {
            TokenKind::Word(word) => Some(word),
            _ => None,
        }
    }

    pub(super) fn is_word(&self, words: &[&str]) -> bool {
        self.word().is_some_and(|word| words.iter().any(|it| is_lower_case_of(word, it)))
    }

    /// Moves behind the sign, if it is there.
    pub(super) fn take_sign(&mut self, sign: &str) -> bool {
        let is_there = self.is_sign(sign);
        if is_there {
            self.advance();
        }
        is_there
    }

    /// Moves behind one of the words, if it is there.
    pub(super) fn take_word(&mut self, words: &[&str]) -> bool {
        let is_there = self.is_word(words);
        if is_there {
            self.advance();
        }
        is_there
    }

    pub(super) fn expect_sign(&mut self, sign: &'static str) -> Parsed<()> {
        if self.take_sign(sign) { Ok(()) } else { self.fail(Expected::Word(sign)) }
    }

    pub(super) fn expect_word(&mut self, words: &'static [&'static str]) -> Parsed<()> {
        if self.take_word(words) { Ok(()) } else { self.fail(expected_words(words)) }
    }

    /// Reports that something else was expected here.
    pub(super) fn fail<T>(&mut self, expected: Expected) -> Parsed<T> {
        let found = match self.kind() {
            TokenKind::LineEnd | TokenKind::Indent | TokenKind::Dedent | TokenKind::End => {
                String::new()
            }
            _ => self.span().of(self.text).to_owned(),
        };
        // Where a line or the text ends, the error is behind its last token.
        let span = if found.is_empty() {
            let end = self.span_from(Span::default()).end;
            Span::new(end, end)
        } else {
            self.span()
        };
        self.error(span, Problem::Expected { expected, found });
        Err(Failed)
    }

    /// Reports that something else was expected, at the next thing that is written.
    pub(super) fn fail_here<T>(&mut self, expected: Expected) -> Parsed<T> {
        let rest = self.tokens.get(self.at..).unwrap_or_default().iter();
        let is_written =
            |token: &&Token| token.span.end > token.span.start && token.kind != TokenKind::LineEnd;
        let span = rest.clone().find(is_written).map_or(self.span(), |token| token.span);
        let found = span.of(self.text).to_owned();
        self.error(span, Problem::Expected { expected, found });
        Err(Failed)
    }

    /// Returns the span of a later token.
    pub(super) fn token_span_after(&self, count: usize) -> Span {
        self.tokens.get(self.at + count).map_or(self.span(), |token| token.span)
    }

    pub(super) fn error(&mut self, span: Span, problem: Problem) {
        // A second error at the same place is a consequence of the first.
        if self.errors.iter().all(|error| error.span.start != span.start) {
            self.errors.push(SyntaxError { span, problem });
        }
    }

    pub(super) fn unsupported<T>(&mut self, span: Span) -> Parsed<T> {
        let what = span.of(self.text).to_owned();
        self.error(span, Problem::Unsupported(what));
        Err(Failed)
    }

    /// Runs a parser one level deeper.
    pub(super) fn nested<T>(&mut self, parse: impl FnOnce(&mut Self) -> Parsed<T>) -> Parsed<T> {
        if self.depth >= MAX_DEPTH {
            self.error(self.span(), Problem::TooDeep);
            return Err(Failed);
        }
        self.depth += 1;
        let parsed = parse(self);
        self.depth -= 1;
        parsed
    }

    /// Counts the signs that follow an operand, and fails if they are too many.
    pub(super) fn check_chain(&mut self, count: usize) -> Parsed<()> {
        if count < MAX_CHAIN {
            return Ok(());
        }
        self.error(self.span(), Problem::TooDeep);
        Err(Failed)
    }

    /// Reads an expression in parentheses. Its span includes them.
    pub(super) fn parenthesized(&mut self, start: Span) -> Parsed<Expression> {
        self.expect_sign("(")?;
        let mut inner = self.expression()?;
        self.expect_sign(")")?;
        inner.span = self.span_from(start);
        Ok(inner)
    }

    /// Reads a word that leaves a loop or its round, which has an error outside of all loops.
    pub(super) fn leave_loop(&mut self, kind: StatementKind) -> Parsed<StatementKind> {
        if self.loops == 0 {
            let word = self.span().of(self.text).to_owned();
            self.error(self.span(), Problem::Misplaced(word));
            return Err(Failed);
        }
        self.advance();
        Ok(kind)
    }

    /// Reads what is between commas up to the closing sign, and the sign.
    pub(super) fn list<T>(
        &mut self,
        close: &'static str,
        mut item: impl FnMut(&mut Self) -> Parsed<T>,
    ) -> Parsed<Vec<T>> {
        let mut items = Vec::new();
        while !self.take_sign(close) {
            if self.is_end() {
                return self.fail(Expected::Word(close));
            }
            items.push(item(self)?);
            if !self.take_sign(",") {
                self.expect_sign(close)?;
                break;
            }
        }
        Ok(items)
    }
}

pub(super) fn expected_words(words: &'static [&'static str]) -> Expected {
    match words {
        [word] => Expected::Word(word),
        words => Expected::OneOf(words),
    }
}

/// Returns whether a word is another in lower case, or the same.
pub(super) fn is_lower_case_of(lower: &str, word: &str) -> bool {
    lower == word || word.chars().flat_map(char::to_lowercase).eq(lower.chars())
}
