//! Whether the total of a cage or the order of a thermometer excludes a candidate.

use super::{Candidate, Fact, LogicState};
use crate::board::{Cell, Digit, DigitSet};

/// Returns whether a cage or a thermometer among the facts cannot be filled if the candidate is
/// true.
pub(super) fn exclude(facts: &[Fact], state: &LogicState, candidate: Candidate) -> bool {
    let domain = |cell: Cell| match state.digits().get(cell) {
        Some(digit) => DigitSet::from_iter([digit]),
        None if cell == candidate.cell => DigitSet::from_iter([candidate.digit]),
        None if state.geometry().peers(candidate.cell).contains(cell) => {
            state.candidates(cell).without(DigitSet::from_iter([candidate.digit]))
        }
        None => state.candidates(cell),
    };
    facts.iter().any(|fact| match fact {
        &Fact::Cage(nth) => match state.geometry().rules().cages().get(nth) {
            Some(cage) => {
                let domains: Vec<DigitSet> = cage.cells().iter().map(|&it| domain(it)).collect();
                !can_fill(&domains, DigitSet::EMPTY, cage.total())
            }
            None => false,
        },
        &Fact::Thermometer(nth) => match state.geometry().rules().thermometers().get(nth) {
            Some(it) => !can_increase(it.cells().iter().map(|&cell| domain(cell))),
            None => false,
        },
        Fact::Cell(_) | Fact::House(..) | Fact::Rectangle { .. } | Fact::Grave(_) => false,
    })
}

/// Returns whether different digits, one of each set, have the total.
fn can_fill(domains: &[DigitSet], used: DigitSet, total: Option<u16>) -> bool {
    let Some((&first, rest)) = domains.split_first() else {
        return total.is_none_or(|total| total == 0);
    };
    first.without(used).iter().any(|digit| {
        let left = total.map(|total| total.checked_sub(u16::from(digit.value())));
        match left {
            None => can_fill(rest, used.union(DigitSet::from_iter([digit])), None),
            Some(None) => false,
            Some(left) => can_fill(rest, used.union(DigitSet::from_iter([digit])), left),
        }
    })
}

/// Returns whether digits, one of each set, can increase.
fn can_increase(domains: impl Iterator<Item = DigitSet>) -> bool {
    let mut last: Option<Digit> = None;
    for domain in domains {
        match domain.iter().find(|&digit| last.is_none_or(|last| digit > last)) {
            Some(next) => last = Some(next),
            None => return false,
        }
    }
    true
}
