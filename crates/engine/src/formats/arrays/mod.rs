//! Lists of numbers or strings as programming languages write them.
//!
//! Owns recognising, reading and writing them, JSON, Python, JavaScript, C and
//! their like, with the code around them. Must not know any one language: what
//! is not a list, a cell or a name before a list is unknown.

mod lists;
mod scanner;
mod shape;

use self::lists::Lists;
use self::shape::{is_opening, shape};
use crate::board::{Digit, Givens};
use crate::formats::error::ReadError;
use crate::formats::source::value;
use crate::formats::{Format, Reading, assemble, spaced};

/// Characters before the first list that could be taken for cells, as those of
/// `board` and `Vec` can.
const MOST_CODE: usize = 64;

/// Whether the text has lists, and no board before them.
pub(super) fn recognise(text: &str) -> bool {
    text.find(is_opening).is_some_and(|start| {
        text[..start].chars().filter(|&found| value(found).is_some()).nth(MOST_CODE).is_none()
    })
}

/// Reads a board from lists or strings; `None` where they hold no cell.
pub(super) fn read(text: &str) -> Option<Result<Reading, ReadError>> {
    let lists = match Lists::read(text) {
        Ok(lists) => lists,
        Err(error) => return Some(Err(error)),
    };
    if lists.rows.is_empty() {
        return None;
    }
    let spaced = || shape(&lists.spaced).filter(|&shape| spaced::may_be(shape, &lists.spaced));
    Some(if let Some(shape) = shape(&lists.rows) {
        assemble::reading(Format::Arrays, shape, &lists.rows)
    } else if let Some(shape) = spaced() {
        assemble::reading(Format::Arrays, shape, &lists.spaced)
    } else {
        Err(assemble::fault(&lists.rows, lists.end))
    })
}

/// The board as a list of rows of numbers, `0` for an empty cell, a line of text
/// for each row; the last line is not ended.
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
