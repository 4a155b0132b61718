//! Almost locked sets: cells of a house with one digit more than cells.

use super::LogicState;
use super::geometry::house_indices;
use super::parts::digits_of;
use super::state::MAX_DIGITS;
use crate::board::{CellSet, Digit, DigitSet, Shape};

/// Cells of a house with one digit more than cells. If one of the digits is not in them, each of
/// the others is.
#[derive(Clone, Debug)]
pub(super) struct AlmostLockedSet {
    pub(super) cells: CellSet,
    pub(super) digits: DigitSet,
    /// By digit: the cells of the set that have it.
    holders: [CellSet; MAX_DIGITS],
    /// By digit: the places of the digit that see all holders.
    seen: [CellSet; MAX_DIGITS],
}

impl AlmostLockedSet {
    fn new(state: &LogicState, cells: CellSet, digits: DigitSet) -> Self {
        let (mut holders, mut seen) = ([CellSet::EMPTY; MAX_DIGITS], [CellSet::EMPTY; MAX_DIGITS]);
        for digit in digits.iter() {
            let places = state.places(digit);
            let own = places.intersection(cells);
            holders[digit.index()] = own;
            seen[digit.index()] = places.intersection(state.geometry().common_peers(own));
        }
        Self { cells, digits, holders, seen }
    }

    /// Returns the cells of the set that have the digit as a candidate.
    pub(super) const fn holders(&self, digit: Digit) -> CellSet {
        self.holders[digit.index()]
    }

    /// Returns the places of the digit that see all its holders.
    pub(super) const fn seen(&self, digit: Digit) -> CellSet {
        self.seen[digit.index()]
    }

    /// Returns the digits of which at most one of the two sets has one: all holders in one see
    /// all holders in the other.
    pub(super) fn restricted_common(&self, other: &Self) -> DigitSet {
        let common = self.digits.intersection(other.digits);
        common.iter().filter(|&digit| other.holders(digit).is_subset(self.seen(digit))).collect()
    }
}

/// The greatest number of cells of a set. On large boards, larger ones are too many.
const fn max_cells(shape: Shape) -> usize {
    match shape {
        Shape::Four | Shape::Six | Shape::Nine => 8,
        Shape::Sixteen => 4,
    }
}

/// Returns all almost locked sets, each once, those of the first houses first.
pub(super) fn almost_locked_sets(state: &LogicState) -> Vec<AlmostLockedSet> {
    let geometry = state.geometry();
    let mut sets = Vec::new();
    let max = max_cells(state.shape());
    let mut stack = Vec::new();
    for (index, house) in geometry.houses().iter().enumerate() {
        let cells: Vec<_> = house.cells.intersection(state.empty_cells()).iter().collect();
        stack.push((0, CellSet::EMPTY, DigitSet::EMPTY, 0));
        while let Some((next, chosen, digits, count)) = stack.pop() {
            // The first house that contains the cells has found the set.
            let is_new = || house_indices(geometry.common_houses(chosen)).next() == Some(index);
            if count > 0 && digits.len() == count + 1 && is_new() {
                sets.push(AlmostLockedSet::new(state, chosen, digits));
            }
            if count == max {
                continue;
            }
            for (nth, &cell) in cells.iter().enumerate().skip(next).rev() {
                let all = digits.union(state.candidates(cell));
                // Later cells can add few digits, but no more cells than are left.
                if all.len() <= max.min(count + cells.len() - nth) + 1 {
                    stack.push((nth + 1, chosen.with(cell), all, count + 1));
                }
            }
        }
    }
    debug_assert!(sets.iter().all(|it| digits_of(state, it.cells) == it.digits));
    sets
}
