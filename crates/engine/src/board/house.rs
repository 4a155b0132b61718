//! Rows, columns and boxes as one type.

use serde::{Deserialize, Serialize};

use super::{Cell, Shape};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum HouseKind {
    Row,
    Column,
    Box,
}

/// A row, column or box: a set of cells in which each digit appears once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct House {
    kind: HouseKind,
    index: u8,
}

impl House {
    pub(super) const fn new(kind: HouseKind, index: usize) -> Self {
        Self { kind, index: index as u8 }
    }

    /// Returns every house of the shape: rows, then columns, then boxes.
    pub fn all(shape: Shape) -> impl Iterator<Item = Self> {
        [HouseKind::Row, HouseKind::Column, HouseKind::Box]
            .into_iter()
            .flat_map(move |kind| (0..shape.size()).map(move |index| Self::new(kind, index)))
    }

    pub const fn kind(self) -> HouseKind {
        self.kind
    }

    /// Returns the zero-based number of the house among those of its kind.
    pub const fn index(self) -> usize {
        self.index as usize
    }

    /// Returns the cells in reading order.
    pub fn cells(self, shape: Shape) -> impl Iterator<Item = Cell> {
        let (size, index) = (shape.size(), self.index());
        (0..size).map(move |nth| {
            let (row, column) = match self.kind {
                HouseKind::Row => (index, nth),
                HouseKind::Column => (nth, index),
                HouseKind::Box => {
                    let boxes_across = size / shape.box_columns();
                    (
                        index / boxes_across * shape.box_rows() + nth / shape.box_columns(),
                        index % boxes_across * shape.box_columns() + nth % shape.box_columns(),
                    )
                }
            };
            Cell::from_index(row * size + column)
        })
    }
}

impl Cell {
    /// Returns the row, column and box of the cell, in this order.
    pub const fn houses(self, shape: Shape) -> [House; 3] {
        [
            House::new(HouseKind::Row, self.row(shape)),
            House::new(HouseKind::Column, self.column(shape)),
            House::new(HouseKind::Box, self.box_index(shape)),
        ]
    }
}
