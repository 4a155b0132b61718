//! Reading a text from front to back.
//!
//! Owns the position of the next character. Must not depend on what is read.

use crate::formats::position::Position;
use crate::formats::source::is_space;

/// The unread rest of a text, and its position.
#[derive(Clone, Copy)]
pub(super) struct Scanner<'a> {
    rest: &'a str,
    position: Position,
}

impl<'a> Scanner<'a> {
    pub(super) const fn new(text: &'a str) -> Self {
        Self { rest: text, position: Position::START }
    }

    /// Returns the position of the next character.
    pub(super) const fn position(&self) -> Position {
        self.position
    }

    pub(super) const fn rest(&self) -> &'a str {
        self.rest
    }

    /// Returns the next character without reading it.
    pub(super) fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    /// Returns the next visible character without reading it.
    pub(super) fn peek_visible(&self) -> Option<char> {
        self.rest.chars().find(|&character| !is_space(character))
    }

    pub(super) fn advance(&mut self) -> Option<char> {
        let mut rest = self.rest.chars();
        let character = rest.next()?;
        self.rest = rest.as_str();
        match character {
            '\r' if self.rest.starts_with('\n') => {}
            '\r' | '\n' => self.position = Position::new(self.position.line + 1, 1),
            _ => self.position.column += 1,
        }
        Some(character)
    }

    /// Reads and returns the longest run of characters that satisfy the predicate.
    pub(super) fn take_while(&mut self, predicate: impl Fn(char) -> bool) -> &'a str {
        let start = self.rest;
        while self.peek().is_some_and(&predicate) {
            self.advance();
        }
        &start[..start.len() - self.rest.len()]
    }

    /// Reads up to and including `end`, and returns the text before it. Reads nothing if
    /// `end` does not occur.
    pub(super) fn take_until(&mut self, end: &str) -> Option<&'a str> {
        let (before, _) = self.rest.split_once(end)?;
        let target_len = self.rest.len() - before.len() - end.len();
        while self.rest.len() > target_len {
            self.advance();
        }
        Some(before)
    }
}
