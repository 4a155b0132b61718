//! A board with every cell filled.

use serde::{Deserialize, Serialize};

use super::{Cell, Digit, Givens, Shape};

/// A complete board in which no two cells clash.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Givens", into = "Givens")]
pub struct Grid(Givens);

impl Grid {
    /// The shape of the board.
    pub const fn shape(&self) -> Shape {
        self.0.shape()
    }

    /// The digit in the cell; `None` only for a cell that is not on this board.
    pub fn get(&self, cell: Cell) -> Option<Digit> {
        self.0.get(cell)
    }

    /// Every cell with its digit, in reading order.
    pub fn iter(&self) -> impl Iterator<Item = (Cell, Digit)> + '_ {
        self.0.iter().filter_map(|(cell, digit)| Some((cell, digit?)))
    }

    /// Whether every given stands in this grid.
    pub fn extends(&self, givens: &Givens) -> bool {
        self.shape() == givens.shape()
            && givens.iter().all(|(cell, given)| given.is_none() || self.get(cell) == given)
    }
}

impl TryFrom<Givens> for Grid {
    type Error = &'static str;

    /// # Errors
    /// Where a cell is empty or two cells clash.
    fn try_from(givens: Givens) -> Result<Self, Self::Error> {
        let complete = givens.clue_count() == givens.shape().cell_count();
        if complete && givens.clashes().is_empty() {
            Ok(Self(givens))
        } else {
            Err("a grid is full and has no clash")
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
