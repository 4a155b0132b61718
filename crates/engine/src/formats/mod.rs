//! Puzzles as text: recognizing, reading and writing formats.
//!
//! Owns every textual form of a board, and the errors in text that is not a board.
//! Must not depend on the wording of errors, on whether digits clash, or on searching.
//!
//! Reading takes three steps. A reader (`symbols` for the line, rows and boxed
//! formats, `arrays`, `comma_rows`) turns the text into rows of cells with their
//! positions. The rows determine the shape of the board, or the first error.
//! Finally the characters of the cells become digits, because only the shape decides what a `0`
//! means.
//!
//! What belongs to a program is read before that, because its text cannot be
//! mistaken for a board: links (`links`, with the JSON in `f_puzzles` and `sudoku_pad`, and the
//! short strings in `blank_runs` and `sudoku_wiki`), files
//! (`open_sudoku`, `sdk`), lines of a library (`hodoku`) and boards with candidates
//! (`candidate_grid`). What is left of a text that is not a board is tried without
//! remarks (`remarks`, `line_words`) and without the signs of a quoted mail (`quoted`).

mod aligned;
mod arrays;
mod assemble;
mod barred;
mod blank_runs;
mod boxed;
mod candidate_grid;
mod cell_colors;
mod comma_rows;
mod error;
mod f_puzzles;
mod field;
mod hodoku;
mod hodoku_library;
mod horizontal_rule;
mod json;
pub mod limits;
mod line;
mod line_words;
mod links;
mod not_text;
pub(crate) mod open_sudoku;
mod packing;
mod payload;
mod plain;
mod position;
mod quoted;
mod reading;
pub(crate) mod remarks;
mod rows;
pub mod rules_code;
mod sdk;
mod source;
mod spaced;
mod sudoku_pad;
mod sudoku_wiki;
mod symbols;
mod utf16;

use self::position::Position;

pub use arrays::arrays;
pub use boxed::{boxed, listing};
pub use comma_rows::comma_rows;
pub use error::{ReadError, Reason};
pub use f_puzzles::{f_puzzles, f_puzzles_with_input, sudoku_pad};
pub use hodoku::hodoku;
pub use hodoku_library::LibraryLine;
pub use line::{line, read_line};
pub use not_text::NotText;
pub use open_sudoku::open_sudoku;
pub use packing::{pack_text, unpack_text};
pub use reading::{Alphabet, CellInput, Extra, Format, LeftOut, Reading};
pub use rows::rows;
pub use sdk::sdk;
pub use utf16::Utf16;

/// Reads a puzzle in any supported format.
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
    if let Some(outcome) = links::read(text) {
        return outcome;
    }
    read_text(text).or_else(|error| match links::read_any(text) {
        Some(outcome) => outcome.map(|reading| reading.with_extra(Extra::Text)),
        None => Err(error),
    })
}

/// Reads a text without links.
fn read_text(text: &str) -> Result<Reading, ReadError> {
    let formats =
        [links::read_json, open_sudoku::read, hodoku::read, sdk::read, candidate_grid::read];
    if let Some(outcome) = formats.into_iter().find_map(|read| read(text)) {
        return outcome;
    }
    let outcome = plain::read(text).or_else(|error| remarks::read(text, error)).or_else(|error| {
        match quoted::bare_text(text) {
            Some(bare) => read_text(&bare).map_err(|error| quoted::error_in_quotation(text, error)),
            None => Err(error),
        }
    });
    outcome.map_err(|error| match NotText::detect(text.as_bytes()) {
        Some(kind) => Reason::NotText { kind }.at(Position::START),
        None => {
            ReadError { format: error.format.or_else(|| symbols::likely_format(text)), ..error }
        }
    })
}
