//! Thermometers and their validation.
//!
//! Owns the check that some digits can fill a thermometer. Its cells need not be adjacent.

use std::{error, fmt};

use super::duplicates::first_duplicate;
use crate::board::{Cell, Shape};

/// Cells along which the digits increase.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Thermometer {
    cells: Vec<Cell>,
}

/// Why cells are not a valid thermometer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ThermometerError {
    /// There are fewer than two cells.
    TooShort,
    /// A cell is not on the board.
    OffBoard { cell: Cell },
    /// A cell is listed twice.
    Repeated { cell: Cell },
    /// There are more cells than digits.
    TooLong {
        /// The number of cells.
        found: usize,
        /// The number of digits.
        max: usize,
    },
}

impl fmt::Display for ThermometerError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooShort => write!(out, "a thermometer of fewer than two cells"),
            Self::OffBoard { cell } => write!(out, "cell {} is not on the board", cell.index()),
            Self::Repeated { cell } => {
                write!(out, "cell {} is on the thermometer twice", cell.index())
            }
            Self::TooLong { found, max } => write!(out, "{found} cells for {max} digits"),
        }
    }
}

impl error::Error for ThermometerError {}

impl Thermometer {
    pub(super) fn new(shape: Shape, cells: Vec<Cell>) -> Result<Self, ThermometerError> {
        let (found, max) = (cells.len(), shape.size());
        if found < 2 {
            return Err(ThermometerError::TooShort);
        }
        if let Some(&cell) = cells.iter().find(|cell| cell.index() >= shape.cell_count()) {
            return Err(ThermometerError::OffBoard { cell });
        }
        if let Some(cell) = first_duplicate(&cells) {
            return Err(ThermometerError::Repeated { cell });
        }
        if found > max {
            return Err(ThermometerError::TooLong { found, max });
        }
        Ok(Self { cells })
    }

    /// Returns the cells, at least two, from the bulb (the smallest digit) to the tip.
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    pub(super) fn into_cells(self) -> Vec<Cell> {
        self.cells
    }
}
