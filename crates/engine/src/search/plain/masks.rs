//! The digits that each house holds, as bit masks.

use crate::board::{Cell, Digit, DigitSet, Givens, Shape};

/// Masks for 16 rows, 16 columns and 16 boxes, plus 16 that stay empty so that a 6-bit
/// index is always in bounds.
const PLACES: usize = 64;

/// The indices of one cell's row, column and box in [`Masks`].
#[derive(Clone, Copy, Debug)]
pub(super) struct Place([u8; 3]);

impl Place {
    /// A place whose masks are always empty.
    pub(super) const NOWHERE: Self = Self([48; 3]);

    /// Returns whether two cells share a house.
    pub(super) fn shares_house(self, other: Self) -> bool {
        self.0.iter().zip(other.0).any(|(&one, another)| one == another)
    }

    pub(super) fn of(cell: Cell, shape: Shape) -> Self {
        let indices = [cell.row(shape), 16 + cell.column(shape), 32 + cell.box_index(shape)];
        Self(indices.map(|index| index as u8))
    }
}

/// The digits that each house holds.
#[derive(Clone, Debug)]
pub(super) struct Masks([u16; PLACES]);

impl Masks {
    pub(super) fn of(givens: &Givens) -> Self {
        let mut masks = Self([0; PLACES]);
        for (cell, digit) in givens.iter() {
            if let Some(digit) = digit {
                masks.toggle(Place::of(cell, givens.shape()), digit.index());
            }
        }
        masks
    }

    /// Returns the digits that the cell's houses hold.
    #[inline(always)]
    pub(super) fn used(&self, Place([row, column, nonet]): Place) -> u16 {
        let at = |index: u8| self.0[index as usize & (PLACES - 1)];
        at(row) | at(column) | at(nonet)
    }

    /// Returns the first of a cell's houses that holds the digit: 0 for its row, 1 for
    /// its column, 2 for its box.
    pub(super) fn house_with(&self, Place(indices): Place, digit: Digit) -> Option<usize> {
        indices.iter().position(|&index| {
            DigitSet::from_bits(self.0[index as usize & (PLACES - 1)]).contains(digit)
        })
    }

    /// Adds a digit that is missing, or removes one that is present.
    ///
    /// Written out without a loop: at `opt-level = "z"` an array iterator is not inlined.
    #[inline(always)]
    pub(super) fn toggle(&mut self, Place([row, column, nonet]): Place, digit_index: usize) {
        let digit = 1 << digit_index;
        self.0[row as usize & (PLACES - 1)] ^= digit;
        self.0[column as usize & (PLACES - 1)] ^= digit;
        self.0[nonet as usize & (PLACES - 1)] ^= digit;
    }

    /// Returns the digits of the shape that are legal in the cell.
    pub(super) fn legal(&self, place: Place, all: DigitSet) -> DigitSet {
        all.without(DigitSet::from_bits(self.used(place)))
    }

    pub(super) fn place_digit(&mut self, place: Place, digit: Digit) {
        self.toggle(place, digit.index());
    }
}
