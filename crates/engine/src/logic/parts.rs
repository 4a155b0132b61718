//! Making the parts of proofs.

use super::{Candidate, CandidateRole, Fact, LockedSet, LogicState};
use crate::board::{Cell, CellSet, Digit, DigitSet, Rule};

/// Returns the candidates of a digit in these cells.
pub(super) fn on_digit(cells: CellSet, digit: Digit) -> impl Iterator<Item = Candidate> {
    cells.iter().map(move |cell| Candidate::new(cell, digit))
}

/// Returns the candidates of these cells that are among the digits.
pub(super) fn in_cells(
    state: &LogicState,
    cells: CellSet,
    digits: DigitSet,
) -> impl Iterator<Item = Candidate> {
    cells.iter().flat_map(move |cell| {
        let candidates = state.candidates(cell).intersection(digits);
        candidates.iter().map(move |digit| Candidate::new(cell, digit))
    })
}

/// Gives candidates the role of the pattern.
pub(super) fn pattern(
    candidates: impl Iterator<Item = Candidate>,
) -> Vec<(Candidate, CandidateRole)> {
    with_role(candidates, CandidateRole::Pattern)
}

pub(super) fn with_role(
    candidates: impl Iterator<Item = Candidate>,
    role: CandidateRole,
) -> Vec<(Candidate, CandidateRole)> {
    candidates.map(|candidate| (candidate, role)).collect()
}

pub(super) fn locked_set(cells: CellSet, digits: DigitSet) -> LockedSet {
    LockedSet { cells: cells.iter().collect(), digits }
}

/// Returns all candidates of these cells together.
pub(super) fn digits_of(state: &LogicState, cells: CellSet) -> DigitSet {
    cells.iter().fold(DigitSet::EMPTY, |all, cell| all.union(state.candidates(cell)))
}

/// Returns the places of the digit that are peers of all these cells.
pub(super) fn seeing_all(state: &LogicState, digit: Digit, cells: CellSet) -> CellSet {
    cells
        .iter()
        .fold(state.places(digit), |all, cell| all.intersection(state.geometry().peers(cell)))
}

/// Returns the cells with two candidates.
pub(super) fn bivalue_cells(state: &LogicState) -> Vec<(Cell, DigitSet)> {
    let cells = state.empty_cells().iter().map(|cell| (cell, state.candidates(cell)));
    cells.filter(|(_, candidates)| candidates.len() == 2).collect()
}

/// Returns the fact that a house holds a digit, by the number of the house.
pub(super) fn house_fact(state: &LogicState, house: usize, digit: Digit) -> Fact {
    Fact::House(house_rule(state, house), digit)
}

pub(super) fn house_rule(state: &LogicState, house: usize) -> Rule {
    state.geometry().houses()[house].rule
}
