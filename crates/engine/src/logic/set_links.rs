//! Which almost locked sets are linked, and what steps from linked sets have in common.

use super::almost_locked::AlmostLockedSet;
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
        let mut links = Self { overlapping, links: vec![Vec::new(); sets.len()] };
        // By digit and cell: the sets whose holders all see the cell.
        let mut seeing = vec![Vec::new(); state.shape().size() * state.shape().cell_count()];
        let key =
            |digit: Digit, cell: Cell| digit.index() * state.shape().cell_count() + cell.index();
        for (index, set) in sets.iter().enumerate() {
            for digit in set.digits.iter() {
                for cell in set.seen(digit).iter() {
                    seeing[key(digit, cell)].push(index);
                }
            }
        }
        // By set: the last set that it was compared with.
        let mut compared = vec![usize::MAX; sets.len()];
        for (index, set) in sets.iter().enumerate() {
            compared[index] = index;
            for digit in set.digits.iter() {
                if let Some(holder) = set.holders(digit).first() {
                    for &other in &seeing[key(digit, holder)] {
                        if std::mem::replace(&mut compared[other], index) == index
                            || !links.may_combine(set, &sets[other])
                        {
                            continue;
                        }
                        let restricted = set.restricted_common(&sets[other]);
                        if !restricted.is_empty() {
                            links.links[index].push((other, restricted));
                        }
                    }
                }
            }
            links.links[index].sort_unstable_by_key(|&(other, _)| other);
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
