//! Naked subsets, one cell of which is either roof corner of a rectangle with extra candidates.

use std::ops::ControlFlow;

use super::geometry::house_indices;
use super::parts::{digits_of, in_cells, locked_set};
use super::rectangle::Rectangle;
use super::search::Found;
use super::{Candidate, Fact, LogicState, Step, Technique};
use crate::board::{CellSet, DigitSet};

pub(super) fn find(state: &LogicState, it: Rectangle, found: &mut Found<'_>) -> ControlFlow<()> {
    let geometry = state.geometry();
    if it.extras.len() < 2 || super::deadly::rectangle(state, it.corners, it.digits).is_none() {
        return ControlFlow::Continue(());
    }
    for house in house_indices(geometry.common_houses(it.roof)) {
        let cells = geometry.houses()[house].cells.intersection(state.empty_cells());
        let others: Vec<_> = cells
            .difference(it.cells())
            .iter()
            .filter(|&cell| state.candidates(cell).intersection(it.digits).is_empty())
            .collect();
        for mask in 1_u32..1 << others.len() {
            let chosen: CellSet = others
                .iter()
                .enumerate()
                .filter(|(nth, _)| mask >> nth & 1 == 1)
                .map(|(_, &cell)| cell)
                .collect();
            let digits = digits_of(state, chosen).union(it.extras);
            if digits.len() == chosen.len() + 1 {
                report(state, it, chosen, digits, found)?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn report(
    state: &LogicState,
    it: Rectangle,
    chosen: CellSet,
    digits: DigitSet,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let out: Vec<Candidate> = digits
        .iter()
        .flat_map(|digit| {
            let in_roof = it.roof.intersection(state.places(digit));
            let holders = chosen.intersection(state.places(digit)).union(in_roof);
            let out = super::parts::seeing_all(state, digit, holders).difference(chosen);
            out.difference(it.cells()).iter().map(move |cell| Candidate::new(cell, digit))
        })
        .collect();
    if out.is_empty() {
        return ControlFlow::Continue(());
    }
    let mut proof = it.proof(state, chosen.iter().map(Fact::Cell).collect());
    proof.roles.extend(super::parts::pattern(in_cells(state, chosen, digits)));
    proof.sets.push(locked_set(chosen, digits));
    found(Step::eliminating(Technique::UniquenessTest3, out, proof))
}
