//! Steps from fish, single or two with the same base sets.

use std::ops::ControlFlow;

use super::fish_form::{FishForm, FishKind};
use super::fish_hunt::Fish;
use super::geometry::house_indices;
use super::parts::{house_fact, house_rule, on_digit, with_role};
use super::search::{Found, StepSearch};
use super::{Candidate, CandidateRole, LogicState, Proof, Step, Technique};
use crate::board::CellSet;

pub(super) fn find(
    search: &StepSearch<'_>,
    form: FishForm,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let all = search.fish(form.kind.houses(), form.size).iter();
    if !form.siamese {
        for fish in all.filter(|&fish| kind(fish) == form.kind) {
            found(step(search.state, form, &[fish]))?;
        }
        return ControlFlow::Continue(());
    }
    // Either of the two may be a sashimi fish.
    let finned: Vec<&Fish> = all.filter(|fish| fish.has_fins() && form.kind.has_fins()).collect();
    for (nth, one) in finned.iter().enumerate() {
        for other in &finned[nth + 1..] {
            let same_base = one.digit == other.digit && one.bases == other.bases;
            if same_base && one.eliminations != other.eliminations {
                found(step(search.state, form, &[one, other]))?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn kind(fish: &Fish) -> FishKind {
    use super::fish_form::FishHouses::{Any, Lines, LinesAndBlocks};
    match (fish.houses, fish.has_fins()) {
        (Lines, false) => FishKind::Basic,
        (Lines, true) if fish.is_sashimi => FishKind::Sashimi,
        (Lines, true) => FishKind::Finned,
        (LinesAndBlocks, false) => FishKind::Franken,
        (LinesAndBlocks, true) => FishKind::FinnedFranken,
        (Any, false) => FishKind::Mutant,
        (Any, true) => FishKind::FinnedMutant,
    }
}

/// Makes a step of fish with the same base sets.
fn step(state: &LogicState, form: FishForm, all: &[&Fish]) -> Step {
    let Fish { digit, bases, endo_fins, .. } = *all[0];
    let places = state.places(digit);
    let houses = state.geometry().houses();
    let base = house_indices(bases).map(|it| houses[it].cells.intersection(places));
    let base = base.fold(CellSet::EMPTY, CellSet::union);
    let fins = all.iter().fold(CellSet::EMPTY, |fins, fish| fins.union(fish.fins));
    let body = base.difference(fins).difference(endo_fins);
    let mut roles = with_role(on_digit(body, digit), CandidateRole::Pattern);
    roles.extend(with_role(on_digit(fins.difference(endo_fins), digit), CandidateRole::Fin));
    roles.extend(with_role(on_digit(endo_fins, digit), CandidateRole::EndoFin));
    let covers = all.iter().fold(0, |covers, fish| covers | fish.covers);
    let proof = Proof {
        facts: house_indices(bases).map(|house| house_fact(state, house, digit)).collect(),
        covers: house_indices(covers).map(|house| house_rule(state, house)).collect(),
        roles,
        ..Proof::default()
    };
    let out: Vec<Candidate> =
        all.iter().flat_map(|fish| on_digit(fish.eliminations, digit)).collect();
    Step::eliminating(Technique::Fish(form), out, proof)
}
