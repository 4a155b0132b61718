//! Locked candidates: all places of a digit in one house lie in another.

use std::ops::ControlFlow;

use super::geometry::HouseForm;
use super::parts::{on_digit, pattern};
use super::search::{Found, StepSearch};
use super::verify::{house_fact, house_rule};
use super::{Proof, Step, Technique};

/// Finds locked candidates, either those of blocks in other houses ([`Technique::Pointing`]) or
/// those of rows and columns in blocks ([`Technique::Claiming`]).
pub(super) fn find(
    search: &StepSearch<'_>,
    technique: Technique,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let state = search.state;
    let houses = state.geometry().houses();
    for crossing in state.geometry().crossings() {
        let [first, second] = crossing.houses;
        for [base, cover] in [[first, second], [second, first]] {
            let is_pointing = houses[base].form == HouseForm::Block;
            if is_pointing != (technique == Technique::Pointing) {
                continue;
            }
            for digit in state.shape().digits() {
                let places = state.places(digit);
                let in_base = places.intersection(houses[base].cells);
                let out = places.intersection(houses[cover].cells).difference(crossing.cells);
                if in_base.len() < 2 || out.is_empty() || !in_base.is_subset(crossing.cells) {
                    continue;
                }
                let proof = Proof {
                    facts: vec![house_fact(state, base, digit)],
                    covers: vec![house_rule(state, cover)],
                    roles: pattern(on_digit(in_base, digit)),
                    ..Proof::default()
                };
                found(Step::eliminating(technique, on_digit(out, digit).collect(), proof))?;
            }
        }
    }
    ControlFlow::Continue(())
}
