//! Jigsaw regions, which replace the boxes.
//!
//! Owns which cell belongs to which region. Regions need not be connected.

use std::{error, fmt};

use serde::{Deserialize, Serialize};

use crate::board::{Cell, Shape};

/// A region of a jigsaw board, numbered from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Region(u8);

impl Region {
    pub const fn new(index: u8) -> Self {
        Self(index)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A partition of a board of size N into N regions of N cells.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Regions {
    /// Indexed by cell.
    regions: Vec<Region>,
}

/// Why a list of regions is not a valid partition of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RegionsError {
    /// The list does not have one region per cell.
    WrongCellCount {
        /// The length of the list.
        found: usize,
        /// The number of cells on the board.
        expected: usize,
    },
    /// The number of a region is too large for the board.
    UnknownRegion {
        /// The first cell of the region, in reading order.
        cell: Cell,
        region: Region,
    },
    /// Some region does not have as many cells as there are digits.
    WrongSizes {
        /// The regions of the wrong size, with their number of cells.
        sizes: Vec<(Region, usize)>,
    },
}

impl fmt::Display for RegionsError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::WrongCellCount { found, expected } => {
                write!(out, "regions for {found} cells instead of {expected}")
            }
            Self::UnknownRegion { region, .. } => write!(out, "no region {}", region.index()),
            Self::WrongSizes { sizes } => write!(out, "{} regions of the wrong size", sizes.len()),
        }
    }
}

impl error::Error for RegionsError {}

impl Regions {
    /// Creates the partition with these regions, listed by cell in reading order.
    pub(super) fn new(shape: Shape, by_cell: Vec<Region>) -> Result<Self, RegionsError> {
        let (found, expected) = (by_cell.len(), shape.cell_count());
        if found != expected {
            return Err(RegionsError::WrongCellCount { found, expected });
        }
        let mut sizes = vec![0; shape.size()];
        for (cell, &region) in shape.cells().zip(&by_cell) {
            let size = sizes.get_mut(region.index());
            *size.ok_or(RegionsError::UnknownRegion { cell, region })? += 1;
        }
        let sizes = (0..).map(Region::new).zip(sizes);
        let wrong: Vec<_> = sizes.filter(|&(_, size)| size != shape.size()).collect();
        match wrong.is_empty() {
            true => Ok(Self { regions: by_cell }),
            false => Err(RegionsError::WrongSizes { sizes: wrong }),
        }
    }

    /// Returns the boxes as regions, listed by cell in reading order.
    pub fn boxes(shape: Shape) -> Vec<Region> {
        shape.cells().map(|cell| Region::new(cell.box_index(shape) as u8)).collect()
    }

    /// Returns whether the regions are the boxes, regardless of their numbers.
    pub(super) fn are_boxes(&self, shape: Shape) -> bool {
        let boxes = shape.cells().map(|cell| cell.box_index(shape));
        let mut region_of = vec![None; shape.size()];
        self.regions
            .iter()
            .zip(boxes)
            .all(|(&region, index)| *region_of[index].get_or_insert(region) == region)
    }

    /// Returns the region of a cell, or `None` if the cell is not on the board.
    pub fn of(&self, cell: Cell) -> Option<Region> {
        self.regions.get(cell.index()).copied()
    }

    /// Returns the cells of a region in reading order.
    pub fn cells(&self, region: Region) -> impl Iterator<Item = Cell> {
        let places = self.regions.iter().enumerate().filter(move |&(_, &other)| other == region);
        places.map(|(index, _)| Cell::from_index(index))
    }

    pub(super) fn into_vec(self) -> Vec<Region> {
        self.regions
    }
}
