//! Naked and hidden singles.

use super::{Step, Technique};
use crate::board::{Cell, Digit, DigitSet, House};
use crate::fast::{Layout, Position};

/// Finds the first cell in reading order with a single candidate.
pub(super) fn find_naked(position: &Position, layout: &Layout) -> Option<Step> {
    let (cell, candidates) =
        position.empty_cells(layout).find(|(_, candidates)| candidates.len() == 1)?;
    let digit = candidates.lowest()?;
    Some(single(Technique::NakedSingle, vec![], cell, digit))
}

/// Finds the first house with a digit that has a single place.
pub(super) fn find_hidden(position: &Position, layout: &Layout) -> Option<Step> {
    layout.houses().iter().enumerate().find_map(|(house_index, (house, cells))| {
        let digit = position.missing_digits(layout, house_index).with_one_place.lowest()?;
        let can_take = |cell: &&Cell| position.candidates(**cell).contains(digit);
        let cell = cells.iter().find(can_take)?;
        Some(single(Technique::HiddenSingle, vec![*house], *cell, digit))
    })
}

fn single(technique: Technique, houses: Vec<House>, cell: Cell, digit: Digit) -> Step {
    Step {
        technique,
        houses,
        cells: vec![cell],
        digits: DigitSet::from_iter([digit]),
        placement: Some((cell, digit)),
        eliminations: Vec::new(),
    }
}
