//! Naked and hidden pairs.

use super::{Step, Technique};
use crate::board::{Cell, Digit, DigitSet, House};
use crate::fast::{Layout, Position};

/// Finds the first naked pair that rules something out: two cells of a house with the same
/// two candidates.
pub(super) fn find_naked(position: &Position, layout: &Layout) -> Option<Step> {
    layout.houses().iter().find_map(|(house, cells)| {
        let has_two_candidates = |cell: &&Cell| position.candidates(**cell).len() == 2;
        let cells_with_two_candidates: Vec<Cell> =
            cells.iter().filter(has_two_candidates).copied().collect();
        pairs(&cells_with_two_candidates).find_map(|(first, second)| {
            let digits = position.candidates(first);
            (digits == position.candidates(second)).then_some(())?;
            let outside = cells.iter().filter(|&&cell| cell != first && cell != second);
            let eliminations = outside.flat_map(|&cell| {
                candidates_of(cell, position.candidates(cell).intersection(digits))
            });
            step(Technique::NakedPair, *house, [first, second], digits, eliminations.collect())
        })
    })
}

/// Finds the first hidden pair that rules something out: two digits with the same two
/// places in a house.
pub(super) fn find_hidden(position: &Position, layout: &Layout) -> Option<Step> {
    layout.houses().iter().enumerate().find_map(|(house_index, (house, cells))| {
        let digits_with_two_places: Vec<Digit> =
            position.missing_digits(layout, house_index).with_two_places.iter().collect();
        pairs(&digits_with_two_places).find_map(|(first, second)| {
            let places = |digit| {
                let can_take = move |cell: &&Cell| position.candidates(**cell).contains(digit);
                cells.iter().filter(can_take)
            };
            places(first).eq(places(second)).then_some(())?;
            let pair_cells: Vec<Cell> = places(first).copied().collect();
            let digits = DigitSet::from_iter([first, second]);
            let eliminations = pair_cells
                .iter()
                .flat_map(|&cell| candidates_of(cell, position.candidates(cell).without(digits)));
            let eliminations = eliminations.collect();
            step(Technique::HiddenPair, *house, pair_cells.try_into().ok()?, digits, eliminations)
        })
    })
}

/// Returns every pair of items, the earlier one first.
fn pairs<T: Copy>(items: &[T]) -> impl Iterator<Item = (T, T)> + '_ {
    let rest = |index: usize| items.iter().skip(index + 1);
    items
        .iter()
        .enumerate()
        .flat_map(move |(n, &first)| rest(n).map(move |&second| (first, second)))
}

fn candidates_of(cell: Cell, digits: DigitSet) -> impl Iterator<Item = (Cell, Digit)> {
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
