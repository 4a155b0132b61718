//! Fish: the places of a digit in some houses, the base sets, covered by as many other houses.
//!
//! One search finds all of them, from X-wings to finned mutant fish. It assumes that a candidate
//! is true, and looks for base sets whose other places lie in one cover set too few, which
//! refutes the candidate. A house with the candidate completes the cover sets. The places outside
//! of them are the fins; the candidate sees them, or they would have had to be covered.

use std::collections::HashSet;
use std::ops::ControlFlow;

use super::fish_form::{FishForm, FishKind};
use super::geometry::{HouseBits, HouseForm, HouseIndex, house_indices};
use super::parts::{on_digit, with_role};
use super::search::{Found, StepSearch};
use super::verify::{house_fact, house_rule};
use super::{Candidate, CandidateRole, LogicState, Proof, Step, Technique};
use crate::board::{Cell, CellSet, Digit};

/// The greatest number of fins, as in HoDoKu.
const MAX_FINS: usize = 5;
/// The greatest number of places in two base sets, as in HoDoKu.
const MAX_ENDO_FINS: usize = 2;

/// The bit of each form in a set of forms.
const ROW: u8 = 1 << HouseForm::Row as u8;
const COLUMN: u8 = 1 << HouseForm::Column as u8;
const BLOCK: u8 = 1 << HouseForm::Block as u8;

/// A house with the places of the digit that the assumed candidate leaves.
type Rest = (HouseIndex, CellSet);

/// The base and cover sets of a fish.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Sets {
    bases: HouseBits,
    covers: HouseBits,
}

/// A fish with its conclusion.
struct Fish {
    sets: Sets,
    digit: Digit,
    fins: CellSet,
    endo_fins: CellSet,
    eliminations: CellSet,
}

pub(super) fn find(
    search: &StepSearch<'_>,
    form: FishForm,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    if form.siamese {
        return siamese(search, form, found);
    }
    each(search, form, &mut |fish| found(step(search.state, form, &[&fish])))
}

