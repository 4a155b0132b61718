//! Filling cells with different digits of their candidates.

use super::bit_sets::members;
use super::state::MAX_DIGITS;
use crate::board::DigitSet;

/// Cells that have different digits.
#[derive(Default)]
pub(super) struct Filling {
    count: usize,
    /// By cell.
    candidates: [DigitSet; MAX_DIGITS],
    /// By digit: the cell that has it, if one does.
    holders: [u8; MAX_DIGITS],
    used: DigitSet,
}

impl Filling {
    /// Adds a cell if it can have a digit. Others may get another digit for that.
    pub(super) fn add(&mut self, candidates: DigitSet) -> bool {
        self.candidates[self.count] = candidates;
        let mut tried = DigitSet::EMPTY;
        let is_added = self.place(self.count, &mut tried);
        self.count += usize::from(is_added);
        is_added
    }

    /// Gives a cell a digit. `tried` are used digits that no other cell can give away.
    fn place(&mut self, cell: usize, tried: &mut DigitSet) -> bool {
        let candidates = self.candidates[cell];
        if let Some(digit) = candidates.without(self.used).lowest() {
            self.used.insert(digit);
            self.holders[digit.index()] = cell as u8;
            return true;
        }
        while let Some(digit) = candidates.without(*tried).lowest() {
            tried.insert(digit);
            if self.place(usize::from(self.holders[digit.index()]), tried) {
                self.holders[digit.index()] = cell as u8;
                return true;
            }
        }
        false
    }

    /// Returns whether a cell has a candidate that it cannot have in any other filling with the
    /// same digits, all of which are used.
    ///
    /// A cell can take the digit of another one if that can take the digit of a third, and so on,
    /// until one takes the digit of the first.
    pub(super) fn is_rigid(&self) -> bool {
        let direct: [u16; MAX_DIGITS] = std::array::from_fn(|cell| {
            let holders = self.candidates[cell].iter().map(|digit| self.holders[digit.index()]);
            if cell < self.count { holders.fold(0, |all, holder| all | 1 << holder) } else { 0 }
        });
        let mut reached = direct;
        for via in 0..self.count {
            let beyond = reached[via];
            for own in &mut reached {
                *own |= beyond & 0_u16.wrapping_sub(*own >> via & 1);
            }
        }
        (0..self.count).any(|one| {
            members([u64::from(direct[one])]).any(|other| reached[other] >> one & 1 == 0)
        })
    }
}
