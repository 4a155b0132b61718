//! Patterns that would give a second solution.

use super::{Candidate, LogicState};
use crate::board::{Cell, DigitSet};

/// Returns the candidates of a rectangle other than its two digits, at least one of which is
/// true if the puzzle has one solution. Corners are in the order of the rectangle, so that the
/// first and third get the same digit. Returns `None` if exchanging the digits could break a
/// rule, or if a corner is given.
pub(super) fn rectangle(
    state: &LogicState,
    corners: [Cell; 4],
    digits: DigitSet,
) -> Option<Vec<Candidate>> {
    let is_given = |cell: &Cell| state.givens().contains(*cell);
    let is_free = !corners.iter().any(is_given) && state.geometry().is_exchangeable(corners);
    (is_free && digits.len() == 2).then_some(())?;
    let mut extras = Vec::new();
    for cell in corners {
        match state.digits().get(cell) {
            Some(digit) if !digits.contains(digit) => return None,
            Some(_) => {}
            None => {
                let others = state.candidates(cell).without(digits);
                extras.extend(others.iter().map(|digit| Candidate::new(cell, digit)));
            }
        }
    }
    Some(extras)
}

/// Returns whether, without these candidates, every empty cell has two candidates, every digit
/// has two places or none in every house, and nothing but houses restricts the digits.
pub(super) fn is_grave(state: &LogicState, extra: &[Candidate]) -> bool {
    if !state.geometry().has_only_houses() {
        return false;
    }
    let mut rest = state.clone();
    for &candidate in extra {
        rest.eliminate(candidate);
    }
    let shape = state.shape();
    let has_pairs = rest.empty_cells().iter().all(|cell| rest.candidates(cell).len() == 2);
    has_pairs
        && rest.geometry().houses().iter().all(|house| {
            shape
                .digits()
                .all(|digit| matches!(rest.places(digit).intersection(house.cells).len(), 0 | 2))
        })
}
