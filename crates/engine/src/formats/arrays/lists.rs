//! From code to rows of cells.
//!
//! Owns brackets, strings, words and comments. Must not know what rows make a
//! board.

use super::super::error::{ReadError, Reason};
use super::super::rule::{Rule, rule};
use super::super::source::{MOST_CELLS, Mark, Position, Row, is_quote, is_space, lines, value};
use super::super::{field, spaced, symbols};
use super::scanner::Scanner;
use super::{FEWEST_CELLS, is_opening, shape};

/// Lists within lists that a board may have; real ones have three or four.
const MOST_OPEN: usize = 32;

/// The rows that lists and strings hold.
pub(super) struct Lists<'a> {
    text: Scanner<'a>,
    open: Vec<List>,
    /// Spaces in strings being between cells.
    pub(super) rows: Vec<Row>,
    /// Spaces in strings being cells.
    pub(super) spaced: Vec<Row>,
    /// Where reading stopped.
    pub(super) end: Position,
    count: usize,
    /// Whether the board is read, and only code can follow.
    complete: bool,
}

/// A list that is not closed yet.
struct List {
    at: Position,
    bracket: char,
    cells: Vec<Mark>,
    /// Whether there was a comma, and so it is no index or length.
    separated: bool,
    /// Whether there are rows in it.
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
            _ if found == '_' || found.is_alphanumeric() => self.word(at)?,
            _ => self.sign(found, at)?,
        }
        // Whatever was read, reading goes on behind it.
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
            // An index, a length, or something beside the rows.
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

    /// Whether the rows that no list holds together are a board.
    fn is_board(&self) -> bool {
        self.open.is_empty() && shape(&self.rows).is_some()
    }

    /// Whether another list or string comes next.
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

    /// A number, a name for an empty cell, or a word of code.
    fn word(&mut self, at: Position) -> Result<(), ReadError> {
        let is_number = |found: char| found.is_ascii_digit();
        let dotted = !self.text.peek().is_some_and(is_number);
        let word = self.text.take_while(|found| {
            found == '_' || found.is_alphanumeric() || (dotted && found == '.')
        });
        let next = self.text.peek_ink().unwrap_or(',');
        let is_long = word.chars().nth(1).is_some() && !field::is_nothing(word);
        let names = is_opening(next) || next.is_alphabetic() || "!:<>".contains(next);
        if self.open.is_empty() || (dotted && is_long && names) {
            return Ok(());
        }
        if word.len() >= 4 && word.chars().all(is_number) {
            return self.cells_of(word, at);
        }
        self.push_cell(field::mark(word, at)?)
    }

    fn sign(&mut self, found: char, at: Position) -> Result<(), ReadError> {
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

    /// A cell, a row or a whole board in quotation marks, or a key.
    fn string(&mut self, quote: char, at: Position) -> Result<(), ReadError> {
        self.text.advance();
        if self.text.peek().is_some_and(is_opening) {
            return Ok(());
        }
        let close = closing(quote).to_string();
        let triple = close.repeat(2);
        let is_triple = self.text.rest().starts_with(&triple);
        if is_triple {
            self.text.take_until(&triple);
        }
        let start = self.text.at();
        let end = if is_triple { close.clone() + &triple } else { close };
        let Some(content) = self.text.take_until(&end) else {
            self.complete = self.is_board();
            if self.complete {
                return Ok(());
            }
            return Err(Reason::UnclosedBracket { bracket: quote }.at(at));
        };
        let cell = content.trim_matches(is_space);
        let is_short = cell.chars().nth(2).is_none() && content.chars().nth(3).is_none();
        if self.text.peek_ink() == Some(':') || (is_short && self.open.is_empty()) {
            Ok(())
        } else if is_short {
            self.push_cell(field::mark(cell, start)?)
        } else {
            self.cells_of(content, start)
        }
    }

    /// Rows of one character a cell.
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

/// Skips the name and the type that a board is set to, which may have brackets
/// and numbers of their own.
fn skip_declaration(text: &mut Scanner) {
    let Some((before, _)) = text.rest().split_once('=') else {
        return;
    };
    let mut figures = before.chars().filter(|found| matches!(found, '0'..='9' | '.'));
    if figures.nth(FEWEST_CELLS - 1).is_none() {
        text.take_until("=");
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
