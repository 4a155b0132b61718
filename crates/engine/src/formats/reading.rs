//! The result of reading a board.

use serde::{Deserialize, Serialize};

use super::limits;
use crate::board::{Givens, Rules};

/// A board that was read, and how its text was interpreted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reading {
    pub format: Format,
    /// The digits on the board, which may clash.
    pub givens: Givens,
    /// The meaning of letters and of zero.
    pub alphabet: Alphabet,
    /// The rules of the puzzle; the classic ones if the format has no others.
    pub rules: Rules,
    /// The constraints in the text that [`Rules`] cannot express. Without them the puzzle
    /// may have extra solutions.
    pub left_out: LeftOut,
}

/// The constraints left out of a puzzle, by their names in the format.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LeftOut {
    /// The first [`MAX_RULE_NAMES`](limits::MAX_RULE_NAMES) names, each shortened by
    /// [`limits::shorten`].
    pub names: Vec<String>,
    /// The number of names after the first ones.
    pub further_count: usize,
}

impl LeftOut {
    /// Returns whether nothing is left out.
    pub const fn is_empty(&self) -> bool {
        self.names.is_empty()
    }
}

impl<'a> FromIterator<&'a str> for LeftOut {
    fn from_iter<T: IntoIterator<Item = &'a str>>(names: T) -> Self {
        let mut names = names.into_iter();
        let first_names =
            names.by_ref().take(limits::MAX_RULE_NAMES).map(limits::shorten).collect();
        Self { names: first_names, further_count: names.count() }
    }
}

/// A text format for boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Format {
    /// All cells in sequence, one character per cell.
    Line,
    /// One line of text per row, one character per cell.
    Rows,
    /// Rows with lines drawn between the boxes.
    Boxed,
    /// Lists of numbers or strings in the syntax of a programming language.
    Arrays,
    /// Rows of numbers separated by commas, semicolons, tabs or spaces.
    CommaRows,
    /// A link that opens the puzzle on f-puzzles.com or in SudokuPad.
    FPuzzles,
}

/// The characters for the digits of a 16x16 board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Alphabet {
    /// 1 to 9, then A to G. A `0` is an empty cell.
    FromOne,
    /// 0 to 9, then A to F, where `0` is digit 1 and another character marks an empty
    /// cell. Only on 16x16 boards.
    FromZero,
}
