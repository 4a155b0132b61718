//! Chains of almost locked sets.

use std::ops::ControlFlow;

use super::almost_locked::AlmostLockedSet;
use super::search::Found;
use super::set_links::{SetLinks, proof, seen_by_both};
use super::{LogicState, Step, Technique};
use crate::board::{Digit, DigitSet};

/// The greatest number of sets of a chain.
const MAX_SETS: u8 = 8;

/// A set on a chain, and the digit that it lacks because the set before has it.
#[derive(Clone, Copy, Debug)]
struct Stop {
    set: u32,
    /// The stop before, by its number. The first stop has its own.
    before: u32,
    lacks: Digit,
    length: u8,
}

/// Finds chains of at least four sets, the shortest of each start and digit first.
pub(super) fn find(
    state: &LogicState,
    sets: &[AlmostLockedSet],
    links: &SetLinks,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let mut walk = Walk { stops: Vec::new(), seen: vec![DigitSet::EMPTY; sets.len()] };
    for start in 0..sets.len() {
        for end_digit in sets[start].digits.iter() {
            if !sets[start].seen(end_digit).is_empty() {
                walk.from(state, (sets, links), (start, end_digit), found)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// A walk along chains from one set.
struct Walk {
    /// In the order in which they are reached.
    stops: Vec<Stop>,
    /// By set: the digits that it lacks at one of the stops.
    seen: Vec<DigitSet>,
}

impl Walk {
    fn from(
        &mut self,
        state: &LogicState,
        (sets, links): (&[AlmostLockedSet], &SetLinks),
        (start, end_digit): (usize, Digit),
        found: &mut Found<'_>,
    ) -> ControlFlow<()> {
        self.seen.fill(DigitSet::EMPTY);
        self.seen[start] = state.shape().all_digits();
        self.stops.clear();
        self.stops.push(Stop { set: start as u32, before: 0, lacks: end_digit, length: 1 });
        let end_seen = sets[start].seen(end_digit);
        let mut next = 0;
        while let Some(&stop) = self.stops.get(next) {
            let set = &sets[stop.set as usize];
            if stop.length >= 4
                && stop.lacks != end_digit
                && end_seen.intersects(set.seen(end_digit))
            {
                let (chain, first, digits) = path(&self.stops, next);
                let used = DigitSet::from_iter([first, stop.lacks]);
                let ends = sets[start].digits.intersection(set.digits).without(used);
                let chain: Vec<&AlmostLockedSet> = chain.into_iter().map(|it| &sets[it]).collect();
                let proof = proof(state, &chain, digits);
                let out = seen_by_both(&sets[start], set, ends);
                found(Step::eliminating(Technique::AlsXyChain, out, proof))?;
            }
            if stop.length < MAX_SETS {
                self.extend(links, next as u32);
            }
            next += 1;
        }
        ControlFlow::Continue(())
    }

    /// Adds the stops after a stop.
    fn extend(&mut self, links: &SetLinks, index: u32) {
        let stop = self.stops[index as usize];
        let (lacks, length) = (DigitSet::from_iter([stop.lacks]), stop.length + 1);
        for &(set, restricted) in links.of(stop.set as usize) {
            let new = restricted.without(lacks).without(self.seen[set]);
            for lacks in new.iter() {
                self.seen[set].insert(lacks);
                self.stops.push(Stop { set: set as u32, before: index, lacks, length });
            }
        }
    }
}

/// Returns the sets up to a stop, in order, the first digit by which they are linked, and all of
/// these.
fn path(stops: &[Stop], last: usize) -> (Vec<usize>, Digit, DigitSet) {
    let (mut sets, mut digits) = (Vec::new(), DigitSet::EMPTY);
    let (mut first, mut index) = (stops[last].lacks, last);
    while index > 0 {
        let stop = stops[index];
        sets.push(stop.set as usize);
        digits.insert(stop.lacks);
        first = stop.lacks;
        index = stop.before as usize;
    }
    sets.push(stops[0].set as usize);
    sets.reverse();
    (sets, first, digits)
}
