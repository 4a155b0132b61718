//! Rectangles that would give a second solution if they had nothing but two digits.

use std::ops::ControlFlow;

use super::parts::{in_cells, pattern, with_role};
use super::search::Found;
use super::{Candidate, CandidateRole, Fact, LogicState, Proof, Step, Technique, deadly};
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

/// Reports a step about a rectangle, if it concludes something and the rectangle is one.
pub(super) fn report(
    state: &LogicState,
    technique: Technique,
    out: Vec<Candidate>,
    proof: Proof,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let is_valid = proof.facts.iter().all(|fact| match fact {
        &Fact::Rectangle { cells, digits } => deadly::rectangle(state, cells, digits).is_some(),
        Fact::Cell(_) | Fact::House(..) | Fact::Grave(_) | Fact::Cage(_) | Fact::Thermometer(_) => {
            true
        }
    });
    if out.is_empty() || !is_valid {
        return ControlFlow::Continue(());
    }
    found(Step::eliminating(technique, out, proof))
}
