//! Forcing chains and nets: assumptions that lead to a contradiction, or all to the same.

use std::ops::ControlFlow;

use super::implications::{Clause, Forcing, Implications};
use super::parts::on_digit;
use super::search::{Found, StepSearch};
use super::{Candidate, LogicState, Proof, Step, Technique};
use crate::board::CellSet;

/// Finds assumptions with a contradiction, then clauses all of whose candidates exclude the
/// same, each time those with the fewest facts first.
pub(super) fn find(
    search: &StepSearch<'_>,
    technique: Technique,
    forcing: Forcing,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let state = search.state;
    let all: Vec<Implications<'_>> =
        state.all_candidates().map(|it| Implications::new(state, forcing, it)).collect();
    let assumed: Vec<Candidate> = state.all_candidates().collect();
    let mut steps: Vec<Step> = assumed
        .iter()
        .zip(&all)
        .filter_map(|(&candidate, implications)| {
            let clause = implications.contradiction?;
            let mut proof = Proof { facts: vec![clause.fact(state)], ..Proof::default() };
            implications.explain(&clause.candidates(state), &mut proof);
            Some(Step::eliminating(technique, vec![candidate], proof))
        })
        .collect();
    pass_on(&mut steps, found)?;
    for clause in clauses(state) {
        let candidates = clause.candidates(state);
        let branches: Vec<&Implications<'_>> = candidates
            .iter()
            .filter_map(|candidate| all.get(assumed.binary_search(candidate).ok()?))
            .collect();
        for digit in state.shape().digits() {
            let excluded = branches.iter().map(|branch| branch.excluded(digit));
            let out = excluded.reduce(CellSet::intersection).unwrap_or_default();
            if out.is_empty() {
                continue;
            }
            for candidate in on_digit(out, digit).filter(|it| !candidates.contains(it)) {
                let mut proof = Proof { facts: vec![clause.fact(state)], ..Proof::default() };
                for branch in &branches {
                    branch.explain(&[candidate], &mut proof);
                }
                steps.push(Step::eliminating(technique, vec![candidate], proof));
            }
        }
    }
    pass_on(&mut steps, found)
}

fn pass_on(steps: &mut Vec<Step>, found: &mut Found<'_>) -> ControlFlow<()> {
    steps.sort_by_key(|step| step.proof.facts.len());
    for mut step in steps.drain(..) {
        remove_repetitions(&mut step.proof);
        found(step)?;
    }
    ControlFlow::Continue(())
}

fn remove_repetitions(proof: &mut Proof) {
    let mut facts = Vec::new();
    for fact in proof.facts.drain(..) {
        if !facts.contains(&fact) {
            facts.push(fact);
        }
    }
    proof.facts = facts;
    proof.roles.sort_unstable();
    proof.roles.dedup();
}

/// Returns the cells and the digits of houses with three candidates or more. Two would be the
/// ends of a chain.
fn clauses(state: &LogicState) -> Vec<Clause> {
    let cells = state.empty_cells().iter().map(Clause::Cell);
    let houses = (0..state.geometry().houses().len())
        .flat_map(|house| state.shape().digits().map(move |digit| Clause::House(house, digit)));
    cells.chain(houses).filter(|clause| clause.candidates(state).len() > 2).collect()
}