/// Finds pairs of fish with the same base sets.
fn siamese(search: &StepSearch<'_>, form: FishForm, found: &mut Found<'_>) -> ControlFlow<()> {
    let mut all: Vec<Fish> = Vec::new();
    let kinds: &[FishKind] = match form.kind {
        // Either of the two may be a sashimi fish.
        FishKind::Finned | FishKind::Sashimi => &[FishKind::Finned, FishKind::Sashimi],
        FishKind::Basic => &[FishKind::Basic],
        FishKind::Franken => &[FishKind::Franken],
        FishKind::FinnedFranken => &[FishKind::FinnedFranken],
        FishKind::Mutant => &[FishKind::Mutant],
        FishKind::FinnedMutant => &[FishKind::FinnedMutant],
    };
    for &kind in kinds {
        each(search, FishForm { kind, siamese: false, ..form }, &mut |fish| {
            all.push(fish);
            ControlFlow::Continue(())
        })?;
    }
    for (nth, one) in all.iter().enumerate() {
        for other in &all[nth + 1..] {
            let same_base = one.digit == other.digit && one.sets.bases == other.sets.bases;
            if same_base && one.eliminations != other.eliminations {
                found(step(search.state, form, &[one, other]))?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn each(
    search: &StepSearch<'_>,
    form: FishForm,
    found: &mut dyn FnMut(Fish) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let state = search.state;
    let mut seen = HashSet::new();
    for digit in state.shape().digits() {
        let places = state.places(digit);
        if places.len() < 2 * form.size.count() {
            continue;
        }
        for (base_forms, cover_forms) in directions(form.kind) {
            let houses = |forms: &[HouseForm]| -> Vec<Rest> {
                let houses = state.geometry().houses().iter().enumerate();
                let fitting = houses.filter(|(_, house)| forms.contains(&house.form));
                let in_house = fitting.map(|(nth, house)| (nth, house.cells.intersection(places)));
                in_house.filter(|(_, cells)| !cells.is_empty()).collect()
            };
            let mut hunt = Hunt {
                state,
                form,
                digit,
                bases: houses(base_forms),
                covers: houses(cover_forms),
                seen: &mut seen,
                found,
            };
            for target in places.iter() {
                hunt.at(target)?;
            }
        }
        seen.clear();
    }
    ControlFlow::Continue(())
}

/// The forms of base sets and of cover sets.
type Forms = (&'static [HouseForm], &'static [HouseForm]);

fn directions(kind: FishKind) -> &'static [Forms] {
    use HouseForm::{Block, Column, Row};
    match kind {
        FishKind::Basic | FishKind::Finned | FishKind::Sashimi => {
            &[(&[Row], &[Column]), (&[Column], &[Row])]
        }
        FishKind::Franken | FishKind::FinnedFranken => {
            &[(&[Row, Block], &[Column, Block]), (&[Column, Block], &[Row, Block])]
        }
        FishKind::Mutant | FishKind::FinnedMutant => {
            &[(&[Row, Column, Block], &[Row, Column, Block])]
        }
    }
}

/// The search for the fish of one digit and one direction.
struct Hunt<'a, 'f> {
    state: &'a LogicState,
    form: FishForm,
    digit: Digit,
    bases: Vec<Rest>,
    covers: Vec<Rest>,
    seen: &'a mut HashSet<Sets>,
    found: &'f mut dyn FnMut(Fish) -> ControlFlow<()>,
}

impl Hunt<'_, '_> {
    /// Finds the fish that rule out the digit in this cell.
    fn at(&mut self, target: Cell) -> ControlFlow<()> {
        let gone = self.state.geometry().peers(target).with(target);
        let own = self.state.geometry().houses_of(target);
        let rest = |&(house, cells): &Rest| {
            let left = cells.difference(gone);
            (own >> house & 1 == 0 && !left.is_empty()).then_some((house, left))
        };
        let bases: Vec<Rest> = self.bases.iter().filter_map(rest).collect();
        let covers: Vec<Rest> = self.covers.iter().filter_map(rest).collect();
        let closing: HouseBits =
            self.covers.iter().fold(0, |all, (house, _)| all | 1 << house) & own;
        if bases.len() < self.form.size.count() || closing == 0 {
            return ControlFlow::Continue(());
        }
        self.cover(&bases, &covers, closing, (0, CellSet::EMPTY), self.form.size.count() - 1)
    }

    /// Adds cover sets until one is missing.
    fn cover(
        &mut self,
        bases: &[Rest],
        covers: &[Rest],
        closing: HouseBits,
        (chosen, covered): (HouseBits, CellSet),
        missing: usize,
    ) -> ControlFlow<()> {
        if missing == 0 {
            let fitting: Vec<Rest> =
                bases.iter().copied().filter(|(_, cells)| cells.is_subset(covered)).collect();
            let count = self.form.size.count();
            if fitting.len() < count {
                return ControlFlow::Continue(());
            }
            return self.base(&fitting, (chosen, closing), (0, CellSet::EMPTY), count);
        }
        for (nth, &(house, cells)) in covers.iter().enumerate() {
            if covers.len() - nth < missing {
                break;
            }
            if !cells.is_subset(covered) {
                let chosen = (chosen | 1 << house, covered.union(cells));
                self.cover(bases, &covers[nth + 1..], closing, chosen, missing - 1)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Adds base sets without a place in common, and reports the fish.
    fn base(
        &mut self,
        bases: &[Rest],
        (covers, closing): (HouseBits, HouseBits),
        (chosen, cells): (HouseBits, CellSet),
        missing: usize,
    ) -> ControlFlow<()> {
        if missing == 0 {
            for last in house_indices(closing & !chosen) {
                self.report(Sets { bases: chosen, covers: covers | 1 << last })?;
            }
            return ControlFlow::Continue(());
        }
        for (nth, &(house, rest)) in bases.iter().enumerate() {
            if bases.len() - nth < missing {
                break;
            }
            if covers >> house & 1 == 0 && !rest.intersects(cells) {
                let chosen = (chosen | 1 << house, cells.union(rest));
                self.base(&bases[nth + 1..], (covers, closing), chosen, missing - 1)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn report(&mut self, sets: Sets) -> ControlFlow<()> {
        if !self.seen.insert(sets) {
            return ControlFlow::Continue(());
        }
        match fish(self.state, self.digit, sets) {
            Some((fish, kind)) if kind == self.form.kind => (self.found)(fish),
            Some(_) | None => ControlFlow::Continue(()),
        }
    }
}

/// Returns the places in any of the houses, and those in more than one.
fn places_in(state: &LogicState, digit: Digit, houses: HouseBits) -> (CellSet, CellSet) {
    let places = house_indices(houses)
        .map(|house| state.geometry().houses()[house].cells.intersection(state.places(digit)));
    places.fold((CellSet::EMPTY, CellSet::EMPTY), |(any, several), cells| {
        (any.union(cells), several.union(any.intersection(cells)))
    })
}

/// Returns the fish with these sets and its kind, or `None` if it rules out nothing.
fn fish(state: &LogicState, digit: Digit, sets: Sets) -> Option<(Fish, FishKind)> {
    let (base, endo_fins) = places_in(state, digit, sets.bases);
    let (cover, twice_covered) = places_in(state, digit, sets.covers);
    let fins = base.difference(cover);
    if fins.len() > MAX_FINS || endo_fins.len() > MAX_ENDO_FINS {
        return None;
    }
    let target = cover.difference(base).union(twice_covered);
    let all_fins = fins.union(endo_fins);
    let eliminations = match all_fins.is_empty() {
        true => target,
        false => target.intersection(state.geometry().common_peers(all_fins)),
    };
    if eliminations.is_empty() {
        return None;
    }
    let forms = |houses| -> u8 {
        house_indices(houses).fold(0, |all, house| all | 1 << form_of(state, house) as u8)
    };
    let (bases, covers) = (forms(sets.bases), forms(sets.covers));
    let has_fins = !all_fins.is_empty();
    let goes = |from: u8, to: u8| bases & from == 0 && covers & to == 0;
    let kind = if (bases | covers) & BLOCK == 0 && (goes(ROW, COLUMN) || goes(COLUMN, ROW)) {
        let is_thin = |house: HouseIndex| {
            state.geometry().houses()[house].cells.intersection(base).difference(fins).len() < 2
        };
        match has_fins {
            false => FishKind::Basic,
            true if house_indices(sets.bases).any(is_thin) => FishKind::Sashimi,
            true => FishKind::Finned,
        }
    } else if goes(ROW, COLUMN) || goes(COLUMN, ROW) {
        if has_fins { FishKind::FinnedFranken } else { FishKind::Franken }
    } else if has_fins {
        FishKind::FinnedMutant
    } else {
        FishKind::Mutant
    };
    Some((Fish { sets, digit, fins, endo_fins, eliminations }, kind))
}

fn form_of(state: &LogicState, house: HouseIndex) -> HouseForm {
    state.geometry().houses()[house].form
}

/// Makes a step of fish with the same base sets.
fn step(state: &LogicState, form: FishForm, all: &[&Fish]) -> Step {
    let Fish { sets, digit, .. } = *all[0];
    let (base, _) = places_in(state, digit, sets.bases);
    let fins = all.iter().fold(CellSet::EMPTY, |fins, fish| fins.union(fish.fins));
    let endo_fins = all[0].endo_fins;
    let body = base.difference(fins).difference(endo_fins);
    let mut roles = with_role(on_digit(body, digit), CandidateRole::Pattern);
    roles.extend(with_role(on_digit(fins.difference(endo_fins), digit), CandidateRole::Fin));
    roles.extend(with_role(on_digit(endo_fins, digit), CandidateRole::EndoFin));
    let covers = all.iter().fold(0, |covers, fish| covers | fish.sets.covers);
    let proof = Proof {
        facts: house_indices(sets.bases).map(|house| house_fact(state, house, digit)).collect(),
        covers: house_indices(covers).map(|house| house_rule(state, house)).collect(),
        roles,
        ..Proof::default()
    };
    let out: Vec<Candidate> =
        all.iter().flat_map(|fish| on_digit(fish.eliminations, digit)).collect();
    Step::eliminating(Technique::Fish(form), out, proof)
}
