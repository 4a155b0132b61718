//! What can be wrong with a text that should be a board.
//!
//! Owns the reasons and their data. Must not know how a person is told: the
//! [`Display`](fmt::Display) form is for logs.

use std::{error, fmt};

use serde::{Deserialize, Serialize};

use super::not_text::NotText;
use super::position::Position;

/// Where a text stops being a board, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ReadError {
    /// The line, counted from 1.
    pub line: usize,
    /// The character in the line, counted from 1. One past the last where
    /// something is missing at the end of the line.
    pub column: usize,
    /// What is wrong there.
    pub reason: Reason,
}

/// What is wrong with a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Reason {
    /// The text holds no cell.
    Empty,
    /// It is no text, or was none before it was taken for one.
    NotText {
        /// What it is instead.
        what: NotText,
    },
    /// A character that means nothing where it stands.
    UnknownCharacter {
        /// The character.
        found: char,
    },
    /// A digit or number above the size of the board.
    DigitTooLarge {
        /// The number that is meant, letters being 10 to 16.
        digit: u32,
        /// The size of the board: 4, 6, 9 or 16.
        size: usize,
    },
    /// The number of cells fits no board. The position is the end of the text.
    WrongCellCount {
        /// How many cells the text holds.
        found: usize,
    },
    /// More cells than the largest board has; reading stopped at the first of them.
    TooManyCells {
        /// The cells of the largest board: 256.
        limit: usize,
    },
    /// A row lacks cells. The position is the end of the row.
    RowTooShort {
        /// The row, counted from 1.
        row: usize,
        /// How many cells it has.
        found: usize,
        /// How many cells it should have.
        expected: usize,
    },
    /// A row has cells to spare. The position is the first of them.
    RowTooLong {
        /// The row, counted from 1.
        row: usize,
        /// How many cells it has.
        found: usize,
        /// How many cells it should have.
        expected: usize,
    },
    /// Every row is right and their number is not. The position is the first row
    /// too many, or the end of the text.
    WrongRowCount {
        /// How many rows the text holds.
        found: usize,
        /// How many it should hold.
        expected: usize,
    },
    /// A bracket or a quotation mark is never closed. The position is its own.
    UnclosedBracket {
        /// The character that opens.
        bracket: char,
    },
    /// What a link carries is not what it should be. The position is its start.
    BrokenLink,
    /// A link carries more than is unpacked. The position is where that starts.
    LinkTooLong {
        /// How many characters it carries.
        found: usize,
        /// How many it may carry.
        limit: usize,
    },
    /// A link carries less than that, and there is more in it than is read. The position
    /// is where it starts.
    LinkUnpacksTooLong {
        /// How many characters are read.
        limit: usize,
    },
    /// The regions of a link are not N regions of N cells. The position is the start
    /// of what the link carries, as it is for the reasons below.
    UnusableRegions,
    /// A link has a cage that no digits can fill.
    UnusableCage {
        /// The cage, counted from 1.
        cage: usize,
    },
    /// A link has a thermometer that no digits can fill.
    UnusableThermometer {
        /// The thermometer, counted from 1.
        thermometer: usize,
    },
    /// A link has more cages than are read.
    TooManyCages {
        /// How many it has.
        found: usize,
        /// How many it may have.
        limit: usize,
    },
    /// A link has more thermometers than are read.
    TooManyThermometers {
        /// How many it has.
        found: usize,
        /// How many it may have.
        limit: usize,
    },
}

impl Reason {
    pub(super) const fn at(self, Position { line, column }: Position) -> ReadError {
        ReadError { line, column, reason: self }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Empty => write!(out, "no cell in the text"),
            Self::NotText { what } => what.fmt(out),
            Self::UnknownCharacter { found } => write!(out, "unknown character {found:?}"),
            Self::DigitTooLarge { digit, size } => {
                write!(out, "{digit} is too large for a {size}x{size} board")
            }
            Self::WrongCellCount { found } => write!(out, "{found} cells make no board"),
            Self::TooManyCells { limit } => write!(out, "more than {limit} cells"),
            Self::RowTooShort { row, found, expected }
            | Self::RowTooLong { row, found, expected } => {
                write!(out, "row {row} has {found} cells instead of {expected}")
            }
            Self::WrongRowCount { found, expected } => {
                write!(out, "{found} rows instead of {expected}")
            }
            Self::UnclosedBracket { bracket } => write!(out, "{bracket} is never closed"),
            Self::BrokenLink => write!(out, "what the link carries is no puzzle"),
            Self::LinkTooLong { found, limit } => {
                write!(out, "a link of {found} characters, where {limit} are the most")
            }
            Self::LinkUnpacksTooLong { limit } => {
                write!(out, "a link that unpacks to more than {limit} characters")
            }
            Self::UnusableRegions => write!(out, "the regions do not fit the board"),
            Self::UnusableCage { cage } => write!(out, "no digits can fill cage {cage}"),
            Self::UnusableThermometer { thermometer } => {
                write!(out, "no digits can fill thermometer {thermometer}")
            }
            Self::TooManyCages { found, limit } => {
                write!(out, "{found} cages, where {limit} are the most")
            }
            Self::TooManyThermometers { found, limit } => {
                write!(out, "{found} thermometers, where {limit} are the most")
            }
        }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "line {}, column {}: {}", self.line, self.column, self.reason)
    }
}

impl error::Error for ReadError {}
