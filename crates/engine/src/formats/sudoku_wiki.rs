//! The strings of SudokuWiki with candidates: `S9B` and two characters per cell.
//!
//! Owns reading them. Two characters are a number in base 36: 1 to 9 is a given, 10 to 18 a digit
//! that was solved, and from 19 on, 18 is added to the sum of 2^(d - 1) for each candidate d. As
//! described on <https://www.sudokuwiki.org/Sudoku_String_Definitions>. The older strings of 162
//! characters without `S9B` are not read: they cannot tell a candidate from a solved digit.

use super::error::{ReadError, Reason};
use super::position::Position;
use super::{CellInput, Format, Reading};
use crate::board::{Digit, DigitSet, Givens, Shape};

/// The letter of Sudoku, its size, and the version of the encoding.
pub(super) const START: &str = "S9B";

/// The shape of all these boards.
const SHAPE: Shape = Shape::Nine;

/// The number of a solved 9. The numbers of candidates are above it.
const LAST_SOLVED: u16 = 18;

/// What a number means for its cell.
enum Content {
    Given(Digit),
    Solved(Digit),
    Candidates(DigitSet),
}

/// Reads the text of such a string behind its beginning. `start` is the position of the string.
pub(super) fn read(text: &str, start: Position) -> Result<Reading, ReadError> {
    let unknown = || Reason::UnknownEncoding.at(start).in_format(Format::SudokuWiki);
    if !text.is_ascii() {
        return Err(unknown());
    }
    let pairs = text.as_bytes().chunks(2).map(content);
    let contents: Vec<Content> = pairs.collect::<Option<_>>().ok_or_else(unknown)?;
    if contents.len() != SHAPE.cell_count() {
        let end = start.plus(START.len() + text.len());
        let wrong = Reason::WrongCellCount { found: contents.len() }.at(end);
        return Err(wrong.in_format(Format::SudokuWiki));
    }
    let mut givens = Givens::empty(SHAPE);
    let mut input = vec![CellInput::default(); contents.len()];
    for ((cell, entered), content) in SHAPE.cells().zip(&mut input).zip(contents) {
        match content {
            Content::Given(digit) => drop(givens.set(cell, Some(digit))),
            Content::Solved(digit) => entered.digit = Some(digit),
            Content::Candidates(digits) => entered.center = digits,
        }
    }
    let mut reading = Reading::new(Format::SudokuWiki, givens);
    reading.set_input(input);
    Ok(reading)
}

/// Returns what two characters mean, or `None` if that is nothing.
fn content(pair: &[u8]) -> Option<Content> {
    let &[high, low] = pair else { return None };
    let value =
        |sign: u8| char::from(sign).to_digit(36).and_then(|value| u16::try_from(value).ok());
    let number = 36 * value(high)? + value(low)?;
    let digit = |number: u16| u8::try_from(number).ok().and_then(Digit::new);
    match number {
        0 => None,
        1..=9 => digit(number).map(Content::Given),
        10..=LAST_SOLVED => digit(number - 9).map(Content::Solved),
        _ => {
            let bits = number - LAST_SOLVED;
            let has = |digit: &Digit| bits >> (digit.value() - 1) & 1 == 1;
            let is_known = bits <= SHAPE.all_digits().bits();
            is_known.then(|| Content::Candidates(SHAPE.digits().filter(has).collect()))
        }
    }
}
