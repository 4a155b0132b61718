//! The digits that break no rule in the empty cells of a board.

use super::check::filled;
use super::{Cage, Rules, Thermometer};
use crate::board::{Cell, Digit, DigitSet, Givens};

impl Rules {
    /// Returns the empty cells of a board of this shape, each with the digits with which
    /// [`check`](Self::check) would find no violation there.
    pub fn possible_digits(&self, givens: &Givens) -> Vec<(Cell, DigitSet)> {
        let mut possible = vec![self.shape().all_digits(); self.shape().cell_count()];
        let mut restrict = |cell: Cell, digits| {
            possible[cell.index()] = possible[cell.index()].intersection(digits);
        };
        for (_, cells) in self.distinct() {
            let used = filled(givens, &cells).map(|(_, digit)| digit).collect();
            let unused = self.shape().all_digits().without(used);
            cells.iter().for_each(|&cell| restrict(cell, unused));
        }
        for cage in self.cages() {
            if let Some(digits) = self.addends(givens, cage) {
                cage.cells().iter().for_each(|&cell| restrict(cell, digits));
            }
        }
        for thermometer in self.thermometers() {
            self.rising_digits(givens, thermometer)
                .for_each(|(cell, digits)| restrict(cell, digits));
        }
        let empty = self.shape().cells().filter(|&cell| givens.get(cell).is_none());
        empty.map(|cell| (cell, possible[cell.index()])).collect()
    }

    /// Returns the digits that different digits in the empty cells of a cage can include to complete
    /// its total, if it has one.
    fn addends(&self, givens: &Givens, cage: &Cage) -> Option<DigitSet> {
        let total = cage.total()?;
        let filled: Vec<Digit> = filled(givens, cage.cells()).map(|(_, digit)| digit).collect();
        let sum: u16 = filled.iter().map(|digit| u16::from(digit.value())).sum();
        let used = filled.iter().copied().collect();
        let unused: Vec<Digit> = self.shape().all_digits().without(used).iter().collect();
        let empty = cage.cells().len() - filled.len();
        let mut addends = DigitSet::EMPTY;
        if let Some(rest) = total.checked_sub(sum) {
            add_up(&unused, empty, rest, DigitSet::EMPTY, &mut addends);
        }
        Some(addends)
    }

    /// Returns the cells of a thermometer, each with the digits that leave enough others for the
    /// cells between it and the nearest filled ones, or the ends.
    fn rising_digits(
        &self,
        givens: &Givens,
        thermometer: &Thermometer,
    ) -> impl Iterator<Item = (Cell, DigitSet)> {
        let cells = thermometer.cells();
        let size = self.shape().size();
        let value =
            move |place: &usize| Some((*place, usize::from(givens.get(cells[*place])?.value())));
        (0..cells.len()).map(move |place| {
            let least = (0..place).rev().find_map(|it| value(&it));
            let least = least.map_or(place + 1, |(below, value)| value + place - below);
            let most = (place + 1..cells.len()).find_map(|it| value(&it));
            let (above, most) = most.unwrap_or((cells.len(), size + 1));
            let fits = |digit: &Digit| {
                let value = usize::from(digit.value());
                value >= least && value + above - place <= most
            };
            (cells[place], self.shape().digits().filter(fits).collect())
        })
    }
}

/// Adds to `addends` every set of `count` of the digits, which rise, that adds up to the total.
fn add_up(digits: &[Digit], count: usize, total: u16, chosen: DigitSet, addends: &mut DigitSet) {
    if count == 0 {
        if total == 0 {
            *addends = addends.union(chosen);
        }
        return;
    }
    for (nth, &digit) in digits.iter().enumerate() {
        let value = u16::from(digit.value());
        // All that follow are larger.
        if value * count as u16 > total {
            return;
        }
        let mut chosen = chosen;
        chosen.insert(digit);
        add_up(&digits[nth + 1..], count - 1, total - value, chosen, addends);
    }
}
