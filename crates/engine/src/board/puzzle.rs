//! A board that a search may start from.

use std::{error, fmt};

use serde::{Deserialize, Serialize};

use super::{Cell, Clash, DigitSet, Givens, Shape};

/// Givens without a clash. It may still have no solution.
///
/// ```
/// use sudoku_engine::board::Puzzle;
/// use sudoku_engine::formats;
///
/// let reading = formats::read("1100 0000 0000 0001")?;
/// let clashes = Puzzle::try_from(reading.givens).unwrap_err();
/// assert_eq!(clashes.0.len(), 2); // in row 1 and in box 1
/// # Ok::<(), formats::ReadError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Givens", into = "Givens")]
pub struct Puzzle(Givens);

/// Why givens are no puzzle: every clash, never none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clashes(pub Vec<Clash>);

impl fmt::Display for Clashes {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{} clashes between givens", self.0.len())
    }
}

impl error::Error for Clashes {}

impl TryFrom<Givens> for Puzzle {
    type Error = Clashes;

    fn try_from(givens: Givens) -> Result<Self, Clashes> {
        let clashes = givens.clashes();
        if clashes.is_empty() { Ok(Self(givens)) } else { Err(Clashes(clashes)) }
    }
}

impl From<Puzzle> for Givens {
    fn from(puzzle: Puzzle) -> Self {
        puzzle.0
    }
}

impl AsRef<Givens> for Puzzle {
    fn as_ref(&self) -> &Givens {
        &self.0
    }
}

impl Puzzle {
    /// The shape of the board.
    pub const fn shape(&self) -> Shape {
        self.0.shape()
    }

    /// The digits on the board.
    pub const fn givens(&self) -> &Givens {
        &self.0
    }

    /// The empty cells in reading order.
    pub fn empty_cells(&self) -> impl Iterator<Item = Cell> + '_ {
        self.0.iter().filter(|(_, digit)| digit.is_none()).map(|(cell, _)| cell)
    }

    /// The digits that no given in the cell's houses holds yet.
    pub fn candidates(&self, cell: Cell) -> DigitSet {
        let shape = self.shape();
        let seen = cell
            .houses(shape)
            .into_iter()
            .flat_map(|house| house.cells(shape))
            .filter_map(|peer| self.0.get(peer))
            .collect();
        shape.all_digits().without(seen)
    }
}
