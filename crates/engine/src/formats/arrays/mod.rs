//! Lists of numbers or strings in the syntax of programming languages.
//!
//! Owns recognizing, reading and writing such lists in JSON, Python, JavaScript, C and
//! similar languages, including the code around them. Must not be specific to a language:
//! anything but lists, cells and the names before lists is unknown.

mod lists;
mod scanner;
mod shape;

use self::lists::Lists;
use self::shape::{is_opening, shape};
use crate::board::{Digit, Givens};
use crate::formats::error::ReadError;
use crate::formats::source::value;
use crate::formats::{Format, Reading, assemble, spaced};

/// The maximum number of characters before the first list that could be mistaken for
/// cells, such as those of `board` and `Vec`.
const MAX_CELL_LIKE_CHARACTERS: usize = 64;

/// Returns whether the text has lists and no board before them.
pub(super) fn recognize(text: &str) -> bool {
    text.find(is_opening).is_some_and(|start| {
        text[..start]
            .chars()
            .filter(|&character| value(character).is_some())
            .nth(MAX_CELL_LIKE_CHARACTERS)
            .is_none()
    })
}

/// Reads a board from lists or strings. Returns `None` if they have no cells.
pub(super) fn read(text: &str) -> Option<Result<Reading, ReadError>> {
    let lists = match Lists::read(text) {
        Ok(lists) => lists,
        Err(error) => return Some(Err(error)),
    };
    if lists.rows.is_empty() {
        return None;
    }
    let spaced =
        || shape(&lists.spaced).filter(|&shape| spaced::spaces_may_be_cells(shape, &lists.spaced));
    Some(if let Some(shape) = shape(&lists.rows) {
        assemble::reading(Format::Arrays, shape, &lists.rows)
    } else if let Some(shape) = spaced() {
        assemble::reading(Format::Arrays, shape, &lists.spaced)
    } else {
        Err(assemble::first_error(&lists.rows, lists.end))
    })
}

/// Writes the board as a list of rows of numbers, with `0` for an empty cell and one line
/// of text per row. There is no line feed at the end.
///
/// ```
/// use sudoku_engine::formats;
///
/// let reading = formats::read("let board = [[1, 0, 0, 0], [0, 0, 2, 0], [0, 3, 0, 0], [0, 0, 0, 4]];")?;
/// let expected = "[[1, 0, 0, 0],\n [0, 0, 2, 0],\n [0, 3, 0, 0],\n [0, 0, 0, 4]]";
/// assert_eq!(formats::arrays(&reading.givens), expected);
/// # Ok::<(), formats::ReadError>(())
/// ```
pub fn arrays(givens: &Givens) -> String {
    let shape = givens.shape();
    let mut text = String::from("[");
    for (cell, digit) in givens.iter() {
        text.push_str(if cell.column(shape) == 0 { "[" } else { ", " });
        text.push_str(&digit.map_or(0, Digit::value).to_string());
        if cell.column(shape) + 1 == shape.size() {
            text.push_str(if cell.row(shape) + 1 == shape.size() { "]]" } else { "],\n " });
        }
    }
    text
}
