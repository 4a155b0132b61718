//! Completely filled boards.

use serde::{Deserialize, Serialize};

use super::{Cell, Digit, Givens, Shape};

/// A completely filled board without clashes.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Givens", into = "Givens")]
pub struct Grid(Givens);

impl Grid {
    pub const fn shape(&self) -> Shape {
        self.0.shape()
    }

    /// Returns the digit in the cell, or `None` if the cell is not on this board.
    pub fn get(&self, cell: Cell) -> Option<Digit> {
        self.0.get(cell)
    }

    /// Returns every cell with its digit, in reading order.
    pub fn iter(&self) -> impl Iterator<Item = (Cell, Digit)> + '_ {
        self.0.iter().filter_map(|(cell, digit)| Some((cell, digit?)))
    }

    /// Returns whether this grid contains all the givens.
    pub fn extends(&self, givens: &Givens) -> bool {
        self.shape() == givens.shape()
            && givens.iter().all(|(cell, given)| given.is_none() || self.get(cell) == given)
    }
}

impl TryFrom<Givens> for Grid {
    type Error = &'static str;

    /// # Errors
    /// Returns an error if a cell is empty or two cells clash.
    fn try_from(givens: Givens) -> Result<Self, Self::Error> {
        let complete = givens.filled_count() == givens.shape().cell_count();
        if complete && givens.clashes().is_empty() {
            Ok(Self(givens))
        } else {
            Err("a grid must be full and free of clashes")
        }
    }
}

impl From<Grid> for Givens {
    fn from(grid: Grid) -> Self {
        grid.0
    }
}

impl AsRef<Givens> for Grid {
    fn as_ref(&self) -> &Givens {
        &self.0
    }
}
