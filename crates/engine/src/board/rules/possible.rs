//! The digits that break no rule in the empty cells of a board.

use super::Rules;
use super::check::filled;
use crate::board::{Cell, Digit, DigitSet, Givens};

impl Rules {
    /// Returns the empty cells of a board of this shape, each with the digits with which
    /// [`check`](Self::check) would find no violation there.
    pub fn possible_digits(&self, givens: &Givens) -> Vec<(Cell, DigitSet)> {
        let all = self.shape().all_digits();
        let mut possible = vec![all; self.shape().cell_count()];
        let mut restrict = |cell: Cell, digits| {
            possible[cell.index()] = possible[cell.index()].intersection(digits);
        };
        for (_, cells) in self.distinct() {
            let used = filled(givens, &cells).map(|(_, digit)| digit).collect();
            cells.iter().for_each(|&cell| restrict(cell, all.without(used)));
        }
        for cage in self.cages() {
            if let Some(addends) = self.addends(givens, cage) {
                let digits = addends.unwrap_or(DigitSet::EMPTY);
                cage.cells().iter().for_each(|&cell| restrict(cell, digits));
            }
        }
        for thermometer in self.thermometers() {
            // Each cell has to leave enough digits for those after it, and for those before it.
            let mut least = 1;
            for &cell in thermometer.cells() {
                let digits = self.shape().digits();
                restrict(cell, digits.filter(|digit| digit.value() >= least).collect());
                least = givens.get(cell).map_or(least, Digit::value) + 1;
            }
            let mut most = self.shape().size() as u8;
            for &cell in thermometer.cells().iter().rev() {
                let digits = self.shape().digits();
                restrict(cell, digits.filter(|digit| digit.value() <= most).collect());
                most = givens.get(cell).map_or(most, Digit::value).saturating_sub(1);
            }
        }
        let empty = self.shape().cells().filter(|&cell| givens.get(cell).is_none());
        empty.map(|cell| (cell, possible[cell.index()])).collect()
    }
}
