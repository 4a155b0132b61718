//! Errors in the entries of a file.

use serde::{Deserialize, Serialize};

use crate::formats::NotText;

/// Why an entry does not have a valid puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Malformed {
    /// The number of cells is not 81.
    CellCount { found: u32 },
    /// The puzzle has a character that is not a cell.
    Character {
        /// The position in the text of the puzzle, in characters from 1.
        column: u32,
        character: char,
    },
    /// The line is longer than [`MAX_LINE_BYTES`](super::MAX_LINE_BYTES).
    TooLong,
    /// The file is not text.
    NotText { kind: NotText },
    /// The record lacks the puzzle field, or the game lacks the `data` attribute.
    Missing,
}
