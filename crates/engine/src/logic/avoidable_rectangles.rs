//! Avoidable rectangles: exchanging two placed digits would give a second solution.

use std::ops::ControlFlow;

use super::parts::{in_cells, on_digit, pattern, seeing_all, with_role};
use super::rectangle::report;
use super::search::{Found, StepSearch};
use super::{Candidate, CandidateRole, Fact, LogicState, Proof, Technique, deadly};
use crate::board::{Cell, CellSet, Digit, DigitSet};

/// Finds rectangles with two or three placed corners.
pub(super) fn find(
    search: &StepSearch<'_>,
    technique: Technique,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let state = search.state;
    if !search.options.uniqueness {
        return ControlFlow::Continue(());
    }
    for &corners in state.geometry().rectangles() {
        for turn in 0..4 {
            let [one, two, three, four]: [Cell; 4] =
                std::array::from_fn(|nth| corners[(turn + nth) % 4]);
            let placed = [one, two, three, four].map(|cell| state.digits().get(cell));
            match (technique, placed) {
                (
                    Technique::AvoidableRectangle1,
                    [Some(first), Some(second), Some(third), None],
                ) if first == third => {
                    let target = Candidate::new(four, second);
                    avoid(state, technique, corners, [first, second], &[target], found)?;
                }
                (Technique::AvoidableRectangle2, [Some(first), Some(second), None, None]) => {
                    let extras = [(three, first), (four, second)].map(|(cell, digit)| {
                        let candidates = state.candidates(cell);
                        let rest = candidates.without(DigitSet::from_iter([digit]));
                        rest.lowest().filter(|_| candidates.contains(digit) && rest.len() == 1)
                    });
                    if let [Some(extra), Some(other)] = extras
                        && extra == other
                    {
                        let roof = [three, four].into_iter().collect();
                        let out: Vec<Candidate> =
                            on_digit(seeing_all(state, extra, roof), extra).collect();
                        avoid(state, technique, corners, [first, second], &out, found)?;
                    }
                }
                _ => {}
            }
        }
    }
    ControlFlow::Continue(())
}

fn avoid(
    state: &LogicState,
    technique: Technique,
    corners: [Cell; 4],
    digits: [Digit; 2],
    out: &[Candidate],
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let digits = DigitSet::from_iter(digits);
    if deadly::rectangle(state, corners, digits).is_none() {
        return ControlFlow::Continue(());
    }
    let cells: CellSet = corners.into_iter().collect();
    let empty = cells.intersection(state.empty_cells());
    let mut roles = pattern(in_cells(state, empty, digits));
    let others = state.shape().all_digits().without(digits);
    roles.extend(with_role(in_cells(state, empty, others), CandidateRole::Extra));
    let facts = vec![Fact::Rectangle { cells: corners, digits }];
    let out = out.iter().copied().filter(|&it| state.has(it)).collect();
    report(state, technique, out, Proof { facts, roles, ..Proof::default() }, found)
}
