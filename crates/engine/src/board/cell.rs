//! A place on the board.

use serde::{Deserialize, Serialize};

use super::{House, HouseKind, Shape};

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

    /// Its row, column and box, in this order.
    pub const fn houses(self, shape: Shape) -> [House; 3] {
        [
            House::new(HouseKind::Row, self.row(shape)),
            House::new(HouseKind::Column, self.column(shape)),
            House::new(HouseKind::Box, self.box_index(shape)),
        ]
    }

    /// The first house, in the order row, column, box, that both cells are in.
    pub fn shared_house(self, other: Self, shape: Shape) -> Option<House> {
        let theirs = other.houses(shape);
        self.houses(shape).into_iter().find(|house| theirs.contains(house))
    }
}
