//! With which digits a cage of the board being played can still be filled.

use sudoku_engine::board::{Cell, Digit, DigitSet};

use super::fits::{Fit, fits};
use crate::Model;

/// The ways to fill a cage with a total, without the order of the digits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CageSets {
    pub total: u16,
    pub cell_count: usize,
    /// Each has a digit for every cell, in ascending order of the digits.
    pub sets: Vec<DigitSet>,
}

impl CageSets {
    /// Returns the ways to fill the cage that `cell` is in, or `None` if it is in none with a total.
    /// Digits on the board stay, and each other digit must break no rule in its cell.
    pub fn of(model: &Model, cell: Cell) -> Option<Self> {
        let edited_puzzle = model.play.editor.edited_puzzle();
        let (board, rules) = (edited_puzzle.digits(), &edited_puzzle.rules);
        let cages = rules.cages().iter().filter(|cage| cage.cells().contains(&cell));
        let (cage, total) = cages.filter_map(|cage| Some((cage, cage.total()?))).next()?;
        let written: DigitSet = cage.cells().iter().filter_map(|&it| board.get(it)).collect();
        let open = cage.cells().iter().filter(|&&it| board.get(it).is_none());
        let candidates: Vec<DigitSet> = open.map(|&it| fitting(model, it)).collect();
        let digits: Vec<Digit> = rules.shape().all_digits().without(written).iter().collect();
        let mut sets = Vec::new();
        if let Some(left) = total.checked_sub(sum(written)) {
            add_sets(DigitSet::EMPTY, &digits, left, &candidates, &mut sets);
        }
        let sets = sets.into_iter().map(|set| set.union(written)).collect();
        Some(Self { total, cell_count: cage.cells().len(), sets })
    }
}

fn sum(digits: DigitSet) -> u16 {
    digits.iter().map(|digit| u16::from(digit.value())).sum()
}

/// Returns the digits that break no rule in an empty cell.
fn fitting(model: &Model, cell: Cell) -> DigitSet {
    let fits = fits(model, cell).into_iter();
    fits.filter(|(_, fit)| *fit == Fit::Fits).map(|(digit, _)| digit).collect()
}

/// Adds the sets that have all of `chosen` and some of `digits`, which are larger: with one digit for each
/// of the cells, and `left` as the sum of those from `digits`.
fn add_sets(
    chosen: DigitSet,
    digits: &[Digit],
    left: u16,
    candidates: &[DigitSet],
    sets: &mut Vec<DigitSet>,
) {
    if chosen.len() == candidates.len() {
        if left == 0 && can_fill(chosen, candidates) {
            sets.push(chosen);
        }
        return;
    }
    for (nth, &digit) in digits.iter().enumerate() {
        let Some(left) = left.checked_sub(u16::from(digit.value())) else { return };
        let mut chosen = chosen;
        chosen.insert(digit);
        add_sets(chosen, &digits[nth + 1..], left, candidates, sets);
    }
}

/// Returns whether each cell can have a digit of its own.
fn can_fill(digits: DigitSet, candidates: &[DigitSet]) -> bool {
    let Some((first, others)) = candidates.split_first() else { return true };
    first.intersection(digits).iter().any(|digit| {
        let mut digits = digits;
        digits.remove(digit);
        can_fill(digits, others)
    })
}
