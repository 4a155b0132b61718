//! Naked and hidden pairs.

use super::{Step, Technique};
use crate::board::{Cell, Digit, DigitSet, House};
use crate::fast::{Layout, Position};

/// Finds the first naked pair that rules something out: two cells of a house with the same
/// two candidates.
pub(super) fn naked(position: &Position, layout: &Layout) -> Option<Step> {
    layout.houses().iter().find_map(|(house, cells)| {
        let narrow = |cell: &&Cell| position.candidates(**cell).len() == 2;
        let narrow: Vec<Cell> = cells.iter().filter(narrow).copied().collect();
        pairs(&narrow).find_map(|(one, other)| {
            let digits = position.candidates(one);
            (digits == position.candidates(other)).then_some(())?;
            let outside = cells.iter().filter(|&&cell| cell != one && cell != other);
            let eliminations = outside
                .flat_map(|&cell| with_each(cell, position.candidates(cell).intersection(digits)));
            step(Technique::NakedPair, *house, [one, other], digits, eliminations.collect())
        })
    })
}

/// Finds the first hidden pair that rules something out: two digits with the same two
/// places in a house.
pub(super) fn hidden(position: &Position, layout: &Layout) -> Option<Step> {
    layout.houses().iter().enumerate().find_map(|(nth, (house, cells))| {
        let twice: Vec<Digit> = position.places(layout, nth).two.iter().collect();
        pairs(&twice).find_map(|(one, other)| {
            let places = |digit| {
                let can_take = move |cell: &&Cell| position.candidates(**cell).contains(digit);
                cells.iter().filter(can_take)
            };
            places(one).eq(places(other)).then_some(())?;
            let both: Vec<Cell> = places(one).copied().collect();
            let digits = DigitSet::from_iter([one, other]);
            let eliminations = both
                .iter()
                .flat_map(|&cell| with_each(cell, position.candidates(cell).without(digits)));
            let eliminations = eliminations.collect();
            step(Technique::HiddenPair, *house, both.try_into().ok()?, digits, eliminations)
        })
    })
}

/// Returns every pair of items, the earlier one first.
fn pairs<T: Copy>(items: &[T]) -> impl Iterator<Item = (T, T)> + '_ {
    let rest = |index: usize| items.iter().skip(index + 1);
    items.iter().enumerate().flat_map(move |(n, &one)| rest(n).map(move |&other| (one, other)))
}

fn with_each(cell: Cell, digits: DigitSet) -> impl Iterator<Item = (Cell, Digit)> {
    digits.iter().map(move |digit| (cell, digit))
}

fn step(
    technique: Technique,
    house: House,
    cells: [Cell; 2],
    digits: DigitSet,
    eliminations: Vec<(Cell, Digit)>,
) -> Option<Step> {
    (!eliminations.is_empty()).then(|| Step {
        technique,
        houses: vec![house],
        cells: cells.to_vec(),
        digits,
        placement: None,
        eliminations,
    })
}
