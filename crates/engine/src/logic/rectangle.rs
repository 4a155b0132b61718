//! Rectangles that would give a second solution if they had nothing but two digits.

use super::parts::{digits_of, in_cells, pattern, with_role};
use super::{CandidateRole, Fact, LogicState, Proof};
use crate::board::{Cell, CellSet, DigitSet};

/// A rectangle of empty cells with two of their candidates.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rectangle {
    /// In order around the rectangle.
    pub(super) corners: [Cell; 4],
    pub(super) digits: DigitSet,
    /// The corners with other candidates, and these.
    pub(super) roof: CellSet,
    pub(super) extras: DigitSet,
}

impl Rectangle {
    pub(super) fn cells(&self) -> CellSet {
        self.corners.into_iter().collect()
    }

    pub(super) fn fact(&self) -> Fact {
        Fact::Rectangle { cells: self.corners, digits: self.digits }
    }

    /// Returns whether two corners are opposite to one another.
    pub(super) fn is_diagonal(&self) -> bool {
        let [one, two, three, four] = self.corners;
        [CellSet::from_iter([one, three]), CellSet::from_iter([two, four])].contains(&self.roof)
    }

    pub(super) fn proof(&self, state: &LogicState, facts: Vec<Fact>) -> Proof {
        let mut roles = pattern(in_cells(state, self.cells(), self.digits));
        roles.extend(with_role(in_cells(state, self.roof, self.extras), CandidateRole::Extra));
        let facts = std::iter::once(self.fact()).chain(facts).collect();
        Proof { facts, roles, ..Proof::default() }
    }
}

/// Returns the rectangles of empty cells, with each two digits that they may have. If `incomplete`,
/// corners may lack one of the two.
pub(super) fn rectangles(state: &LogicState, incomplete: bool) -> Vec<Rectangle> {
    let mut all = Vec::new();
    for &corners in state.rectangles() {
        let candidates = corners.map(|cell| state.candidates(cell));
        let common = candidates.into_iter().reduce(DigitSet::intersection).unwrap_or_default();
        let is_complete = common.len() >= 2;
        let are_empty = || candidates.iter().all(|it| !it.is_empty());
        // Every test needs a corner without other candidates.
        let has_floor = || candidates.iter().any(|it| it.len() <= 2);
        let may_be = is_complete || incomplete && are_empty();
        if !may_be || !has_floor() {
            continue;
        }
        let cells: CellSet = corners.into_iter().collect();
        for digits in pairs(candidates, incomplete) {
            let has_extra = |cell: &Cell| !state.candidates(*cell).without(digits).is_empty();
            let roof: CellSet = cells.iter().filter(has_extra).collect();
            let extras = digits_of(state, roof).without(digits);
            all.push(Rectangle { corners, digits, roof, extras });
        }
    }
    all
}

/// Returns the pairs of digits that the corners may form a rectangle of.
fn pairs(candidates: [DigitSet; 4], incomplete: bool) -> Vec<DigitSet> {
    let common = candidates.into_iter().reduce(DigitSet::intersection).unwrap_or_default();
    let any = candidates.into_iter().reduce(DigitSet::union).unwrap_or_default();
    let pool = if incomplete { any } else { common };
    let mut pairs = Vec::new();
    for one in pool.iter() {
        for other in pool.iter().filter(|&other| other > one) {
            let pair = DigitSet::from_iter([one, other]);
            let fits = candidates.iter().all(|it| !it.intersection(pair).is_empty());
            if !incomplete || fits {
                pairs.push(pair);
            }
        }
    }
    pairs
}
