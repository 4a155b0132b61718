//! Bivalue universal grave: without one candidate, the rest would have two solutions.

use std::ops::ControlFlow;

use super::parts::with_role;
use super::search::{Found, StepSearch};
use super::{Candidate, CandidateRole, Fact, Proof, Step, Technique, deadly};

pub(super) fn find(search: &StepSearch<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
    let state = search.state;
    let mut large = state.empty_cells().iter().filter(|&cell| state.candidates(cell).len() > 2);
    let (Some(cell), None) = (large.next(), large.next()) else {
        return ControlFlow::Continue(());
    };
    let candidates = state.candidates(cell);
    if !search.options.uniqueness || candidates.len() != 3 {
        return ControlFlow::Continue(());
    }
    for digit in candidates.iter() {
        let extra = Candidate::new(cell, digit);
        if deadly::is_grave(state, &[extra]) {
            let rest = candidates.iter().filter(|&other| other != digit);
            let out = rest.map(|other| Candidate::new(cell, other)).collect();
            let proof = Proof {
                facts: vec![Fact::Grave(vec![extra])],
                roles: with_role(std::iter::once(extra), CandidateRole::Extra),
                ..Proof::default()
            };
            found(Step::eliminating(Technique::BivalueUniversalGrave, out, proof))?;
        }
    }
    ControlFlow::Continue(())
}
