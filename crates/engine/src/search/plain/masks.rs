//! Which digits each house holds, as bits.

use crate::board::{Cell, Digit, DigitSet, Givens, Shape};

/// Rows, columns and boxes of 16 places each, and 16 that stay unused so that
/// an index of 6 bits is always in bounds.
const PLACES: usize = 64;

/// The places of one cell's row, column and box in [`Masks`].
#[derive(Clone, Copy, Debug)]
pub(super) struct Place([u8; 3]);

impl Place {
    /// A place whose houses hold nothing.
    pub(super) const NOWHERE: Self = Self([48; 3]);

    /// Whether two cells have a house in common.
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

    /// The digits that the cell's houses hold.
    #[inline(always)]
    pub(super) fn used(&self, Place([row, column, nonet]): Place) -> u16 {
        let at = |index: u8| self.0[index as usize & (PLACES - 1)];
        at(row) | at(column) | at(nonet)
    }

    /// Which of a cell's houses is the first to hold the digit: 0 its row, 1 its
    /// column, 2 its box.
    pub(super) fn house_with(&self, Place(indices): Place, digit: Digit) -> Option<usize> {
        indices.iter().position(|&index| {
            DigitSet::from_bits(self.0[index as usize & (PLACES - 1)]).contains(digit)
        })
    }

    /// Adds a digit that is not there, or takes out one that is.
    ///
    /// One line for each house: compiled for size, a loop over them calls its iterator.
    #[inline(always)]
    pub(super) fn toggle(&mut self, Place([row, column, nonet]): Place, digit_index: usize) {
        let digit = 1 << digit_index;
        self.0[row as usize & (PLACES - 1)] ^= digit;
        self.0[column as usize & (PLACES - 1)] ^= digit;
        self.0[nonet as usize & (PLACES - 1)] ^= digit;
    }

    /// The digits of the shape that may stand in the cell.
    pub(super) fn legal(&self, place: Place, all: DigitSet) -> DigitSet {
        all.without(DigitSet::from_bits(self.used(place)))
    }

    pub(super) fn place_digit(&mut self, place: Place, digit: Digit) {
        self.toggle(place, digit.index());
    }
}
