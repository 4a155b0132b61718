//! Digits that break no cage total and no thermometer, given the digits on the board.
//!
//! Owns these rules for strategies without inference, which look only at the placed
//! digits and at how many cells are still empty. It agrees with
//! [`Rules::check`](crate::board::Rules::check).

use super::board::{Board, Rise, Sum};
use super::candidates::Mask;
use crate::board::{Cell, Digit, DigitSet};

/// Removes the candidates that break a rule covering the cell placed last or, at the
/// start, any rule.
pub(super) fn filter(board: &Board, masks: &mut [Mask], placed: Option<Cell>) {
    let is_near = |cells: &[Cell]| placed.is_none_or(|placed| cells.contains(&placed));
    for sum in board.sums.iter().filter(|sum| is_near(&sum.cells)) {
        let addends = addends(board, sum, masks);
        for cell in &sum.cells {
            keep(&mut masks[cell.index()], addends);
        }
    }
    for rise in board.rises.iter().filter(|rise| is_near(&rise.cells)) {
        for &cell in &rise.cells {
            let span = span(board, rise, masks, cell);
            let digits = board.shape().digits().filter(|&digit| span.contains(digit)).collect();
            keep(&mut masks[cell.index()], digits);
        }
    }
}

fn keep(mask: &mut Mask, digits: DigitSet) {
    if let Some(candidates) = mask.candidates() {
        mask.take_out(candidates.without(digits));
    }
}

/// Returns the digits that the next cell of a cage can take such that different digits in
/// the others can reach the total.
pub(super) fn addends(board: &Board, sum: &Sum, masks: &[Mask]) -> DigitSet {
    let filled = sum.cells.iter().map(|cell| masks[cell.index()]).filter(|mask| mask.is_filled());
    let (mut used, mut rest, mut empty) = (DigitSet::EMPTY, sum.total, sum.cells.len());
    for mask in filled {
        let digit = mask.digits().lowest().map_or(0, Digit::value);
        used = used.union(mask.digits());
        rest = rest.saturating_sub(digit.into());
        empty -= 1;
    }
    let unused = board.shape().all_digits().without(used);
    let fits = |digit: &Digit| {
        let one = [*digit].into_iter().collect();
        let rest = rest.checked_sub(digit.value().into());
        rest.is_some_and(|rest| add_up(unused.without(one), empty.saturating_sub(1), rest))
    };
    unused.iter().filter(fits).collect()
}

/// Returns whether some `count` different digits of the set have this sum.
fn add_up(digits: DigitSet, count: usize, sum: u16) -> bool {
    if count == 0 || digits.len() < count {
        return count == 0 && sum == 0;
    }
    let values = || digits.iter().map(|digit| u16::from(digit.value()));
    let least: u16 = values().take(count).sum();
    let most: u16 = values().skip(digits.len() - count).sum();
    if !(least..=most).contains(&sum) {
        return false;
    }
    let Some(lowest) = digits.lowest() else { return false };
    let others = digits.without([lowest].into_iter().collect());
    add_up(others, count - 1, sum - u16::from(lowest.value())) || add_up(others, count, sum)
}

/// The digits that a cell of a thermometer can take, and the cells that bound them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Span {
    pub(super) least: Digit,
    most: Option<Digit>,
    /// The nearest filled cells before and after.
    pub(super) before: Option<Cell>,
    pub(super) after: Option<Cell>,
}

impl Span {
    pub(super) fn contains(self, digit: Digit) -> bool {
        self.least <= digit && self.most.is_some_and(|most| digit <= most)
    }
}

pub(super) fn span(board: &Board, rise: &Rise, masks: &[Mask], cell: Cell) -> Span {
    let place = rise.cells.iter().position(|&other| other == cell).unwrap_or(0);
    let held = |nth: usize| {
        let mask = masks[rise.cells[nth].index()];
        mask.is_filled().then(|| mask.digits().lowest()).flatten()
    };
    let before = (0..place).rev().find_map(|nth| Some((nth, held(nth)?)));
    let after = (place + 1..rise.cells.len()).find_map(|nth| Some((nth, held(nth)?)));
    // With no digit before, each earlier cell takes up at least one.
    let least = before.map_or(place, |(nth, digit)| digit.index() + place - nth);
    let most = after.map_or_else(
        || (board.shape().size() + place).checked_sub(rise.cells.len()),
        |(nth, digit)| digit.index().checked_sub(nth - place),
    );
    Span {
        least: Digit::from_index(least.min(15)),
        most: most.filter(|&most| least <= most).map(Digit::from_index),
        before: before.map(|(nth, _)| rise.cells[nth]),
        after: after.map(|(nth, _)| rise.cells[nth]),
    }
}
