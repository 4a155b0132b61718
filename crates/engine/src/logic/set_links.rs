//! Which almost locked sets are linked, and what steps from linked sets have in common.

use super::almost_locked::AlmostLockedSet;
use super::bit_sets::{BitSets, members};
use super::parts::{in_cells, locked_set, on_digit, with_role};
use super::{Candidate, CandidateRole, Fact, LogicState, Proof};
use crate::board::{Cell, CellSet, Digit, DigitSet};

/// Which sets have which restricted common digits.
#[derive(Debug)]
pub(super) struct SetLinks {
    overlapping: bool,
    /// By set: the sets linked to it, in ascending order, and the digits.
    links: Vec<Vec<(usize, DigitSet)>>,
}

impl SetLinks {
    pub(super) fn new(state: &LogicState, sets: &[AlmostLockedSet], overlapping: bool) -> Self {
        let mut links = Self { overlapping, links: Vec::with_capacity(sets.len()) };
        let cells = state.shape().cell_count();
        let key = |digit: Digit, cell: Cell| digit.index() * cells + cell.index();
        // By digit and cell: the sets whose holders all see the cell.
        let mut seeing = BitSets::new(state.shape().size() * cells, sets.len());
        for (index, set) in sets.iter().enumerate() {
            for digit in set.digits.iter() {
                for cell in set.seen(digit).iter() {
                    seeing.insert(key(digit, cell), index);
                }
            }
        }
        let mut others = vec![0; seeing.width()];
        for set in sets {
            others.fill(0);
            for digit in set.digits.iter() {
                let mut holders = set.holders(digit).iter();
                let Some(first) = holders.next() else {
                    continue;
                };
                // Nearly all digits have few holders.
                let second = holders.next().unwrap_or(first);
                let sees_first = seeing.of(key(digit, first)).iter();
                let sees_both = sees_first.zip(seeing.of(key(digit, second)));
                for (others, (first, second)) in others.iter_mut().zip(sees_both) {
                    *others |= first & second;
                }
            }
            let others = members(others.iter().copied()).filter_map(|other| {
                let restricted = set.restricted_common(&sets[other]);
                let fits = !restricted.is_empty() && links.may_combine(set, &sets[other]);
                fits.then_some((other, restricted))
            });
            links.links.push(others.collect());
        }
        links
    }

    /// Returns whether two sets may be part of one step.
    pub(super) fn may_combine(&self, one: &AlmostLockedSet, other: &AlmostLockedSet) -> bool {
        if self.overlapping {
            !one.cells.is_subset(other.cells) && !other.cells.is_subset(one.cells)
        } else {
            !one.cells.intersects(other.cells)
        }
    }

    /// Returns the sets linked to a set, in ascending order, and the digits.
    pub(super) fn of(&self, set: usize) -> &[(usize, DigitSet)] {
        &self.links[set]
    }
}

/// Returns the candidates that see all holders of their digit in both sets.
pub(super) fn seen_by_both(
    one: &AlmostLockedSet,
    other: &AlmostLockedSet,
    digits: DigitSet,
) -> Vec<Candidate> {
    let seen = |digit: Digit| one.seen(digit).intersection(other.seen(digit));
    digits.iter().flat_map(|digit| on_digit(seen(digit), digit)).collect()
}

/// Returns the proof from sets that are linked by these digits.
pub(super) fn proof(state: &LogicState, sets: &[&AlmostLockedSet], links: DigitSet) -> Proof {
    let cells = sets.iter().fold(CellSet::EMPTY, |all, set| all.union(set.cells));
    let digits = sets.iter().fold(DigitSet::EMPTY, |all, set| all.union(set.digits));
    let mut roles =
        with_role(in_cells(state, cells, digits.without(links)), CandidateRole::Pattern);
    roles.extend(with_role(in_cells(state, cells, links), CandidateRole::Common));
    Proof {
        facts: cells.iter().map(Fact::Cell).collect(),
        roles,
        sets: sets.iter().map(|set| locked_set(set.cells, set.digits)).collect(),
        ..Proof::default()
    }
}
