//! Steps from rectangles that would give a second solution.

use std::ops::ControlFlow;

use super::search::Found;
use super::{Candidate, Fact, LogicState, Proof, Step, Technique, deadly};

/// Reports a step about a rectangle, if it concludes something and the rectangle is one.
pub(super) fn report(
    state: &LogicState,
    technique: Technique,
    out: Vec<Candidate>,
    proof: Proof,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let is_valid = proof.facts.iter().all(|fact| match fact {
        &Fact::Rectangle { cells, digits } => deadly::rectangle(state, cells, digits).is_some(),
        Fact::Cell(_) | Fact::House(..) | Fact::Grave(_) | Fact::Cage(_) | Fact::Thermometer(_) => {
            true
        }
    });
    if out.is_empty() || !is_valid {
        return ControlFlow::Continue(());
    }
    found(Step::eliminating(technique, out, proof))
}
