//! A board that was read, its format and its alphabet.

use serde::{Deserialize, Serialize};

use super::limits;
use crate::board::{Givens, Rules};

/// A board that was read, and what it was taken for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reading {
    /// The format the text was recognised as.
    pub format: Format,
    /// The digits on the board; they may clash.
    pub givens: Givens,
    /// How the digits above 9 and the zero were understood.
    pub alphabet: Alphabet,
    /// The rules of the puzzle; the classic ones where the format knows no others.
    pub rules: Rules,
    /// What the text says about the puzzle that no [`Rules`] can. The solutions may be
    /// more than they should then.
    pub left_out: LeftOut,
}

/// What is left out of a puzzle, by the names that the format has for it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LeftOut {
    /// The first names, cut as a message repeats them.
    pub names: Vec<String>,
    /// How many more there are.
    pub others: usize,
}

impl LeftOut {
    /// Whether nothing is left out.
    pub const fn is_empty(&self) -> bool {
        self.names.is_empty()
    }
}

impl<'a> FromIterator<&'a str> for LeftOut {
    fn from_iter<T: IntoIterator<Item = &'a str>>(names: T) -> Self {
        let mut names = names.into_iter();
        let kept = names.by_ref().take(limits::MOST_NAMES).map(limits::repeated).collect();
        Self { names: kept, others: names.count() }
    }
}

/// A way to write a board as text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Format {
    /// All cells one after the other, one character each.
    Line,
    /// A line of text for each row, one character a cell.
    Rows,
    /// Rows with rules or bars between the boxes.
    Boxed,
    /// Lists of numbers or strings as programming languages write them.
    Arrays,
    /// Rows of numbers with commas, semicolons, tabs or spaces between them.
    CommaRows,
    /// A link that opens the puzzle on f-puzzles.com or in SudokuPad.
    FPuzzles,
}

/// The characters that stand for the digits of a 16x16 board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Alphabet {
    /// 1 to 9, then A to G; a `0` is an empty cell.
    FromOne,
    /// 0 to 9, then A to F, `0` being the digit 1; another character is the
    /// empty cell. Only on 16x16 boards.
    FromZero,
}
