//! 9x9 boards in which one character is a digit with the empty cells behind it.
//!
//! Owns the `scf` ids of SudokuPad and the short links of SudokuExchange. Of the 60 characters
//! `0-9A-Za-x`, number n is the digit n mod 10, or an empty cell if that is 0, and n / 10 empty
//! cells behind it: `k` is `60000`. An `scf` id goes on with letters for rules, and with a title
//! and an author.

use super::error::Reason;
use super::{Extra, Format, LeftOut, Reading, plain};
use crate::board::{Diagonal, Givens, Shape, Variant};

/// The shape of all these boards.
const SHAPE: Shape = Shape::Nine;

/// The beginning of the ids of SudokuPad.
pub(super) const SCF: &str = "scf";

/// Reads the board at the beginning of a text. Returns it with the rest of the text, or `None` if
/// it does not end after 81 cells.
pub(super) fn split(text: &str) -> Option<(Givens, &str)> {
    let mut cells = String::with_capacity(SHAPE.cell_count());
    let mut rest = text.chars();
    while cells.len() < SHAPE.cell_count() {
        let number = rest.next()?;
        let number = match number {
            '0'..='9' | 'A'..='Z' => number.to_digit(36)?,
            'a'..='x' => number.to_digit(36)? + 26,
            _ => return None,
        };
        cells.extend(char::from_digit(number % 10, 10));
        cells.extend((0..number / 10).map(|_| '0'));
    }
    let is_whole = cells.len() == SHAPE.cell_count();
    Some((plain::read(&cells).ok().filter(|_| is_whole)?.givens, rest.as_str()))
}

/// Reads the text of an `scf` id behind these letters.
pub(super) fn read_scf(text: &str) -> Result<Reading, Reason> {
    let (givens, rest) = split(text).ok_or(Reason::UnknownEncoding)?;
    let mut reading = Reading::new(Format::SudokuPad, givens);
    let mut unknown = Vec::new();
    let mut rest = rest;
    while let Some(sign) = rest.chars().next() {
        let (letter, after) = rest.split_at(sign.len_utf8());
        rest = after;
        match sign {
            '*' => {}
            'w' => {
                reading.rules.set(Variant::Windoku, true);
            }
            'x' => {
                for diagonal in [Diagonal::Falling, Diagonal::Rising] {
                    reading.rules.set(Variant::Diagonal(diagonal), true);
                }
            }
            't' | 'a' => {
                reading.add_extra(Extra::Text);
                rest = after_text(rest);
            }
            _ => unknown.push(letter),
        }
    }
    reading.left_out = unknown.into_iter().collect::<LeftOut>();
    Ok(reading)
}

/// Returns what follows a title or an author. A single `*` ends it; two of them are one of its
/// letters.
fn after_text(text: &str) -> &str {
    let mut rest = text;
    while let Some((_, after)) = rest.split_once('*') {
        match after.strip_prefix('*') {
            Some(more) => rest = more,
            None => return after,
        }
    }
    ""
}
