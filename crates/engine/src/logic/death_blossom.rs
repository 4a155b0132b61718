//! Death blossom: each candidate of a cell, the stem, is linked to an almost locked set, a petal.

use std::ops::ControlFlow;

use super::almost_locked::AlmostLockedSet;
use super::parts::{locked_set, on_digit, with_role};
use super::search::{Found, StepSearch};
use super::set_links::proof;
use super::{Candidate, CandidateRole, Fact, LogicState, Step, Technique};
use crate::board::{Cell, CellSet, Digit, DigitSet};

/// The greatest number of candidates of a stem.
const MAX_PETALS: usize = 5;

pub(super) fn find(search: &StepSearch<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
    let state = search.state;
    let may_overlap = search.options.overlapping_sets;
    let (sets, _) = search.sets();
    for stem in state.empty_cells().iter() {
        let candidates = state.candidates(stem);
        if !(2..=MAX_PETALS).contains(&candidates.len()) {
            continue;
        }
        for end in state.shape().digits().filter(|&digit| !candidates.contains(digit)) {
            let petals = candidates.iter().map(|digit| {
                let fits = |set: &&AlmostLockedSet| {
                    set.digits.contains(digit)
                        && set.digits.contains(end)
                        && set.seen(digit).contains(stem)
                        && !set.seen(end).is_empty()
                };
                sets.iter().filter(fits).collect::<Vec<_>>()
            });
            let petals: Vec<Vec<&AlmostLockedSet>> = petals.collect();
            if petals.iter().any(Vec::is_empty) {
                continue;
            }
            let mut flower =
                Flower { state, may_overlap, stem, end, petals: &petals, chosen: Vec::new() };
            flower.grow(state.places(end), found)?;
        }
    }
    ControlFlow::Continue(())
}

struct Flower<'a> {
    state: &'a LogicState,
    may_overlap: bool,
    stem: Cell,
    end: Digit,
    /// By candidate of the stem: the sets that it may be linked to.
    petals: &'a [Vec<&'a AlmostLockedSet>],
    chosen: Vec<&'a AlmostLockedSet>,
}

impl Flower<'_> {
    /// Chooses a petal for the next candidate of the stem.
    fn grow(&mut self, out: CellSet, found: &mut Found<'_>) -> ControlFlow<()> {
        let Some(choices) = self.petals.get(self.chosen.len()) else {
            return self.report(found);
        };
        for &petal in choices {
            let out = out.intersection(petal.seen(self.end));
            let overlaps = self.chosen.iter().any(|it| it.cells.intersects(petal.cells));
            if out.is_empty() || overlaps && !self.may_overlap {
                continue;
            }
            self.chosen.push(petal);
            let flow = self.grow(out, found);
            self.chosen.pop();
            flow?;
        }
        ControlFlow::Continue(())
    }

    fn report(&self, found: &mut Found<'_>) -> ControlFlow<()> {
        let state = self.state;
        let candidates: DigitSet = state.candidates(self.stem);
        let mut proof = proof(state, &self.chosen, candidates);
        proof.facts.push(Fact::Cell(self.stem));
        let stem = candidates.iter().map(|digit| Candidate::new(self.stem, digit));
        proof.roles.extend(with_role(stem, CandidateRole::Common));
        proof.sets.insert(0, locked_set(CellSet::EMPTY.with(self.stem), candidates));
        let ends = self.chosen.iter().map(|petal| petal.digits).reduce(DigitSet::intersection);
        let ends = ends.unwrap_or_default().without(candidates);
        let seen = |digit: Digit| {
            let places = state.places(digit);
            self.chosen.iter().fold(places, |all, petal| all.intersection(petal.seen(digit)))
        };
        let out = ends.iter().flat_map(|digit| on_digit(seen(digit), digit)).collect();
        found(Step::eliminating(Technique::DeathBlossom, out, proof))
    }
}
