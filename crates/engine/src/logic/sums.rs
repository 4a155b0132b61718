//! Candidates that the total of a cage or the order of a thermometer excludes.

use std::ops::ControlFlow;

use super::search::{Found, StepSearch};
use super::sum_rules::exclude;
use super::{Candidate, CandidateRole, Fact, Proof, Step, Technique};
use crate::board::CellSet;

/// Finds candidates that exclude every way to fill a cage.
pub(super) fn cages(search: &StepSearch<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
    let cages = search.state.geometry().rules().cages();
    for (nth, cage) in cages.iter().enumerate() {
        let cells = cage.cells().iter().copied().collect();
        report(search, Technique::CageTotal, Fact::Cage(nth), cells, found)?;
    }
    ControlFlow::Continue(())
}

/// Finds candidates that are too great or too small for their place on a thermometer.
pub(super) fn thermometers(search: &StepSearch<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
    let thermometers = search.state.geometry().rules().thermometers();
    for (nth, thermometer) in thermometers.iter().enumerate() {
        let cells = thermometer.cells().iter().copied().collect();
        report(search, Technique::ThermometerOrder, Fact::Thermometer(nth), cells, found)?;
    }
    ControlFlow::Continue(())
}

fn report(
    search: &StepSearch<'_>,
    technique: Technique,
    fact: Fact,
    cells: CellSet,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let state = search.state;
    let facts = [fact];
    let candidates: Vec<Candidate> = cells
        .iter()
        .flat_map(|cell| state.candidates(cell).iter().map(move |it| Candidate::new(cell, it)))
        .collect();
    let (out, left): (Vec<_>, Vec<_>) =
        candidates.into_iter().partition(|&candidate| exclude(&facts, state, candidate));
    if out.is_empty() {
        return ControlFlow::Continue(());
    }
    let roles = left.into_iter().map(|candidate| (candidate, CandidateRole::Pattern)).collect();
    let proof = Proof { facts: facts.into(), roles, ..Proof::default() };
    found(Step::eliminating(technique, out, proof))
}
