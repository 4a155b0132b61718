//! Locked candidates: a digit whose places in one house all lie in another house.

use super::{Step, Technique};
use crate::board::{Cell, Digit, DigitSet, House, HouseKind, Shape};
use crate::fast::{Layout, Position};

/// Finds the first locked candidates that rule something out, by house and then by digit.
pub(super) fn find_locked_candidates(position: &Position, layout: &Layout) -> Option<Step> {
    layout.houses().iter().find_map(|(house, cells)| {
        let shape = position.digits().shape();
        let open: DigitSet =
            cells.iter().fold(DigitSet::EMPTY, |all, &cell| all.union(position.candidates(cell)));
        open.iter().find_map(|digit| in_house(position, shape, *house, cells, digit))
    })
}

fn in_house(
    position: &Position,
    shape: Shape,
    house: House,
    cells: &[Cell],
    digit: Digit,
) -> Option<Step> {
    let can_take = |cell: &Cell| position.candidates(*cell).contains(digit);
    let places: Vec<Cell> = cells.iter().copied().filter(can_take).collect();
    let [first, rest @ ..] = &places[..] else {
        return None;
    };
    let others = first.houses(shape).into_iter().filter(|other| {
        let crosses = (other.kind() == HouseKind::Box) != (house.kind() == HouseKind::Box);
        crosses && rest.iter().all(|cell| cell.houses(shape).contains(other))
    });
    others.into_iter().find_map(|other| {
        let outside = other.cells(shape).filter(|cell| !cells.contains(cell) && can_take(cell));
        let eliminations: Vec<_> = outside.map(|cell| (cell, digit)).collect();
        (!eliminations.is_empty()).then(|| Step {
            technique: Technique::LockedCandidates,
            houses: vec![house, other],
            cells: places.clone(),
            digits: DigitSet::from_iter([digit]),
            placement: None,
            eliminations,
        })
    })
}
