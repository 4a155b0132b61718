//! Puzzles as text: recognizing, reading and writing formats.
//!
//! Owns every textual form of a board, and the errors in text that is not a board.
//! Must not depend on the wording of errors, on whether digits clash, or on searching.
//!
//! Reading takes three steps. A reader (`symbols` for the line, rows and boxed
//! formats, `arrays`, `comma_rows`) turns the text into rows of marks with their
//! positions. The rows determine the shape of the board, or the first error.
//! Finally the marks become digits, because only the shape decides what a `0`
//! means. A link to a puzzle on another site (`f_puzzles`) is unpacked instead,
//! and includes its rules.

mod aligned;
mod arrays;
mod assemble;
mod barred;
mod boxed;
mod comma_rows;
mod error;
mod f_puzzles;
mod field;
mod horizontal_rule;
pub mod limits;
mod line;
mod not_text;
mod position;
mod reading;
mod rows;
pub mod rules_code;
mod source;
mod spaced;
mod symbols;
mod utf16;

use self::position::Position;

pub use arrays::arrays;
pub use boxed::{boxed, listing};
pub use comma_rows::comma_rows;
pub use error::{ReadError, Reason};
pub use f_puzzles::{CellInput, f_puzzles, f_puzzles_with_input};
pub use line::{line, read_line};
pub use not_text::NotText;
pub use reading::{Alphabet, Format, LeftOut, Reading};
pub use rows::rows;
pub use utf16::Utf16;

/// Reads a board in any supported format.
///
/// Takes time linear in the length of the text, and stops at the first cell beyond
/// the largest board.
///
/// ```
/// use sudoku_engine::formats::{self, Format, Reason};
///
/// let reading = formats::read("|00|00|\n|30|02|\n+--+--+\n|04|00|\n|00|10|")?;
/// assert_eq!(reading.format, Format::Boxed);
/// assert_eq!(formats::line(&reading.givens), "....3..2.4....1.");
///
/// let error = formats::read("1234\n341\n2143\n4321").unwrap_err();
/// assert_eq!((error.line, error.column), (2, 4));
/// assert_eq!(error.reason, Reason::RowTooShort { row: 2, found: 3, expected: 4 });
/// # Ok::<(), formats::ReadError>(())
/// ```
///
/// # Errors
/// Returns the first error in the text, with its position and reason.
pub fn read(text: &str) -> Result<Reading, ReadError> {
    let text = text.trim_start_matches('\u{feff}');
    if text.chars().all(source::is_space) {
        return Err(Reason::Empty.at(Position::START));
    }
    if let Some(outcome) = f_puzzles::read(text) {
        return outcome;
    }
    read_board(text).map_err(|error| {
        let kind = NotText::detect(text.as_bytes());
        kind.map_or(error, |kind| Reason::NotText { kind }.at(Position::START))
    })
}

/// Reads a text that consists of a board.
fn read_board(text: &str) -> Result<Reading, ReadError> {
    let arrays_result = if arrays::recognize(text) { arrays::read(text) } else { None };
    if let Some(outcome) = arrays_result {
        return outcome;
    }
    let fields_result = comma_rows::read(text);
    if let Some(Ok(reading)) = fields_result {
        return Ok(reading);
    }
    symbols::read(text).or_else(|error| {
        // The error describes the most likely format, but any format that fits is accepted.
        let strings = || arrays::read(text).and_then(Result::ok);
        let fitting = aligned::read(text).or_else(strings);
        fitting.map_or_else(|| fields_result.unwrap_or(Err(error)), Ok)
    })
}
