//! Cells with one candidate left, and digits with one place left in a house.

use std::ops::ControlFlow;

use super::geometry::house_indices;
use super::parts::house_fact;
use super::search::{Found, StepSearch};
use super::{Candidate, CandidateRole, Fact, Proof, Step, Technique};

pub(super) fn full_houses(search: &StepSearch<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
    let state = search.state;
    for (index, house) in state.geometry().houses().iter().enumerate() {
        let empty = house.cells.intersection(state.empty_cells());
        if let Some(cell) = empty.first().filter(|_| empty.len() == 1)
            && let Some(digit) = state.candidates(cell).lowest()
        {
            let fact = house_fact(state, index, digit);
            found(single(Technique::FullHouse, Candidate::new(cell, digit), fact))?;
        }
    }
    ControlFlow::Continue(())
}

pub(super) fn naked(search: &StepSearch<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
    let state = search.state;
    for cell in state.empty_cells().iter() {
        let candidates = state.candidates(cell);
        if let Some(digit) = candidates.lowest().filter(|_| candidates.len() == 1) {
            let candidate = Candidate::new(cell, digit);
            found(single(Technique::NakedSingle, candidate, Fact::Cell(cell)))?;
        }
    }
    ControlFlow::Continue(())
}

pub(super) fn hidden(search: &StepSearch<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
    let state = search.state;
    let geometry = state.geometry();
    for digit in state.shape().digits() {
        let places = state.places(digit);
        let houses = places.iter().fold(0, |all, cell| all | geometry.houses_of(cell));
        for index in house_indices(houses) {
            let in_house = places.intersection(geometry.houses()[index].cells);
            if let Some(cell) = in_house.first().filter(|_| in_house.len() == 1) {
                let fact = house_fact(state, index, digit);
                found(single(Technique::HiddenSingle, Candidate::new(cell, digit), fact))?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn single(technique: Technique, candidate: Candidate, fact: Fact) -> Step {
    let roles = vec![(candidate, CandidateRole::Pattern)];
    let proof = Proof { facts: vec![fact], roles, ..Proof::default() };
    Step::placing(technique, vec![candidate], proof)
}
