//! Parsing code into rows of cells.
//!
//! Owns brackets, comments and the end of the board. The cells themselves are read in
//! [`content`]. Must not depend on how a cell is written.

mod content;

use super::scanner::Scanner;
use super::shape::{MIN_CELLS, is_in_word, is_opening, shape};
use crate::formats::error::{ReadError, Reason};
use crate::formats::position::Position;
use crate::formats::source::{CellRow, MAX_CELLS, PositionedCell, is_quote, is_space};

/// The maximum nesting depth of lists. Real boards nest three or four deep.
const MAX_NESTING_DEPTH: usize = 32;

/// The rows found in lists and strings.
pub(super) struct Lists<'a> {
    scanner: Scanner<'a>,
    open_lists: Vec<List>,
    /// The rows if spaces in strings are separators.
    pub(super) rows: Vec<CellRow>,
    /// The rows if spaces in strings are cells.
    pub(super) spaced: Vec<CellRow>,
    /// The position where reading stopped.
    pub(super) end: Position,
    cell_count: usize,
    /// Whether the board has been read completely, so that only code can follow.
    is_complete: bool,
}

/// A list that is not closed yet.
struct List {
    position: Position,
    bracket: char,
    cells: Vec<PositionedCell>,
    /// Whether the list has a comma, so it is not an index or a length.
    has_comma: bool,
    /// Whether the list contains rows.
    has_rows: bool,
}

impl<'a> Lists<'a> {
    /// Reads to the end of the first outermost list of lists, or of the text.
    pub(super) fn read(text: &'a str) -> Result<Self, ReadError> {
        let mut scanner = Scanner::new(text);
        skip_declaration(&mut scanner);
        let (end, cell_count) = (Position::START, 0);
        let (open_lists, rows, spaced) = (Vec::new(), Vec::new(), Vec::new());
        let mut lists =
            Self { scanner, open_lists, rows, spaced, end, cell_count, is_complete: false };
        while let Some(character) = lists.scanner.peek().filter(|_| !lists.is_complete) {
            lists.step(character)?;
        }
        match lists.open_lists.first() {
            Some(list) => Err(Reason::UnclosedBracket { bracket: list.bracket }.at(list.position)),
            None => Ok(lists),
        }
    }

    fn step(&mut self, character: char) -> Result<(), ReadError> {
        let position = self.scanner.position();
        let rest = self.scanner.rest();
        match character {
            '/' if rest.starts_with("/*") => self.skip_comment(),
            '/' if rest.starts_with("//") => self.skip_line(),
            '#' => self.skip_line(),
            _ if is_opening(character) => self.open_list(character, position)?,
            ']' | '}' | ')' => self.close_list(character, position)?,
            _ if is_quote(character) => self.read_string(character, position)?,
            _ if is_in_word(character) => self.read_word(position)?,
            _ => self.read_sign(character, position)?,
        }
        // Always make progress.
        if self.scanner.rest().len() == rest.len() {
            self.scanner.advance();
        }
        if !is_space(character) {
            self.end = self.scanner.position();
        }
        Ok(())
    }

    fn skip_comment(&mut self) {
        if self.scanner.take_until("*/").is_none() {
            self.scanner.take_while(|_| true);
        }
    }

    fn skip_line(&mut self) {
        self.scanner.take_while(|character| !matches!(character, '\r' | '\n'));
    }

    fn open_list(&mut self, bracket: char, position: Position) -> Result<(), ReadError> {
        if self.open_lists.len() == MAX_NESTING_DEPTH {
            return Err(Reason::UnknownCharacter { character: bracket }.at(position));
        }
        let list = List { position, bracket, cells: Vec::new(), has_comma: false, has_rows: false };
        self.open_lists.push(list);
        Ok(())
    }

    fn close_list(&mut self, character: char, position: Position) -> Result<(), ReadError> {
        self.scanner.advance();
        let Some(list) = self.open_lists.pop() else {
            return Ok(());
        };
        if !matches!((list.bracket, character), ('[', ']') | ('{', '}') | ('(', ')')) {
            return Err(Reason::UnclosedBracket { bracket: list.bracket }.at(list.position));
        }
        let is_row = list.has_comma || list.cells.len() > 1;
        if !is_row || list.has_rows {
            // An index, a length, or something else next to the rows.
            self.cell_count -= list.cells.len();
        } else if !list.cells.is_empty() {
            let row = CellRow { cells: list.cells, end: position };
            self.push_row(row.clone(), row);
        }
        if list.has_rows {
            self.mark_outer_list();
            self.is_complete = self.open_lists.is_empty();
        }
        Ok(())
    }

    fn push_row(&mut self, row: CellRow, spaced: CellRow) {
        self.rows.push(row);
        self.spaced.push(spaced);
        self.mark_outer_list();
        self.is_complete = self.is_board() && !self.has_more_rows();
    }

    /// Returns whether the rows so far, outside of any list, are a board.
    fn is_board(&self) -> bool {
        self.open_lists.is_empty() && (shape(&self.rows).is_some() || shape(&self.spaced).is_some())
    }

    /// Returns whether another list or string comes next.
    fn has_more_rows(&self) -> bool {
        let is_between = |character: char| is_space(character) || ",;+\\".contains(character);
        let next = self.scanner.rest().chars().find(|&character| !is_between(character));
        next.is_some_and(|character| is_opening(character) || is_quote(character))
    }

    fn mark_outer_list(&mut self) {
        if let Some(list) = self.open_lists.last_mut() {
            list.has_rows = true;
        }
    }

    fn push_cell(&mut self, cell: PositionedCell) -> Result<(), ReadError> {
        let Some(list) = self.open_lists.last_mut() else {
            return Ok(());
        };
        self.cell_count += 1;
        if self.cell_count > MAX_CELLS {
            return Err(Reason::TooManyCells { limit: MAX_CELLS }.at(cell.position));
        }
        list.cells.push(cell);
        Ok(())
    }
}

/// Skips the declared name and type of the board, which may have brackets and numbers of
/// their own.
fn skip_declaration(scanner: &mut Scanner) {
    let Some((before, _)) = scanner.rest().split_once('=') else {
        return;
    };
    let mut figures = before.chars().filter(|character| matches!(character, '0'..='9' | '.'));
    if figures.nth(MIN_CELLS - 1).is_none() {
        scanner.take_until("=");
    }
}
