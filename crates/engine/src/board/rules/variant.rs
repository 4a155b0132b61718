//! Optional rules that apply to the whole board.

use serde::{Deserialize, Serialize};

use crate::board::{Cell, Shape};

/// An optional rule that applies to the whole board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Variant {
    /// Each digit appears once on the diagonal.
    Diagonal(Diagonal),
    /// Each digit appears once in each window, a block of the size of a box, one row or
    /// column from the edge and from the next window. Also called hyper Sudoku.
    Windoku,
    /// Cells a knight's move (in chess) apart hold different digits.
    AntiKnight,
    /// Cells a king's move (in chess) apart hold different digits.
    AntiKing,
}

impl Variant {
    pub const ALL: [Self; 5] = [
        Self::Diagonal(Diagonal::Falling),
        Self::Diagonal(Diagonal::Rising),
        Self::Windoku,
        Self::AntiKnight,
        Self::AntiKing,
    ];

    /// Returns whether boards of the shape can have the variant: windows need square boxes.
    pub const fn fits(self, shape: Shape) -> bool {
        !matches!(self, Self::Windoku) || shape.box_rows() == shape.box_columns()
    }
}

/// One of the two diagonals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Diagonal {
    /// From the top left to the bottom right.
    Falling,
    /// From the bottom left to the top right.
    Rising,
}

impl Diagonal {
    /// Returns the cells from left to right.
    pub fn cells(self, shape: Shape) -> impl Iterator<Item = Cell> {
        let last = shape.size() - 1;
        (0..=last).filter_map(move |column| match self {
            Self::Falling => Cell::at(shape, column, column),
            Self::Rising => Cell::at(shape, last - column, column),
        })
    }
}
