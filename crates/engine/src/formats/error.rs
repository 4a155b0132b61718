//! Errors in text that should be a board.
//!
//! Owns the reasons and their data. Must not depend on how errors are worded for users:
//! the [`Display`](fmt::Display) form is for logs.

use std::{error, fmt};

use serde::{Deserialize, Serialize};

use super::Format;
use super::not_text::NotText;
use super::position::Position;

/// Why a text is not a board, and at which position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ReadError {
    /// The line number, from 1.
    pub line: usize,
    /// The number of the character in the line, from 1. It is one past the last character if
    /// something is missing at the end of the line.
    pub column: usize,
    pub reason: Reason,
    /// The format that the text seems to be in, if it is recognizable.
    pub format: Option<Format>,
}

impl ReadError {
    /// Returns the error with the format of the text, unless it has one already.
    pub(super) fn in_format(mut self, format: Format) -> Self {
        self.format = self.format.or(Some(format));
        self
    }

    /// Returns the error as it is if the text that was read starts at this position of another.
    pub(super) fn moved(mut self, start: Position) -> Self {
        if self.line == 1 {
            self.column += start.column - 1;
        }
        self.line += start.line - 1;
        self
    }
}

/// What is wrong with a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Reason {
    /// The text has no cells.
    Empty,
    /// The data is not text, or was not text before another program decoded it as text.
    NotText { kind: NotText },
    /// A character that has no meaning at this position.
    UnknownCharacter { character: char },
    /// A digit or number above the size of the board.
    DigitTooLarge {
        /// The number. The letters A to G are 10 to 16.
        digit: u32,
        /// The size of the board: 4, 6, 9 or 16.
        size: usize,
    },
    /// No board has this number of cells. The position is the end of the text.
    WrongCellCount {
        /// The number of cells in the text.
        found: usize,
    },
    /// The text has more cells than the largest board. The position is the first extra cell,
    /// where reading stopped.
    TooManyCells {
        /// The number of cells of the largest board: 256.
        limit: usize,
    },
    /// A row has too few cells. The position is the end of the row.
    RowTooShort {
        /// The number of the row, from 1.
        row: usize,
        /// The number of cells in the row.
        found: usize,
        /// The number of cells it should have.
        expected: usize,
    },
    /// A row has too many cells. The position is the first extra cell.
    RowTooLong {
        /// The number of the row, from 1.
        row: usize,
        /// The number of cells in the row.
        found: usize,
        /// The number of cells it should have.
        expected: usize,
    },
    /// The number of rows is wrong, but each row has the right length. The position is the
    /// first extra row, or the end of the text.
    WrongRowCount {
        /// The number of rows in the text.
        found: usize,
        /// The number of rows it should have.
        expected: usize,
    },
    /// A bracket or quotation mark is never closed. The position is that of the bracket.
    UnclosedBracket {
        /// The opening character.
        bracket: char,
    },
    /// The payload of a link is invalid. The position is the start of the payload.
    BrokenLink,
    /// The payload of a link is too long to unpack. The position is the start of the payload.
    LinkTooLong {
        /// The length of the payload in characters.
        found: usize,
        /// The maximum length in characters.
        limit: usize,
    },
    /// The payload of a link is too long once unpacked. The position is the start of the
    /// payload.
    LinkUnpacksTooLong {
        /// The maximum unpacked length in UTF-16 code units.
        limit: usize,
    },
    /// The regions of a link are not N regions of N cells. The position is the start of the
    /// payload, as it is for the reasons below.
    UnusableRegions,
    /// A link has a cage that no digits can fill.
    UnusableCage {
        /// The number of the cage, from 1.
        cage: usize,
    },
    /// A link has a thermometer that no digits can fill.
    UnusableThermometer {
        /// The number of the thermometer, from 1.
        thermometer: usize,
    },
    /// A link has too many cages.
    TooManyCages {
        /// The number of cages in the link.
        found: usize,
        /// The maximum number of cages.
        limit: usize,
    },
    /// A link has too many thermometers.
    TooManyThermometers {
        /// The number of thermometers in the link.
        found: usize,
        /// The maximum number of thermometers.
        limit: usize,
    },
    /// The text has several puzzles. The position is the start of the second one.
    SeveralPuzzles {
        found: usize,
        /// Whether it is a list of 9x9 puzzles, as [`batch`](crate::batch) reads.
        is_list: bool,
    },
    /// A link that names its puzzle by a short id, which only the server of its site can look
    /// up. The position is the start of the id.
    ShortId,
    /// A link to a site whose links are not read.
    UnknownSite,
    /// The data of a link are in an encoding that is not read.
    UnknownEncoding,
    /// A link to this page has rules that cannot be read.
    UnknownRules,
    /// A text with tags that is not an OpenSudoku file.
    UnknownMarkup,
    /// A text in the sections of an `.sdk` file without a section for the puzzle.
    MissingSection,
    /// A digit is repeated among the candidates of a cell.
    RepeatedCandidate { digit: u32 },
}

impl Reason {
    pub(super) const fn at(self, Position { line, column }: Position) -> ReadError {
        ReadError { line, column, reason: self, format: None }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Empty => write!(out, "the text has no cells"),
            Self::NotText { kind } => kind.fmt(out),
            Self::UnknownCharacter { character } => write!(out, "unknown character {character:?}"),
            Self::DigitTooLarge { digit, size } => {
                write!(out, "{digit} is too large for a {size}x{size} board")
            }
            Self::WrongCellCount { found } => write!(out, "no board has {found} cells"),
            Self::TooManyCells { limit } => write!(out, "more than {limit} cells"),
            Self::RowTooShort { row, found, expected }
            | Self::RowTooLong { row, found, expected } => {
                write!(out, "row {row} has {found} cells instead of {expected}")
            }
            Self::WrongRowCount { found, expected } => {
                write!(out, "{found} rows instead of {expected}")
            }
            Self::UnclosedBracket { bracket } => write!(out, "{bracket} is never closed"),
            Self::BrokenLink => write!(out, "the link does not contain a puzzle"),
            Self::LinkTooLong { found, limit } => {
                write!(out, "a link of {found} characters exceeds the limit of {limit}")
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
                write!(out, "{found} cages exceed the limit of {limit}")
            }
            Self::TooManyThermometers { found, limit } => {
                write!(out, "{found} thermometers exceed the limit of {limit}")
            }
            Self::SeveralPuzzles { found, .. } => write!(out, "{found} puzzles instead of one"),
            Self::ShortId => write!(out, "only the server of its site knows what this id is"),
            Self::UnknownSite => write!(out, "links to this site are not read"),
            Self::UnknownEncoding => write!(out, "this encoding is not read"),
            Self::UnknownRules => write!(out, "the rules in the link cannot be read"),
            Self::UnknownMarkup => write!(out, "not an OpenSudoku file"),
            Self::MissingSection => write!(out, "there is no section [Puzzle]"),
            Self::RepeatedCandidate { digit } => write!(out, "{digit} is repeated in a cell"),
        }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "line {}, column {}: {}", self.line, self.column, self.reason)
    }
}

impl error::Error for ReadError {}
