//! What a digit becomes when it is entered, and whether the digit or the cell is chosen first.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};
use sudoku_engine::board::Digit;

/// What a digit becomes, in the order in which they are offered: what changes the puzzle is last,
/// away from the digits of a solution.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum InputMode {
    /// A digit of the player's solution.
    #[default]
    Answer,
    Corner,
    #[strum(serialize = "centre")]
    #[serde(rename = "Centre")]
    Center,
    /// A color of the cell, by its number.
    Color,
    #[strum(serialize = "clue")]
    #[serde(rename = "Clue")]
    Given,
}

/// What is chosen first: the cell or its digit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum EntryOrder {
    /// A digit goes into the selected cells.
    #[default]
    CellFirst,
    /// The chosen digit goes into each cell that is selected, until another one is chosen.
    DigitFirst { chosen: Option<Digit> },
}

impl EntryOrder {
    pub(crate) const fn of(is_digit_first: bool) -> Self {
        if is_digit_first { Self::DigitFirst { chosen: None } } else { Self::CellFirst }
    }

    /// Returns the digit that goes into each selected cell.
    pub const fn chosen_digit(self) -> Option<Digit> {
        match self {
            Self::CellFirst => None,
            Self::DigitFirst { chosen } => chosen,
        }
    }
}
