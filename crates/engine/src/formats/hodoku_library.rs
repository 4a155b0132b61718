//! Lines of a HoDoKu library that test a technique: what it concludes from a board.

use super::Format;
use std::fmt;

use super::error::{ReadError, Reason};
use super::hodoku::{CELLS_FIELD, SHAPE, is_library_line, read_candidates, read_line};
use super::position::Position;
use crate::board::{Cell, Digit, Givens};

/// A board, a technique and its conclusion.
///
/// ```
/// use sudoku_engine::formats::LibraryLine;
///
/// let board = ".".repeat(81);
/// let line = LibraryLine::read(&format!(":0100-1:5:{board}:111:512 513::"))?;
/// assert_eq!((line.code.as_str(), line.variant.as_str()), ("0100", "1"));
/// assert_eq!((line.deleted.len(), line.eliminations.len()), (1, 2));
/// # Ok::<(), sudoku_engine::formats::ReadError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LibraryLine {
    /// The digits by which HoDoKu names the technique.
    pub code: String,
    /// What follows the code after a hyphen, or nothing.
    pub variant: String,
    pub givens: Givens,
    /// The digits that were placed, in reading order.
    pub placed: Vec<(Cell, Digit)>,
    /// The candidates that were ruled out before.
    pub deleted: Vec<(Cell, Digit)>,
    /// The candidates that the technique rules out.
    pub eliminations: Vec<(Cell, Digit)>,
    /// The digits that the technique places.
    pub placements: Vec<(Cell, Digit)>,
}

impl LibraryLine {
    /// Reads a line.
    ///
    /// # Errors
    /// Returns what is wrong with the text, and where.
    pub fn read(text: &str) -> Result<Self, ReadError> {
        let start = Position::new(1, 1);
        let in_format = |error: ReadError| error.in_format(Format::Hodoku);
        if !is_library_line(text) {
            return Err(in_format(Reason::UnknownEncoding.at(start)));
        }
        let reading = read_line(text, start).map_err(in_format)?;
        let mut fields = Vec::new();
        let mut position = start;
        for field in text.trim_end().split(':') {
            fields.push((position, field));
            position = position.plus(field.chars().count() + 1);
        }
        let candidates = |nth: usize| match fields.get(CELLS_FIELD + nth) {
            Some(&(start, field)) => read_candidates(field, start).map_err(in_format),
            None => Ok(Vec::new()),
        };
        let (code, variant) = fields[1].1.split_once('-').unwrap_or((fields[1].1, ""));
        let input = |cell: Cell| reading.input.get(cell.index())?.digit;
        let placed = SHAPE.cells().filter_map(|cell| Some((cell, input(cell)?))).collect();
        Ok(Self {
            code: code.to_owned(),
            variant: variant.to_owned(),
            placed,
            deleted: candidates(1)?,
            eliminations: candidates(2)?,
            placements: candidates(3)?,
            givens: reading.givens,
        })
    }
}

impl fmt::Display for LibraryLine {
    /// Writes the line. The field of the digits is left empty.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hyphen = if self.variant.is_empty() { "" } else { "-" };
        write!(out, ":{}{hyphen}{}::", self.code, self.variant)?;
        for (cell, given) in self.givens.iter() {
            let placed = self.placed.iter().find(|&&(other, _)| other == cell);
            match (given, placed) {
                (Some(digit), _) => write!(out, "{}", digit.symbol())?,
                (None, Some((_, digit))) => write!(out, "+{}", digit.symbol())?,
                (None, None) => write!(out, ".")?,
            }
        }
        for list in [&self.deleted, &self.eliminations, &self.placements] {
            let texts = list.iter().map(|&(cell, digit)| {
                let (row, column) = (cell.row(SHAPE) + 1, cell.column(SHAPE) + 1);
                format!("{}{row}{column}", digit.symbol())
            });
            write!(out, ":{}", texts.collect::<Vec<_>>().join(" "))?;
        }
        write!(out, ":")
    }
}
