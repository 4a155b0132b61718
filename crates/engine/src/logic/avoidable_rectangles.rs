//! Avoidable rectangles: exchanging two placed digits would give a second solution.

use std::ops::ControlFlow;

use super::parts::{in_cells, on_digit, pattern, seeing_all, with_role};
use super::rectangle_step::report;
use super::search::{Found, StepSearch};
use super::{Candidate, CandidateRole, Fact, LogicState, Proof, Technique, deadly};
use crate::board::{Cell, CellSet, Digit, DigitSet};

/// Finds rectangles with three placed corners.
pub(super) fn single(search: &StepSearch<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
    each(search, 3, &mut |corners, placed| {
        let [Some(first), Some(second), Some(third), None] = placed else {
            return ControlFlow::Continue(());
        };
        let target = Candidate::new(corners[3], second);
        if first != third || !search.state.has(target) {
            return ControlFlow::Continue(());
        }
        let technique = Technique::AvoidableRectangle1;
        avoid(search.state, technique, (corners, [first, second]), vec![target], found)
    })
}

/// Finds rectangles with two placed corners.
pub(super) fn pair(search: &StepSearch<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
    let state = search.state;
    each(search, 2, &mut |corners, placed| {
        let [Some(first), Some(second), None, None] = placed else {
            return ControlFlow::Continue(());
        };
        let extras = [(corners[2], first), (corners[3], second)].map(|(cell, digit)| {
            let candidates = state.candidates(cell);
            let rest = candidates.without(DigitSet::from_iter([digit]));
            rest.lowest().filter(|_| candidates.contains(digit) && rest.len() == 1)
        });
        let [Some(extra), Some(other)] = extras else {
            return ControlFlow::Continue(());
        };
        if extra != other {
            return ControlFlow::Continue(());
        }
        let roof = [corners[2], corners[3]].into_iter().collect();
        let out = on_digit(seeing_all(state, extra, roof), extra).collect();
        avoid(state, Technique::AvoidableRectangle2, (corners, [first, second]), out, found)
    })
}

/// What receives the corners of a rectangle and their digits.
type Receiver<'a> = dyn FnMut([Cell; 4], [Option<Digit>; 4]) -> ControlFlow<()> + 'a;

/// Passes on every rectangle without givens and with this number of placed corners, from each of
/// its corners.
fn each(search: &StepSearch<'_>, count: usize, receive: &mut Receiver<'_>) -> ControlFlow<()> {
    let state = search.state;
    if !search.options.uniqueness {
        return ControlFlow::Continue(());
    }
    for &corners in state.rectangles() {
        let is_placed = |cell: &&Cell| !state.empty_cells().contains(**cell);
        if corners.iter().filter(is_placed).count() != count {
            continue;
        }
        for turn in 0..4 {
            let corners: [Cell; 4] = std::array::from_fn(|nth| corners[(turn + nth) % 4]);
            receive(corners, corners.map(|cell| state.digits().get(cell)))?;
        }
    }
    ControlFlow::Continue(())
}

fn avoid(
    state: &LogicState,
    technique: Technique,
    (corners, digits): ([Cell; 4], [Digit; 2]),
    out: Vec<Candidate>,
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
    report(state, technique, out, Proof { facts, roles, ..Proof::default() }, found)
}
