//! Steps from almost locked sets that are linked by restricted common candidates.

use std::ops::ControlFlow;

use super::almost_locked::AlmostLockedSet;
use super::parts::on_digit;
use super::search::{Found, StepSearch};
use super::set_links::{SetLinks, proof, seen_by_both};
use super::{LogicState, Step, Technique};
use crate::board::DigitSet;

/// How the sets of a step are linked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SetForm {
    /// Two sets.
    Pair,
    /// A set with two others.
    Wing,
    /// Four sets or more, in order.
    Chain,
}

pub(super) fn find(
    search: &StepSearch<'_>,
    form: SetForm,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let (sets, links) = search.sets();
    match form {
        SetForm::Pair => pairs(search.state, sets, links, found),
        SetForm::Wing => wings(search.state, sets, links, found),
        SetForm::Chain => super::set_chains::find(search.state, sets, links, found),
    }
}

fn pairs(
    state: &LogicState,
    sets: &[AlmostLockedSet],
    links: &SetLinks,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    for (index, one) in sets.iter().enumerate() {
        for &(second, restricted) in links.of(index).iter().filter(|&&(it, _)| it > index) {
            let other = &sets[second];
            let common = one.digits.intersection(other.digits);
            let mut out = Vec::new();
            match restricted.len() {
                1 => out = seen_by_both(one, other, common.without(restricted)),
                // Each set lacks one of the two, so each has all its other digits.
                2 => {
                    out = seen_by_both(one, other, common);
                    for set in [one, other] {
                        let rest = set.digits.without(restricted);
                        out.extend(rest.iter().flat_map(|it| on_digit(set.seen(it), it)));
                    }
                }
                _ => {}
            }
            if !out.is_empty() {
                let proof = proof(state, &[one, other], restricted);
                found(Step::eliminating(Technique::AlsXz, out, proof))?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn wings(
    state: &LogicState,
    sets: &[AlmostLockedSet],
    links: &SetLinks,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    for (pivot, middle) in sets.iter().enumerate() {
        let around = links.of(pivot);
        for (nth, &(first, first_common)) in around.iter().enumerate() {
            for &(second, second_common) in &around[nth + 1..] {
                let (one, other) = (&sets[first], &sets[second]);
                let common = one.digits.intersection(other.digits);
                if common.is_empty() || !links.may_combine(&sets[first], &sets[second]) {
                    continue;
                }
                for x in first_common.iter() {
                    for y in second_common.iter().filter(|&y| y != x) {
                        let used = DigitSet::from_iter([x, y]);
                        let out = seen_by_both(one, other, common.without(used));
                        if !out.is_empty() {
                            let proof = proof(state, &[one, middle, other], used);
                            found(Step::eliminating(Technique::AlsXyWing, out, proof))?;
                        }
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}
