//! A cell as its place in reading order, with its row, column and box.

use serde::{Deserialize, Serialize};

use super::Shape;

/// A cell, numbered from 0 in reading order.
///
/// A cell does not know its board: its row and column depend on the [`Shape`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Cell(u8);

impl Cell {
    /// Returns the cell in this zero-based row and column, or `None` if it is off the board.
    pub fn at(shape: Shape, row: usize, column: usize) -> Option<Self> {
        let on_board = row < shape.size() && column < shape.size();
        on_board.then(|| Self::from_index(row * shape.size() + column))
    }

    pub(crate) fn from_index(index: usize) -> Self {
        debug_assert!(index < 256);
        Self(index as u8)
    }

    /// Returns the zero-based number of the cell in reading order.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the zero-based row of the cell.
    pub const fn row(self, shape: Shape) -> usize {
        self.index() / shape.size()
    }

    /// Returns the zero-based column of the cell.
    pub const fn column(self, shape: Shape) -> usize {
        self.index() % shape.size()
    }

    /// Returns the zero-based number of the cell's box. Boxes are numbered in reading order.
    pub const fn box_index(self, shape: Shape) -> usize {
        let band = self.row(shape) / shape.box_rows();
        let stack = self.column(shape) / shape.box_columns();
        band * (shape.size() / shape.box_columns()) + stack
    }
}

impl Shape {
    /// Returns every cell in reading order: row by row, left to right.
    pub fn cells(self) -> impl DoubleEndedIterator<Item = Cell> + ExactSizeIterator + Clone {
        (0..self.cell_count()).map(Cell::from_index)
    }
}
