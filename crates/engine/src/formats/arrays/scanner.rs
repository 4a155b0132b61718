//! Reading a text from front to back.
//!
//! Owns the position of the next character. Must not depend on what is read.

use crate::formats::position::Position;
use crate::formats::source::is_space;

/// The unread rest of a text, and its position.
#[derive(Clone, Copy)]
pub(super) struct Scanner<'a> {
    rest: &'a str,
    at: Position,
}

impl<'a> Scanner<'a> {
    pub(super) const fn new(text: &'a str) -> Self {
        Self { rest: text, at: Position::START }
    }

    /// Returns the position of the next character.
    pub(super) const fn at(&self) -> Position {
        self.at
    }

    /// Returns the unread text.
    pub(super) const fn rest(&self) -> &'a str {
        self.rest
    }

    /// Returns the next character without reading it.
    pub(super) fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    /// Returns the next visible character without reading it.
    pub(super) fn peek_ink(&self) -> Option<char> {
        self.rest.chars().find(|&found| !is_space(found))
    }

    /// Reads one character.
    pub(super) fn advance(&mut self) -> Option<char> {
        let mut rest = self.rest.chars();
        let found = rest.next()?;
        self.rest = rest.as_str();
        match found {
            '\r' if self.rest.starts_with('\n') => {}
            '\r' | '\n' => self.at = Position::new(self.at.line + 1, 1),
            _ => self.at.column += 1,
        }
        Some(found)
    }

    /// Reads and returns the longest run of characters that satisfy the predicate.
    pub(super) fn take_while(&mut self, is_such: impl Fn(char) -> bool) -> &'a str {
        let start = self.rest;
        while self.peek().is_some_and(&is_such) {
            self.advance();
        }
        &start[..start.len() - self.rest.len()]
    }

    /// Reads up to and including `end`, and returns the text before it. Reads nothing if
    /// `end` does not occur.
    pub(super) fn take_until(&mut self, end: &str) -> Option<&'a str> {
        let (before, _) = self.rest.split_once(end)?;
        let left = self.rest.len() - before.len() - end.len();
        while self.rest.len() > left {
            self.advance();
        }
        Some(before)
    }
}
