//! Chains of almost locked sets.

use std::collections::VecDeque;
use std::ops::ControlFlow;

use super::almost_locked::AlmostLockedSet;
use super::search::Found;
use super::set_links::{SetLinks, proof, seen_by_both};
use super::{LogicState, Step, Technique};
use crate::board::{Digit, DigitSet};

/// The greatest number of sets of a chain.
const MAX_SETS: usize = 8;

/// A set on a chain, and the digit that it lacks because the set before has it.
#[derive(Clone, Copy, Debug)]
struct Stop {
    set: usize,
    lacks: Digit,
    /// The stop before, by its number.
    before: Option<usize>,
    length: usize,
}

/// Finds chains of at least four sets, the shortest of each start and digit first.
pub(super) fn find(
    state: &LogicState,
    sets: &[AlmostLockedSet],
    links: &SetLinks,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    for start in 0..sets.len() {
        for end_digit in sets[start].digits.iter() {
            if !sets[start].seen(end_digit).is_empty() {
                from(state, sets, links, (start, end_digit), found)?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn from(
    state: &LogicState,
    sets: &[AlmostLockedSet],
    links: &SetLinks,
    (start, end_digit): (usize, Digit),
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let mut seen = vec![DigitSet::EMPTY; sets.len()];
    let mut stops = vec![Stop { set: start, lacks: end_digit, before: None, length: 1 }];
    let mut queue = VecDeque::from([0]);
    while let Some(index) = queue.pop_front() {
        let stop = stops[index];
        let set = &sets[stop.set];
        if stop.length >= 4 && stop.lacks != end_digit && set.digits.contains(end_digit) {
            let out = sets[start].seen(end_digit).intersection(set.seen(end_digit));
            if !out.is_empty() {
                let (chain, first, digits) = path(&stops, index);
                let used = DigitSet::from_iter([first, stop.lacks]);
                let ends = sets[start].digits.intersection(set.digits).without(used);
                let chain: Vec<&AlmostLockedSet> = chain.into_iter().map(|it| &sets[it]).collect();
                let proof = proof(state, &chain, digits);
                let out = seen_by_both(&sets[start], set, ends);
                found(Step::eliminating(Technique::AlsXyChain, out, proof))?;
            }
        }
        if stop.length == MAX_SETS {
            continue;
        }
        for &(next, restricted) in links.of(stop.set) {
            for digit in restricted.iter().filter(|&digit| digit != stop.lacks) {
                if seen[next].contains(digit) || next == start {
                    continue;
                }
                seen[next].insert(digit);
                let length = stop.length + 1;
                stops.push(Stop { set: next, lacks: digit, before: Some(index), length });
                queue.push_back(stops.len() - 1);
            }
        }
    }
    ControlFlow::Continue(())
}

/// Returns the sets up to a stop, in order, the first digit by which they are linked, and all of
/// these.
fn path(stops: &[Stop], last: usize) -> (Vec<usize>, Digit, DigitSet) {
    let (mut sets, mut digits) = (Vec::new(), DigitSet::EMPTY);
    let mut first = stops[last].lacks;
    let mut at = Some(last);
    while let Some(index) = at {
        let stop = stops[index];
        sets.push(stop.set);
        if stop.before.is_some() {
            digits.insert(stop.lacks);
            first = stop.lacks;
        }
        at = stop.before;
    }
    sets.reverse();
    (sets, first, digits)
}
