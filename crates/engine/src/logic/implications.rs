//! What follows from the assumption that a candidate is true.

use super::geometry::{HouseIndex, house_indices};
use super::parts::{house_fact, on_digit};
use super::{Candidate, CandidateRole, ChainLink, Fact, LogicState, Proof, Strength};
use crate::board::{Cell, CellSet, Digit, DigitSet};

/// Which facts may force a candidate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Forcing {
    /// Those with two candidates from the start, so that each implication has one premise.
    Chains,
    /// Those with one candidate left after what has been concluded.
    Nets,
}

/// A cell or a place of a digit in a house, as a fact by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Clause {
    Cell(Cell),
    House(HouseIndex, Digit),
}

impl Clause {
    pub(super) fn fact(self, state: &LogicState) -> Fact {
        match self {
            Self::Cell(cell) => Fact::Cell(cell),
            Self::House(house, digit) => house_fact(state, house, digit),
        }
    }

    pub(super) fn candidates(self, state: &LogicState) -> Vec<Candidate> {
        match self {
            Self::Cell(cell) => {
                state.candidates(cell).iter().map(|digit| Candidate::new(cell, digit)).collect()
            }
            Self::House(house, digit) => {
                let cells = state.geometry().houses()[house].cells;
                on_digit(cells.intersection(state.places(digit)), digit).collect()
            }
        }
    }
}

/// Everything that follows from an assumption.
#[derive(Debug)]
pub(super) struct Implications<'a> {
    state: &'a LogicState,
    forcing: Forcing,
    assumed: Candidate,
    /// By digit: the places that are left.
    places: Vec<CellSet>,
    /// By cell: the candidates that are left.
    candidates: Vec<DigitSet>,
    /// The candidates that are true, in the order in which they follow, and why.
    on: Vec<(Candidate, Option<Clause>)>,
    /// By cell and digit: the true candidate that excludes it, by its number in `on`.
    excluded_by: Vec<Option<usize>>,
    /// What has no candidate left.
    pub(super) contradiction: Option<Clause>,
}

impl<'a> Implications<'a> {
    pub(super) fn new(state: &'a LogicState, forcing: Forcing, assumed: Candidate) -> Self {
        let shape = state.shape();
        let mut it = Self {
            state,
            forcing,
            assumed,
            places: shape.digits().map(|digit| state.places(digit)).collect(),
            candidates: shape.cells().map(|cell| state.candidates(cell)).collect(),
            on: vec![(assumed, None)],
            excluded_by: vec![None; shape.cell_count() * shape.size()],
            contradiction: None,
        };
        let mut next = 0;
        while next < it.on.len() && it.contradiction.is_none() {
            it.exclude_linked(next);
            next += 1;
        }
        it
    }

    fn key(&self, Candidate { cell, digit }: Candidate) -> usize {
        cell.index() * self.state.shape().size() + digit.index()
    }

    /// Returns the candidates that the assumption excludes, by digit.
    pub(super) fn excluded(&self, digit: Digit) -> CellSet {
        self.state.places(digit).difference(self.places[digit.index()])
    }

    /// Excludes what cannot be true together with a true candidate, until a contradiction.
    fn exclude_linked(&mut self, index: usize) {
        let Candidate { cell, digit } = self.on[index].0;
        let same_cell = self.candidates[cell.index()].without(DigitSet::from_iter([digit]));
        let seen = self.places[digit.index()].intersection(self.state.geometry().peers(cell));
        let same_cell = same_cell.iter().map(|digit| Candidate::new(cell, digit));
        for candidate in same_cell.chain(on_digit(seen, digit)) {
            let key = self.key(candidate);
            self.excluded_by[key] = Some(index);
            self.candidates[candidate.cell.index()].remove(candidate.digit);
            self.places[candidate.digit.index()].remove(candidate.cell);
            self.check(Clause::Cell(candidate.cell));
            for house in house_indices(self.state.geometry().houses_of(candidate.cell)) {
                self.check(Clause::House(house, candidate.digit));
            }
            if self.contradiction.is_some() {
                return;
            }
        }
    }

    /// Looks at how many candidates a clause has left: none is a contradiction, and one is true.
    fn check(&mut self, clause: Clause) {
        let (left, only) = match clause {
            Clause::Cell(cell) => {
                let left = self.candidates[cell.index()];
                (left.len(), left.lowest().map(|digit| Candidate::new(cell, digit)))
            }
            Clause::House(house, digit) => {
                let cells = self.state.geometry().houses()[house].cells;
                let left = self.places[digit.index()].intersection(cells);
                (left.len(), left.first().map(|cell| Candidate::new(cell, digit)))
            }
        };
        match (left, only) {
            (0, _) => self.contradiction = self.contradiction.or(Some(clause)),
            (1, Some(only)) => {
                let may_force = match self.forcing {
                    Forcing::Nets => true,
                    Forcing::Chains => clause.candidates(self.state).len() == 2,
                };
                if may_force && !self.on.iter().any(|&(on, _)| on == only) {
                    self.on.push((only, Some(clause)));
                }
            }
            _ => {}
        }
    }

    /// Adds the implications that exclude these candidates to a proof.
    pub(super) fn explain(&self, excluded: &[Candidate], proof: &mut Proof) {
        let mut used = vec![false; self.on.len()];
        for &candidate in excluded {
            if let Some(index) = self.excluded_by[self.key(candidate)] {
                used[index] = true;
            }
        }
        // Reasons come before what follows from them.
        for index in (0..self.on.len()).rev().filter(|&index| index > 0) {
            let (on, Some(clause)) = self.on[index] else {
                continue;
            };
            if used[index] {
                for other in clause.candidates(self.state).into_iter().filter(|&it| it != on) {
                    if let Some(reason) = self.excluded_by[self.key(other)] {
                        used[reason] = true;
                    }
                }
            }
        }
        proof.roles.push((self.assumed, CandidateRole::ColorA));
        for (index, &(on, clause)) in self.on.iter().enumerate() {
            if let Some(clause) = clause.filter(|_| used[index]) {
                proof.facts.push(clause.fact(self.state));
                let others: Vec<Candidate> =
                    clause.candidates(self.state).into_iter().filter(|&it| it != on).collect();
                self.link_to(&others, proof);
                let link = ChainLink { from: others, to: vec![on], strength: Strength::Strong };
                proof.links.push(link);
                proof.roles.push((on, CandidateRole::ColorA));
            }
        }
        self.link_to(excluded, proof);
    }

    /// Adds the weak links to candidates that are excluded.
    fn link_to(&self, excluded: &[Candidate], proof: &mut Proof) {
        for &candidate in excluded {
            if let Some(index) = self.excluded_by[self.key(candidate)] {
                let (from, to) = (vec![self.on[index].0], vec![candidate]);
                proof.links.push(ChainLink { from, to, strength: Strength::Weak });
                proof.roles.push((candidate, CandidateRole::ColorB));
            }
        }
    }
}
