//! Wings: short chains of cells with two or three candidates.

use std::ops::ControlFlow;

use super::parts::{house_fact, in_cells, on_digit, pattern, seeing_all};
use super::search::{Found, StepSearch};
use super::{Candidate, ChainLink, Fact, Proof, Step, Strength, Technique};
use crate::board::{Cell, CellSet, Digit, DigitSet};

pub(super) fn xy(search: &StepSearch<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
    pivot(search, Technique::XyWing, 2, found)
}

pub(super) fn xyz(search: &StepSearch<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
    pivot(search, Technique::XyzWing, 3, found)
}

/// Finds wings whose pivot has this number of candidates.
fn pivot(
    search: &StepSearch<'_>,
    technique: Technique,
    pivot_size: usize,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let state = search.state;
    let has_three = pivot_size == 3;
    let pairs: CellSet = search.bivalue_cells().iter().map(|&(cell, _)| cell).collect();
    let mut pincers = Vec::new();
    for pivot in state.empty_cells().iter() {
        let own = state.candidates(pivot);
        if own.len() != pivot_size {
            continue;
        }
        // Only one of the two candidates is not the end.
        let fits = |&(_, candidates): &(Cell, DigitSet)| {
            candidates.intersection(own).len() == pivot_size - 1
        };
        let seen = state.geometry().peers(pivot).intersection(pairs).iter();
        pincers.clear();
        pincers.extend(seen.map(|cell| (cell, state.candidates(cell))).filter(fits));
        for (nth, &(one, first)) in pincers.iter().enumerate() {
            for &(other, second) in &pincers[nth + 1..] {
                let common = first.intersection(second);
                let Some(end) = common.lowest().filter(|_| common.len() == 1) else {
                    continue;
                };
                let ends = if has_three {
                    first.union(second)
                } else {
                    first.union(second).without(common)
                };
                if ends != own {
                    continue;
                }
                let cells = CellSet::from_iter([pivot, one, other]);
                let seen_by = cells.intersection(state.places(end));
                let out = seeing_all(state, end, seen_by);
                if out.is_empty() {
                    continue;
                }
                let proof = Proof {
                    facts: [pivot, one, other].map(Fact::Cell).into(),
                    roles: pattern(in_cells(state, cells, own.union(common))),
                    ..Proof::default()
                };
                found(Step::eliminating(technique, on_digit(out, end).collect(), proof))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Finds two cells with the same two candidates, connected by a strong link of one of them.
pub(super) fn w(search: &StepSearch<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
    let state = search.state;
    let pairs = search.bivalue_cells();
    for (nth, &(one, digits)) in pairs.iter().enumerate() {
        for &(other, _) in pairs[nth + 1..].iter().filter(|(_, candidates)| *candidates == digits) {
            for end in digits.iter() {
                let out = seeing_all(state, end, [one, other].into_iter().collect());
                let inner = digits.without(DigitSet::from_iter([end])).lowest();
                if let Some(inner) = inner.filter(|_| !out.is_empty()) {
                    connected(search, [one, other], (inner, end), out, found)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

fn connected(
    search: &StepSearch<'_>,
    [one, other]: [Cell; 2],
    (inner, end): (Digit, Digit),
    out: CellSet,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let state = search.state;
    let [near, far] = [one, other].map(|cell| state.geometry().peers(cell));
    for link in search.strong_links(inner) {
        let [first, second] = link.ends;
        let first_pair = near.contains(first) && far.contains(second);
        let order = match first_pair {
            true => [first, second],
            false if near.contains(second) && far.contains(first) => [second, first],
            false => continue,
        };
        let node = |cell, digit| vec![Candidate::new(cell, digit)];
        let nodes = [
            node(one, end),
            node(one, inner),
            node(order[0], inner),
            node(order[1], inner),
            node(other, inner),
            node(other, end),
        ];
        let links = nodes.windows(2).enumerate().map(|(nth, pair)| ChainLink {
            from: pair[0].clone(),
            to: pair[1].clone(),
            strength: if nth % 2 == 0 { Strength::Strong } else { Strength::Weak },
        });
        let proof = Proof {
            facts: vec![Fact::Cell(one), Fact::Cell(other), house_fact(state, link.house, inner)],
            roles: pattern(nodes.iter().flatten().copied()),
            links: links.collect(),
            ..Proof::default()
        };
        found(Step::eliminating(Technique::WWing, on_digit(out, end).collect(), proof))?;
    }
    ControlFlow::Continue(())
}
