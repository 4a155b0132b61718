//! The candidates of each cell.
//!
//! Owns one state of all cells, as bits. Must not know how it came about.

use super::board::Board;
use crate::board::{Cell, Digit, DigitSet};

/// The flag of a filled cell; the only other bit set is that of its digit.
const FILLED: u32 = 1 << 31;

/// The candidates of one cell, or the digit it holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Mask(u32);

impl Mask {
    pub(super) const fn empty(candidates: DigitSet) -> Self {
        Self(candidates.bits() as u32)
    }

    pub(super) const fn filled(digit: Digit) -> Self {
        Self(1 << digit.index() | FILLED)
    }

    #[inline(always)]
    pub(super) const fn is_filled(self) -> bool {
        self.0 & FILLED != 0
    }

    /// Returns the candidates, or the digit held.
    #[inline(always)]
    pub(super) const fn digits(self) -> DigitSet {
        DigitSet::from_bits(self.0 as u16)
    }

    /// Returns the candidates of an empty cell; `None` for a filled one.
    #[inline(always)]
    pub(super) const fn candidates(self) -> Option<DigitSet> {
        if self.is_filled() { None } else { Some(self.digits()) }
    }

    /// Removes candidates of an empty cell.
    #[inline(always)]
    pub(super) const fn remove(&mut self, digits: DigitSet) {
        self.0 &= !(digits.bits() as u32);
    }
}

/// Returns the mask of every cell at the start: an empty cell has the digits that none of
/// its peers holds as a given.
pub(super) fn initial_masks(board: &Board) -> impl Iterator<Item = Mask> {
    let givens = board.puzzle.givens();
    givens.iter().map(|(cell, digit)| match digit {
        Some(digit) => Mask::filled(digit),
        None => {
            let peers = board.peers[cell.index()].iter();
            let seen = peers.filter_map(|peer| givens.get(peer.cell)).collect();
            Mask::empty(board.shape().all_digits().without(seen))
        }
    })
}

/// Returns the empty cells among `cells` with their candidates.
pub(super) fn of_empty_cells<'a>(
    masks: &'a [Mask],
    cells: &'a [Cell],
) -> impl Iterator<Item = (Cell, DigitSet)> + Clone + 'a {
    cells.iter().filter_map(|&cell| Some((cell, masks[cell.index()].candidates()?)))
}
