//! The contents of lists: numbers, strings, words and signs.
//!
//! Owns distinguishing cells from code. Must not depend on how lists nest.

use super::Lists;
use crate::board::Shape;
use crate::formats::arrays::is_opening;
use crate::formats::arrays::shape::is_in_word;
use crate::formats::error::{ReadError, Reason};
use crate::formats::horizontal_rule::{HorizontalRule, classify_rule};
use crate::formats::position::Position;
use crate::formats::source::{MAX_CELLS, PositionedCell, is_space, lines, value};
use crate::formats::{field, spaced, symbols};

impl<'a> Lists<'a> {
    /// Reads a number, a name for an empty cell, or a word of code.
    pub(super) fn read_word(&mut self, position: Position) -> Result<(), ReadError> {
        let is_number = |character: char| character.is_ascii_digit();
        let may_contain_dots = !self.scanner.peek().is_some_and(is_number);
        let word = self.scanner.take_while(|character| {
            is_in_word(character) || (may_contain_dots && character == '.')
        });
        let next = self.scanner.peek_visible().unwrap_or(',');
        let is_long = word.chars().nth(1).is_some() && !field::is_null_word(word);
        let is_code = is_opening(next) || next.is_alphabetic() || "!:<>".contains(next);
        if self.open_lists.is_empty() || (may_contain_dots && is_long && is_code) {
            return Ok(());
        }
        if Shape::from_size(word.len()).is_some() && word.chars().all(is_number) {
            return self.read_rows(word, position);
        }
        self.push_cell(field::cell(word, position)?)
    }

    /// Reads a comma, an empty cell, or a sign of code.
    pub(super) fn read_sign(
        &mut self,
        character: char,
        position: Position,
    ) -> Result<(), ReadError> {
        self.scanner.advance();
        let Some(list) = self.open_lists.last_mut() else {
            return Ok(());
        };
        let next = self.scanner.peek().unwrap_or(',');
        match character {
            ',' | ';' => list.has_comma = true,
            ':' | '<' | '>' => {}
            _ if is_space(character) || is_opening(next) => {}
            _ => match value(character) {
                Some(value) if !next.is_ascii_digit() => {
                    self.push_cell(PositionedCell { position, value })?;
                }
                _ => return Err(Reason::UnknownCharacter { character }.at(position)),
            },
        }
        Ok(())
    }

    /// Reads a cell, a row or a whole board in quotation marks, or a key.
    pub(super) fn read_string(&mut self, quote: char, position: Position) -> Result<(), ReadError> {
        self.scanner.advance();
        if self.scanner.peek().is_some_and(is_opening) {
            // The quotation marks enclose the lists.
            return Ok(());
        }
        let Some((content, start)) = self.read_quoted(quote) else {
            self.is_complete = self.is_board();
            let unclosed = Reason::UnclosedBracket { bracket: quote }.at(position);
            return if self.is_complete { Ok(()) } else { Err(unclosed) };
        };
        if self.scanner.peek_visible() == Some(':') {
            return Ok(());
        }
        let indent = content.chars().take_while(|&character| is_space(character)).count();
        let cell = content.trim_matches(is_space);
        let is_long = |text: &str, limit| text.chars().nth(limit).is_some();
        if is_long(cell, 2) || is_long(content, 3) || content.contains(['\r', '\n']) {
            self.read_rows(content, start)
        } else if self.open_lists.is_empty() {
            Ok(())
        } else {
            self.push_cell(field::cell(cell, start.plus(indent))?)
        }
    }

    /// Reads to the end of a string. Returns its content and the position of the content.
    fn read_quoted(&mut self, quote: char) -> Option<(&'a str, Position)> {
        let close = closing(quote).to_string();
        let triple = close.repeat(3);
        let is_triple = self.scanner.rest().starts_with(&triple[close.len()..]);
        if is_triple {
            self.scanner.take_until(&triple[close.len()..]);
        }
        let start = self.scanner.position();
        let content = self.scanner.take_until(if is_triple { &triple } else { &close })?;
        Some((content, start))
    }

    /// Reads rows with one character per cell.
    fn read_rows(&mut self, content: &str, start: Position) -> Result<(), ReadError> {
        for (number, line) in lines(content) {
            let column = if number == 1 { start.column } else { 1 };
            let position = Position::new(start.line + number - 1, column);
            if classify_rule(line) == HorizontalRule::Yes {
                continue;
            }
            let row = symbols::row(line, position, &mut self.cell_count, MAX_CELLS)?;
            let spaced = spaced::row(line, position).unwrap_or_else(|| row.clone());
            if !spaced.cells.is_empty() && (number == 1 || !row.cells.is_empty()) {
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
