//! Parsing code into rows of cells.
//!
//! Owns brackets, comments and the end of the board. The cells themselves are read in
//! [`content`]. Must not depend on how a cell is written.

mod content;

use super::scanner::Scanner;
use super::shape::{FEWEST_CELLS, is_in_word, is_opening, shape};
use crate::formats::error::{ReadError, Reason};
use crate::formats::position::Position;
use crate::formats::source::{MOST_CELLS, Mark, Row, is_quote, is_space};

/// The maximum nesting depth of lists. Real boards nest three or four deep.
const MOST_OPEN: usize = 32;

/// The rows found in lists and strings.
pub(super) struct Lists<'a> {
    text: Scanner<'a>,
    open: Vec<List>,
    /// The rows if spaces in strings are separators.
    pub(super) rows: Vec<Row>,
    /// The rows if spaces in strings are cells.
    pub(super) spaced: Vec<Row>,
    /// The position where reading stopped.
    pub(super) end: Position,
    count: usize,
    /// Whether the board has been read completely, so that only code can follow.
    complete: bool,
}

/// A list that is not closed yet.
struct List {
    at: Position,
    bracket: char,
    cells: Vec<Mark>,
    /// Whether the list has a comma, so it is not an index or a length.
    separated: bool,
    /// Whether the list contains rows.
    nested: bool,
}

impl<'a> Lists<'a> {
    /// Reads to the end of the first outermost list of lists, or of the text.
    pub(super) fn read(text: &'a str) -> Result<Self, ReadError> {
        let mut text = Scanner::new(text);
        skip_declaration(&mut text);
        let (end, count) = (Position::START, 0);
        let (open, rows, spaced) = (Vec::new(), Vec::new(), Vec::new());
        let mut lists = Self { text, open, rows, spaced, end, count, complete: false };
        while let Some(found) = lists.text.peek().filter(|_| !lists.complete) {
            lists.step(found)?;
        }
        match lists.open.first() {
            Some(list) => Err(Reason::UnclosedBracket { bracket: list.bracket }.at(list.at)),
            None => Ok(lists),
        }
    }

    fn step(&mut self, found: char) -> Result<(), ReadError> {
        let at = self.text.at();
        let rest = self.text.rest();
        match found {
            '/' if rest.starts_with("/*") => self.skip_comment(),
            '/' if rest.starts_with("//") => self.skip_line(),
            '#' => self.skip_line(),
            _ if is_opening(found) => self.open(found, at)?,
            ']' | '}' | ')' => self.close(found, at)?,
            _ if is_quote(found) => self.string(found, at)?,
            _ if is_in_word(found) => self.word(at)?,
            _ => self.sign(found, at)?,
        }
        // Always make progress.
        if self.text.rest().len() == rest.len() {
            self.text.advance();
        }
        if !is_space(found) {
            self.end = self.text.at();
        }
        Ok(())
    }

    fn skip_comment(&mut self) {
        if self.text.take_until("*/").is_none() {
            self.text.take_while(|_| true);
        }
    }

    fn skip_line(&mut self) {
        self.text.take_while(|found| !matches!(found, '\r' | '\n'));
    }

    fn open(&mut self, bracket: char, at: Position) -> Result<(), ReadError> {
        if self.open.len() == MOST_OPEN {
            return Err(Reason::UnknownCharacter { found: bracket }.at(at));
        }
        let list = List { at, bracket, cells: Vec::new(), separated: false, nested: false };
        self.open.push(list);
        Ok(())
    }

    fn close(&mut self, found: char, at: Position) -> Result<(), ReadError> {
        self.text.advance();
        let Some(list) = self.open.pop() else {
            return Ok(());
        };
        if !matches!((list.bracket, found), ('[', ']') | ('{', '}') | ('(', ')')) {
            return Err(Reason::UnclosedBracket { bracket: list.bracket }.at(list.at));
        }
        let is_row = list.separated || list.cells.len() > 1;
        if !is_row || list.nested {
            // An index, a length, or something else next to the rows.
            self.count -= list.cells.len();
        } else if !list.cells.is_empty() {
            let row = Row { marks: list.cells, end: at };
            self.push_row(row.clone(), row);
        }
        if list.nested {
            self.nest();
            self.complete = self.open.is_empty();
        }
        Ok(())
    }

    fn push_row(&mut self, row: Row, spaced: Row) {
        self.rows.push(row);
        self.spaced.push(spaced);
        self.nest();
        self.complete = self.is_board() && !self.goes_on();
    }

    /// Returns whether the rows so far, outside of any list, are a board.
    fn is_board(&self) -> bool {
        self.open.is_empty() && (shape(&self.rows).is_some() || shape(&self.spaced).is_some())
    }

    /// Returns whether another list or string comes next.
    fn goes_on(&self) -> bool {
        let is_between = |found: char| is_space(found) || ",;+\\".contains(found);
        let next = self.text.rest().chars().find(|&found| !is_between(found));
        next.is_some_and(|found| is_opening(found) || is_quote(found))
    }

    fn nest(&mut self) {
        if let Some(list) = self.open.last_mut() {
            list.nested = true;
        }
    }

    fn push_cell(&mut self, mark: Mark) -> Result<(), ReadError> {
        let Some(list) = self.open.last_mut() else {
            return Ok(());
        };
        self.count += 1;
        if self.count > MOST_CELLS {
            return Err(Reason::TooManyCells { limit: MOST_CELLS }.at(mark.at));
        }
        list.cells.push(mark);
        Ok(())
    }
}

/// Skips the declared name and type of the board, which may have brackets and numbers of
/// their own.
fn skip_declaration(text: &mut Scanner) {
    let Some((before, _)) = text.rest().split_once('=') else {
        return;
    };
    let mut figures = before.chars().filter(|found| matches!(found, '0'..='9' | '.'));
    if figures.nth(FEWEST_CELLS - 1).is_none() {
        text.take_until("=");
    }
}
