//! Digits that break no cage total and no thermometer, given the digits on the board.
//!
//! Owns these rules for strategies without inference, which look only at the placed
//! digits and at how many cells are still empty. It agrees with
//! [`Rules::check`](crate::board::Rules::check).

use super::board::{Board, CageSum, Thermometer};
use super::candidates::Mask;
use crate::board::{Cell, Digit, DigitSet};

/// Removes the candidates that break a rule covering the cell placed last or, at the
/// start, any rule.
pub(super) fn filter(board: &Board, masks: &mut [Mask], placed: Option<Cell>) {
    let covers_placed_cell = |cells: &[Cell]| placed.is_none_or(|placed| cells.contains(&placed));
    for sum in board.sums.iter().filter(|sum| covers_placed_cell(&sum.cells)) {
        let addends = addends(board, sum, masks);
        for cell in &sum.cells {
            retain_candidates(&mut masks[cell.index()], addends);
        }
    }
    for thermometer in
        board.thermometers.iter().filter(|thermometer| covers_placed_cell(&thermometer.cells))
    {
        for &cell in &thermometer.cells {
            let range = digit_range(board, thermometer, masks, cell);
            let digits = board.shape().digits().filter(|&digit| range.contains(digit)).collect();
            retain_candidates(&mut masks[cell.index()], digits);
        }
    }
}

fn retain_candidates(mask: &mut Mask, digits: DigitSet) {
    if let Some(candidates) = mask.candidates() {
        mask.remove(candidates.without(digits));
    }
}

/// Returns the digits that the next cell of a cage can take such that different digits in
/// the others can reach the total.
pub(super) fn addends(board: &Board, sum: &CageSum, masks: &[Mask]) -> DigitSet {
    let filled = sum.cells.iter().map(|cell| masks[cell.index()]).filter(|mask| mask.is_filled());
    let (mut used, mut remaining, mut empty) = (DigitSet::EMPTY, sum.total, sum.cells.len());
    for mask in filled {
        let digit = mask.digits().lowest().map_or(0, Digit::value);
        used = used.union(mask.digits());
        remaining = remaining.saturating_sub(digit.into());
        empty -= 1;
    }
    let unused = board.shape().all_digits().without(used);
    let fits = |digit: &Digit| {
        let single = [*digit].into_iter().collect();
        let remaining = remaining.checked_sub(digit.value().into());
        remaining.is_some_and(|remaining| {
            can_add_up(unused.without(single), empty.saturating_sub(1), remaining)
        })
    };
    unused.iter().filter(fits).collect()
}

/// Returns whether some `count` different digits of the set have this sum.
fn can_add_up(digits: DigitSet, count: usize, sum: u16) -> bool {
    if count == 0 || digits.len() < count {
        return count == 0 && sum == 0;
    }
    let values = || digits.iter().map(|digit| u16::from(digit.value()));
    let lowest: u16 = values().take(count).sum();
    let highest: u16 = values().skip(digits.len() - count).sum();
    if !(lowest..=highest).contains(&sum) {
        return false;
    }
    let Some(lowest) = digits.lowest() else { return false };
    let others = digits.without([lowest].into_iter().collect());
    can_add_up(others, count - 1, sum - u16::from(lowest.value())) || can_add_up(others, count, sum)
}

/// The digits that a cell of a thermometer can take, and the cells that bound them.
#[derive(Clone, Copy, Debug)]
pub(super) struct DigitRange {
    pub(super) lowest: Digit,
    highest: Option<Digit>,
    /// The nearest filled cells before and after.
    pub(super) cell_before: Option<Cell>,
    pub(super) cell_after: Option<Cell>,
}

impl DigitRange {
    pub(super) fn contains(self, digit: Digit) -> bool {
        self.lowest <= digit && self.highest.is_some_and(|highest| digit <= highest)
    }
}

pub(super) fn digit_range(
    board: &Board,
    thermometer: &Thermometer,
    masks: &[Mask],
    cell: Cell,
) -> DigitRange {
    let index = thermometer.cells.iter().position(|&other| other == cell).unwrap_or(0);
    let digit_at = |nth: usize| {
        let mask = masks[thermometer.cells[nth].index()];
        mask.is_filled().then(|| mask.digits().lowest()).flatten()
    };
    let before = (0..index).rev().find_map(|nth| Some((nth, digit_at(nth)?)));
    let after = (index + 1..thermometer.cells.len()).find_map(|nth| Some((nth, digit_at(nth)?)));
    // With no digit before, each earlier cell takes up at least one.
    let lowest = before.map_or(index, |(nth, digit)| digit.index() + index - nth);
    let highest = after.map_or_else(
        || (board.shape().size() + index).checked_sub(thermometer.cells.len()),
        |(nth, digit)| digit.index().checked_sub(nth - index),
    );
    DigitRange {
        lowest: Digit::from_index(lowest.min(15)),
        highest: highest.filter(|&highest| lowest <= highest).map(Digit::from_index),
        cell_before: before.map(|(nth, _)| thermometer.cells[nth]),
        cell_after: after.map(|(nth, _)| thermometer.cells[nth]),
    }
}
