//! The next single of a state that changes, without its proof.

use super::geometry::{HouseBits, house_indices};
use super::state::MAX_DIGITS;
use super::{Candidate, LogicState, Technique};
use crate::board::CellSet;

/// Where singles may be: what has changed since no single was there.
#[derive(Clone, Debug)]
pub(super) struct SingleMemo {
    /// The houses that may have one empty cell.
    houses: HouseBits,
    /// The cells that may have one candidate.
    cells: CellSet,
    /// By digit: the houses that may have one place for it.
    houses_of_digit: [HouseBits; MAX_DIGITS],
    /// What the state was.
    empty: CellSet,
    places: [CellSet; MAX_DIGITS],
}

impl SingleMemo {
    /// Creates the memo of a state with singles anywhere.
    pub(super) fn new(state: &LogicState) -> Self {
        let houses = state.geometry().houses().iter().enumerate();
        let houses = houses.fold(0, |all, (index, _)| all | 1 << index);
        Self {
            houses,
            cells: state.empty_cells(),
            houses_of_digit: [houses; MAX_DIGITS],
            empty: state.empty_cells(),
            places: state.all_places(),
        }
    }

    /// Returns the first single of the state, which can only have lost candidates: a full house,
    /// else a naked, else a hidden single.
    pub(super) fn first(&mut self, state: &LogicState) -> Option<(Technique, Candidate)> {
        self.note_changes(state);
        let houses = state.geometry().houses();
        for house in house_indices(self.houses) {
            let empty = houses[house].cells.intersection(state.empty_cells());
            if let Some(cell) = empty.as_single()
                && let Some(digit) = state.candidates(cell).lowest()
            {
                return Some((Technique::FullHouse, Candidate::new(cell, digit)));
            }
            self.houses &= !(1 << house);
        }
        for cell in self.cells.iter() {
            let candidates = state.candidates(cell);
            if let Some(digit) = candidates.lowest().filter(|_| candidates.len() == 1) {
                return Some((Technique::NakedSingle, Candidate::new(cell, digit)));
            }
            self.cells.remove(cell);
        }
        for digit in state.shape().digits() {
            let pending = &mut self.houses_of_digit[digit.index()];
            for house in house_indices(*pending) {
                let places = state.places(digit).intersection(houses[house].cells);
                if let Some(cell) = places.as_single() {
                    return Some((Technique::HiddenSingle, Candidate::new(cell, digit)));
                }
                *pending &= !(1 << house);
            }
        }
        None
    }

    fn note_changes(&mut self, state: &LogicState) {
        let geometry = state.geometry();
        let filled = self.empty.difference(state.empty_cells());
        self.empty = state.empty_cells();
        self.houses |= filled.iter().fold(0, |all, cell| all | geometry.houses_of(cell));
        for digit in state.shape().digits() {
            let places = &mut self.places[digit.index()];
            let lost = places.difference(state.places(digit));
            *places = state.places(digit);
            self.cells = self.cells.union(lost);
            self.houses_of_digit[digit.index()] |=
                lost.iter().fold(0, |all, cell| all | geometry.houses_of(cell));
        }
    }
}
