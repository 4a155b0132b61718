//! Killer cages and their validation.
//!
//! Owns the check that some digits can fill a cage.

use std::{error, fmt};

use super::duplicates::first_duplicate;
use crate::board::{Cell, Shape};

/// Cells whose digits are all different and add up to a total, if there is one.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Cage {
    cells: Vec<Cell>,
    total: Option<u16>,
}

/// Why cells and a total are not a valid cage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CageError {
    Empty,
    /// A cell is not on the board.
    OffBoard {
        cell: Cell,
    },
    /// A cell is listed twice.
    Repeated {
        cell: Cell,
    },
    /// There are more cells than digits.
    TooManyCells {
        /// The number of cells.
        found: usize,
        /// The number of digits.
        max: usize,
    },
    /// The total is impossible for different digits in this number of cells.
    TotalOutOfReach {
        total: u16,
        /// The sum of the smallest digits.
        min: u16,
        /// The sum of the largest digits.
        max: u16,
    },
}

impl fmt::Display for CageError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => write!(out, "a cage without cells"),
            Self::OffBoard { cell } => write!(out, "cell {} is not on the board", cell.index()),
            Self::Repeated { cell } => write!(out, "cell {} is in the cage twice", cell.index()),
            Self::TooManyCells { found, max } => write!(out, "{found} cells for {max} digits"),
            Self::TotalOutOfReach { total, min, max } => {
                write!(out, "a total of {total} is not between {min} and {max}")
            }
        }
    }
}

impl error::Error for CageError {}

impl Cage {
    pub(super) fn new(
        shape: Shape,
        mut cells: Vec<Cell>,
        total: Option<u16>,
    ) -> Result<Self, CageError> {
        let (found, size) = (cells.len(), shape.size());
        if found == 0 {
            return Err(CageError::Empty);
        }
        if let Some(&cell) = cells.iter().find(|cell| cell.index() >= shape.cell_count()) {
            return Err(CageError::OffBoard { cell });
        }
        if let Some(cell) = first_duplicate(&cells) {
            return Err(CageError::Repeated { cell });
        }
        if found > size {
            return Err(CageError::TooManyCells { found, max: size });
        }
        // At most 16 digits of at most 16, so sums fit a `u16`.
        let (cell_count, size) = (found as u16, size as u16);
        let min = cell_count * (cell_count + 1) / 2;
        let max = cell_count * (size + 1) - min;
        if let Some(total) = total.filter(|total| !(min..=max).contains(total)) {
            return Err(CageError::TotalOutOfReach { total, min, max });
        }
        cells = shape.cells().filter(|cell| cells.contains(cell)).collect();
        Ok(Self { cells, total })
    }

    /// Returns the cells in reading order, at least one.
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// Returns the sum of the digits, or `None` if they only have to be different.
    pub const fn total(&self) -> Option<u16> {
        self.total
    }

    pub(super) fn into_parts(self) -> (Vec<Cell>, Option<u16>) {
        (self.cells, self.total)
    }
}
