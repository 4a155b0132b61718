//! Why a place of a file has no puzzle.

use serde::{Deserialize, Serialize};

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
    /// The record has no such field, or the game no such attribute.
    Missing,
}
