//! Whether the total of a cage or the order of a thermometer excludes a candidate.

use std::collections::HashSet;

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
                !can_fill(domains, cage.total())
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
fn can_fill(mut domains: Vec<DigitSet>, total: Option<u16>) -> bool {
    domains.sort_unstable_by_key(|domain| domain.len());
    // By number of sets left out: all digits of the others.
    let mut rest = vec![DigitSet::EMPTY];
    for (nth, &domain) in domains.iter().rev().enumerate() {
        rest.push(rest[nth].union(domain));
    }
    rest.reverse();
    Filling { domains: &domains, rest: &rest, failed: HashSet::new() }.fits(DigitSet::EMPTY, total)
}

/// A search for different digits, one of each set.
struct Filling<'a> {
    domains: &'a [DigitSet],
    /// By number of sets with a digit: all digits of the other sets.
    rest: &'a [DigitSet],
    /// The digits of the first sets with which the other sets cannot be filled. As many sets
    /// have a digit as there are digits, and these have the same total in any order.
    failed: HashSet<DigitSet>,
}

impl Filling<'_> {
    /// Returns whether the sets after the first ones, which have these digits, can be filled
    /// such that they have the rest of the total.
    fn fits(&mut self, used: DigitSet, left: Option<u16>) -> bool {
        let Some(&domain) = self.domains.get(used.len()) else {
            return left.is_none_or(|left| left == 0);
        };
        let missing = self.domains.len() - used.len();
        let free = self.rest[used.len()].without(used);
        if !has_total(free, missing, left) || self.failed.contains(&used) {
            return false;
        }
        let can_be = domain.without(used).iter().any(|digit| {
            let left = match left {
                None => None,
                Some(left) => match left.checked_sub(u16::from(digit.value())) {
                    None => return false,
                    some @ Some(_) => some,
                },
            };
            self.fits(used.union(DigitSet::from_iter([digit])), left)
        });
        if !can_be {
            self.failed.insert(used);
        }
        can_be
    }
}

/// Returns whether there are as many digits as are missing, and whether the total is between
/// that of the least and that of the greatest of them.
fn has_total(digits: DigitSet, missing: usize, total: Option<u16>) -> bool {
    let sum = |digits: &[u16]| digits.iter().sum::<u16>();
    let digits: Vec<u16> = digits.iter().map(|digit| u16::from(digit.value())).collect();
    digits.len() >= missing
        && total.is_none_or(|total| {
            (sum(&digits[..missing])..=sum(&digits[digits.len() - missing..])).contains(&total)
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

#[cfg(test)]
mod tests {
    use super::can_fill;
    use crate::board::DigitSet;

    #[test]
    fn a_large_cage_without_a_filling_is_searched_once_per_set_of_digits() {
        // All digits in all cells: every total between the least and the greatest is possible.
        for count in 10..=16 {
            let domains = vec![DigitSet::first(16); count];
            let least = (1..=count).sum::<usize>() as u16;
            let greatest = (17 - count..=16).sum::<usize>() as u16;
            assert!(!can_fill(domains.clone(), Some(least - 1)));
            assert!(!can_fill(domains.clone(), Some(greatest + 1)));
            for total in [least, u16::midpoint(least, greatest), greatest] {
                assert!(can_fill(domains.clone(), Some(total)), "{count} {total}");
            }
            assert!(can_fill(domains, None));
        }
        // Even digits never have an odd total, which no bound shows.
        let even = DigitSet::from_bits(0b1010_1010_1010_1010);
        for count in 2..=7 {
            assert!(!can_fill(vec![even; count], Some(41)), "{count}");
        }
        // Seven cells of even digits and seven of odd ones have an odd total.
        let odd = DigitSet::from_bits(0b0101_0101_0101_0101);
        let domains = [vec![even; 7], vec![odd; 7]].concat();
        assert!(!can_fill(domains.clone(), Some(120)));
        assert!(can_fill(domains, Some(119)));
    }
}
