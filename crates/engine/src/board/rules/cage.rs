//! Killer cages and their validation.
//!
//! Owns the check that some digits can fill a cage.

use std::{error, fmt};

use super::repeated::repeated;
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
    /// There are no cells.
    Empty,
    /// A cell is not on the board.
    OffBoard { cell: Cell },
    /// A cell is listed twice.
    Repeated { cell: Cell },
    /// There are more cells than digits.
    TooManyCells {
        /// The number of cells.
        found: usize,
        /// The number of digits.
        most: usize,
    },
    /// The total is impossible for different digits in this number of cells.
    TotalOutOfReach {
        total: u16,
        /// The sum of the smallest digits.
        least: u16,
        /// The sum of the largest digits.
        most: u16,
    },
}

impl fmt::Display for CageError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => write!(out, "a cage without cells"),
            Self::OffBoard { cell } => write!(out, "cell {} is not on the board", cell.index()),
            Self::Repeated { cell } => write!(out, "cell {} is in the cage twice", cell.index()),
            Self::TooManyCells { found, most } => write!(out, "{found} cells for {most} digits"),
            Self::TotalOutOfReach { total, least, most } => {
                write!(out, "a total of {total} is not between {least} and {most}")
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
        let (found, most) = (cells.len(), shape.size());
        if found == 0 {
            return Err(CageError::Empty);
        }
        if let Some(&cell) = cells.iter().find(|cell| cell.index() >= shape.cell_count()) {
            return Err(CageError::OffBoard { cell });
        }
        if let Some(cell) = repeated(&cells) {
            return Err(CageError::Repeated { cell });
        }
        if found > most {
            return Err(CageError::TooManyCells { found, most });
        }
        // At most 16 digits of at most 16, so sums fit a `u16`.
        let (cell_count, size) = (found as u16, most as u16);
        let least = cell_count * (cell_count + 1) / 2;
        let most = cell_count * (size + 1) - least;
        if let Some(total) = total.filter(|total| !(least..=most).contains(total)) {
            return Err(CageError::TotalOutOfReach { total, least, most });
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
