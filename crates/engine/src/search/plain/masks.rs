//! The digits that each house holds, as bit masks.

use crate::board::{Cell, Digit, DigitSet, Givens, Shape};

/// Masks for 16 rows, 16 columns and 16 boxes, plus 16 that stay empty so that a 6-bit
/// index is always in bounds.
const HOUSE_SLOTS: usize = 64;

/// The indices of one cell's row, column and box in [`Masks`].
#[derive(Clone, Copy, Debug)]
pub(super) struct HouseIndices([u8; 3]);

impl HouseIndices {
    /// Indices whose masks are always empty.
    pub(super) const NONE: Self = Self([48; 3]);

    /// Returns whether two cells share a house.
    pub(super) fn shares_house(self, other: Self) -> bool {
        self.0.iter().zip(other.0).any(|(&first, second)| first == second)
    }

    pub(super) fn of(cell: Cell, shape: Shape) -> Self {
        let indices = [cell.row(shape), 16 + cell.column(shape), 32 + cell.box_index(shape)];
        Self(indices.map(|index| index as u8))
    }
}

/// The digits that each house holds.
#[derive(Clone, Debug)]
pub(super) struct Masks([u16; HOUSE_SLOTS]);

impl Masks {
    pub(super) fn of(givens: &Givens) -> Self {
        let mut masks = Self([0; HOUSE_SLOTS]);
        for (cell, digit) in givens.iter() {
            if let Some(digit) = digit {
                masks.toggle(HouseIndices::of(cell, givens.shape()), digit.index());
            }
        }
        masks
    }

    /// Returns the digits that the cell's houses hold.
    #[inline(always)]
    pub(super) fn used(&self, HouseIndices([row, column, nonet]): HouseIndices) -> u16 {
        let digits_in = |index: u8| self.0[index as usize & (HOUSE_SLOTS - 1)];
        digits_in(row) | digits_in(column) | digits_in(nonet)
    }

    /// Returns the first of a cell's houses that holds the digit: 0 for its row, 1 for
    /// its column, 2 for its box.
    pub(super) fn house_with(
        &self,
        HouseIndices(indices): HouseIndices,
        digit: Digit,
    ) -> Option<usize> {
        indices.iter().position(|&index| {
            DigitSet::from_bits(self.0[index as usize & (HOUSE_SLOTS - 1)]).contains(digit)
        })
    }

    /// Adds a digit that is missing, or removes one that is present.
    ///
    /// Written out without a loop: at `opt-level = "z"` an array iterator is not inlined.
    #[inline(always)]
    pub(super) fn toggle(
        &mut self,
        HouseIndices([row, column, nonet]): HouseIndices,
        digit_index: usize,
    ) {
        let digit = 1 << digit_index;
        self.0[row as usize & (HOUSE_SLOTS - 1)] ^= digit;
        self.0[column as usize & (HOUSE_SLOTS - 1)] ^= digit;
        self.0[nonet as usize & (HOUSE_SLOTS - 1)] ^= digit;
    }

    /// Returns the digits of the shape that are legal in the cell.
    pub(super) fn legal(&self, houses: HouseIndices, all: DigitSet) -> DigitSet {
        all.without(DigitSet::from_bits(self.used(houses)))
    }

    pub(super) fn toggle_digit(&mut self, houses: HouseIndices, digit: Digit) {
        self.toggle(houses, digit.index());
    }
}
