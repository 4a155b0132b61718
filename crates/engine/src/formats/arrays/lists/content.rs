//! The contents of lists: numbers, strings, words and signs.
//!
//! Owns distinguishing cells from code. Must not depend on how lists nest.

use super::Lists;
use crate::board::Shape;
use crate::formats::arrays::is_opening;
use crate::formats::arrays::shape::is_in_word;
use crate::formats::error::{ReadError, Reason};
use crate::formats::position::Position;
use crate::formats::rule::{Rule, rule};
use crate::formats::source::{MOST_CELLS, Mark, is_space, lines, value};
use crate::formats::{field, spaced, symbols};

impl<'a> Lists<'a> {
    /// Reads a number, a name for an empty cell, or a word of code.
    pub(super) fn word(&mut self, at: Position) -> Result<(), ReadError> {
        let is_number = |found: char| found.is_ascii_digit();
        let dotted = !self.text.peek().is_some_and(is_number);
        let word = self.text.take_while(|found| is_in_word(found) || (dotted && found == '.'));
        let next = self.text.peek_ink().unwrap_or(',');
        let is_long = word.chars().nth(1).is_some() && !field::is_nothing(word);
        let names = is_opening(next) || next.is_alphabetic() || "!:<>".contains(next);
        if self.open.is_empty() || (dotted && is_long && names) {
            return Ok(());
        }
        if Shape::from_size(word.len()).is_some() && word.chars().all(is_number) {
            return self.cells_of(word, at);
        }
        self.push_cell(field::mark(word, at)?)
    }

    /// Reads a comma, an empty cell, or a sign of code.
    pub(super) fn sign(&mut self, found: char, at: Position) -> Result<(), ReadError> {
        self.text.advance();
        let Some(list) = self.open.last_mut() else {
            return Ok(());
        };
        let next = self.text.peek().unwrap_or(',');
        match found {
            ',' | ';' => list.separated = true,
            ':' | '<' | '>' => {}
            _ if is_space(found) || is_opening(next) => {}
            _ => match value(found) {
                Some(value) if !next.is_ascii_digit() => self.push_cell(Mark { at, value })?,
                _ => return Err(Reason::UnknownCharacter { found }.at(at)),
            },
        }
        Ok(())
    }

    /// Reads a cell, a row or a whole board in quotation marks, or a key.
    pub(super) fn string(&mut self, quote: char, at: Position) -> Result<(), ReadError> {
        self.text.advance();
        if self.text.peek().is_some_and(is_opening) {
            // The quotation marks enclose the lists.
            return Ok(());
        }
        let Some((content, start)) = self.quoted(quote) else {
            self.complete = self.is_board();
            let unclosed = Reason::UnclosedBracket { bracket: quote }.at(at);
            return if self.complete { Ok(()) } else { Err(unclosed) };
        };
        if self.text.peek_ink() == Some(':') {
            return Ok(());
        }
        let indent = content.chars().take_while(|&found| is_space(found)).count();
        let cell = content.trim_matches(is_space);
        let is_long = |text: &str, limit| text.chars().nth(limit).is_some();
        if is_long(cell, 2) || is_long(content, 3) || content.contains(['\r', '\n']) {
            self.cells_of(content, start)
        } else if self.open.is_empty() {
            Ok(())
        } else {
            self.push_cell(field::mark(cell, start.plus(indent))?)
        }
    }

    /// Reads to the end of a string. Returns its content and the position of the content.
    fn quoted(&mut self, quote: char) -> Option<(&'a str, Position)> {
        let close = closing(quote).to_string();
        let triple = close.repeat(3);
        let is_triple = self.text.rest().starts_with(&triple[close.len()..]);
        if is_triple {
            self.text.take_until(&triple[close.len()..]);
        }
        let start = self.text.at();
        let content = self.text.take_until(if is_triple { &triple } else { &close })?;
        Some((content, start))
    }

    /// Reads rows with one character per cell.
    fn cells_of(&mut self, content: &str, start: Position) -> Result<(), ReadError> {
        for (number, line) in lines(content) {
            let column = if number == 1 { start.column } else { 1 };
            let at = Position::new(start.line + number - 1, column);
            if rule(line) == Rule::Yes {
                continue;
            }
            let row = symbols::row(line, at, &mut self.count, MOST_CELLS)?;
            let spaced = spaced::row(line, at).unwrap_or_else(|| row.clone());
            if !spaced.marks.is_empty() && (number == 1 || !row.marks.is_empty()) {
                self.push_row(row, spaced);
            }
        }
        Ok(())
    }
}

const fn closing(quote: char) -> char {
    match quote {
        '“' | '„' => '”',
        '‘' => '’',
        '«' => '»',
        _ => quote,
    }
}
