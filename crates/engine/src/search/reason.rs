//! Why a candidate goes, why a digit is forced, and what a dead end lacks.

use serde::{Deserialize, Serialize};

use crate::board::{Cell, Digit, DigitSet, House, Shape};

/// Why candidates go, or why a digit is the only one left to place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Reason {
    /// The digit was placed in this cell, which shares this house.
    Placed {
        /// The cell that holds the digit.
        by: Cell,
        /// The first house, in the order row, column, box, that both cells are in.
        house: House,
    },
    /// The cell has no other candidate.
    NakedSingle,
    /// The digit has no other place in the house.
    HiddenSingle {
        /// The house.
        house: House,
    },
    /// Other cells of a house need the digits for themselves.
    HallSet(HallSet),
}

/// Cells of a house that have as many candidates together as they are, so that no
/// other cell of the house has any of those (Hall 1935).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct HallSet {
    house: House,
    /// One bit for each place in the house, the first being the lowest.
    places: u16,
    digits: DigitSet,
}

impl HallSet {
    pub(super) const fn from_places(house: House, places: u16, digits: DigitSet) -> Self {
        Self { house, places, digits }
    }

    /// These cells of a house of a board of this shape, with these candidates. Cells
    /// outside the house are left out.
    pub fn new(house: House, shape: Shape, cells: &[Cell], digits: DigitSet) -> Self {
        let places = house.cells(shape).enumerate().filter(|(_, cell)| cells.contains(cell));
        let places = places.fold(0, |places, (place, _)| places | 1 << place);
        Self { house, places, digits }
    }

    /// The house.
    pub const fn house(self) -> House {
        self.house
    }

    /// The candidates of its cells, as many as these.
    pub const fn digits(self) -> DigitSet {
        self.digits
    }

    /// Its cells, in reading order, on a board of the shape it was found on.
    pub fn cells(self, shape: Shape) -> impl Iterator<Item = Cell> {
        let cells = self.house.cells(shape).enumerate();
        cells.filter(move |(place, _)| self.places >> place & 1 == 1).map(|(_, cell)| cell)
    }
}

/// What cannot be had, so that the search goes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Lack {
    /// No digit at all may stand in the cell.
    Cell(Cell),
    /// The digit may stand in no cell of the house.
    House {
        /// The house.
        house: House,
        /// The digit.
        digit: Digit,
    },
}
