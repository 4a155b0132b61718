//! A place on the board.

use serde::{Deserialize, Serialize};

use super::Shape;

/// A cell, numbered in reading order from 0.
///
/// A cell does not know its board: the same number is another row and column
/// on another [`Shape`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Cell(u8);

impl Cell {
    /// The cell in this row and column, both counted from 0; `None` off the board.
    pub fn at(shape: Shape, row: usize, column: usize) -> Option<Self> {
        let on_board = row < shape.size() && column < shape.size();
        on_board.then(|| Self::from_index(row * shape.size() + column))
    }

    pub(crate) fn from_index(index: usize) -> Self {
        debug_assert!(index < 256);
        Self(index as u8)
    }

    /// Its number in reading order, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its row, from 0.
    pub const fn row(self, shape: Shape) -> usize {
        self.index() / shape.size()
    }

    /// Its column, from 0.
    pub const fn column(self, shape: Shape) -> usize {
        self.index() % shape.size()
    }

    /// Its box, from 0, boxes being numbered in reading order.
    pub const fn box_index(self, shape: Shape) -> usize {
        let band = self.row(shape) / shape.box_rows();
        let stack = self.column(shape) / shape.box_columns();
        band * (shape.size() / shape.box_columns()) + stack
    }
}

impl Shape {
    /// Every cell in reading order: row by row, left to right.
    pub fn cells(self) -> impl DoubleEndedIterator<Item = Cell> + ExactSizeIterator + Clone {
        (0..self.cell_count()).map(Cell::from_index)
    }
}
