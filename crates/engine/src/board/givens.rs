//! Givens: the digits a board starts with, valid or not.

use serde::{Deserialize, Serialize};

use super::{Cell, Digit, House, Shape};

/// Two cells of one house that hold the same digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Clash {
    pub digit: Digit,
    /// The earlier cell in reading order.
    pub first: Cell,
    /// The later cell in reading order.
    pub second: Cell,
    /// The house they share. Cells that share two houses clash twice.
    pub house: House,
}

/// The digits on a board, which may clash.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "SerializedGivens", into = "SerializedGivens")]
pub struct Givens {
    shape: Shape,
    digits: Vec<Option<Digit>>,
}

/// The serialized form of givens, not validated yet.
#[derive(Serialize, Deserialize)]
struct SerializedGivens {
    shape: Shape,
    digits: Vec<Option<Digit>>,
}

impl TryFrom<SerializedGivens> for Givens {
    type Error = &'static str;

    fn try_from(SerializedGivens { shape, digits }: SerializedGivens) -> Result<Self, Self::Error> {
        Self::from_digits(shape, digits).ok_or("the digits do not fit the shape")
    }
}

impl From<Givens> for SerializedGivens {
    fn from(Givens { shape, digits }: Givens) -> Self {
        Self { shape, digits }
    }
}

impl Givens {
    pub fn empty(shape: Shape) -> Self {
        Self { shape, digits: vec![None; shape.cell_count()] }
    }

    /// Creates a board from the contents of its cells in reading order. Returns `None` if
    /// their number or a digit does not fit the shape.
    pub fn from_digits(shape: Shape, digits: Vec<Option<Digit>>) -> Option<Self> {
        let fits = digits.len() == shape.cell_count()
            && digits.iter().flatten().all(|&digit| shape.all_digits().contains(digit));
        fits.then_some(Self { shape, digits })
    }

    pub const fn shape(&self) -> Shape {
        self.shape
    }

    /// Returns the digit in the cell, or `None` if the cell is empty or not on this board.
    pub fn get(&self, cell: Cell) -> Option<Digit> {
        self.digits.get(cell.index()).copied().flatten()
    }

    /// Sets or clears a cell. Returns `false` and changes nothing if the cell or the digit
    /// does not fit the shape.
    pub fn set(&mut self, cell: Cell, digit: Option<Digit>) -> bool {
        let fits = digit.is_none_or(|digit| self.shape.all_digits().contains(digit));
        match self.digits.get_mut(cell.index()) {
            Some(place) if fits => {
                *place = digit;
                true
            }
            _ => false,
        }
    }

    /// Returns every cell with its digit, if it has one, in reading order.
    pub fn iter(&self) -> impl Iterator<Item = (Cell, Option<Digit>)> + '_ {
        self.shape.cells().zip(self.digits.iter().copied())
    }

    /// Returns these digits, and in the other cells those of a board of the same shape.
    #[must_use]
    pub fn or(mut self, other: &Self) -> Self {
        for (digit, other) in self.digits.iter_mut().zip(&other.digits) {
            *digit = digit.or(*other);
        }
        self
    }

    /// Returns the number of filled cells.
    pub fn filled_count(&self) -> usize {
        self.digits.iter().flatten().count()
    }

    /// Returns every pair of cells that hold the same digit in a house, ordered by house
    /// (rows first), then by cell.
    pub fn clashes(&self) -> Vec<Clash> {
        let mut clashes = Vec::new();
        for house in House::all(self.shape) {
            let filled: Vec<(Cell, Digit)> = house
                .cells(self.shape)
                .filter_map(|cell| self.get(cell).map(|digit| (cell, digit)))
                .collect();
            for (nth, &(first, digit)) in filled.iter().enumerate() {
                let equal = filled.iter().skip(nth + 1).filter(|&&(_, other)| other == digit);
                clashes.extend(equal.map(|&(second, _)| Clash { digit, first, second, house }));
            }
        }
        clashes
    }
}
