//! Why a place of a file has no puzzle.

use serde::{Deserialize, Serialize};

use crate::formats::NotText;

/// Why an entry holds no puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Malformed {
    /// It has not 81 cells.
    CellCount {
        /// How many it has.
        found: u32,
    },
    /// It has a character that stands for no cell.
    Character {
        /// Where in the puzzle's text, from 1.
        column: u32,
        /// Which.
        found: char,
    },
    /// It is longer than anything that is looked at, which is [`LONGEST_LINE`](super::LONGEST_LINE).
    TooLong,
    /// The whole file is no text.
    NotText {
        /// What it is instead.
        what: NotText,
    },
    /// The record has no such field, or the game no such attribute.
    Missing,
}
