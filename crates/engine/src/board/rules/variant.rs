//! Rules for the whole board that are there or not.

use serde::{Deserialize, Serialize};

use crate::board::{Cell, Shape};

/// A rule for the whole board that is there or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Variant {
    /// Each digit occurs once on the diagonal.
    Diagonal(Diagonal),
    /// Each digit occurs once in each window: a block of the form of a box, one row
    /// and one column away from the edge and from the next. Also called hyper Sudoku.
    Windoku,
    /// No digit stands a knight's move in chess away from itself.
    AntiKnight,
    /// No digit stands a king's move in chess away from itself.
    AntiKing,
}

impl Variant {
    /// Every variant.
    pub const ALL: [Self; 5] = [
        Self::Diagonal(Diagonal::Falling),
        Self::Diagonal(Diagonal::Rising),
        Self::Windoku,
        Self::AntiKnight,
        Self::AntiKing,
    ];

    /// Whether boards of the shape can have it: windows are for square boxes.
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
    /// Its cells from left to right.
    pub fn cells(self, shape: Shape) -> impl Iterator<Item = Cell> {
        let last = shape.size() - 1;
        (0..=last).filter_map(move |column| match self {
            Self::Falling => Cell::at(shape, column, column),
            Self::Rising => Cell::at(shape, last - column, column),
        })
    }
}
