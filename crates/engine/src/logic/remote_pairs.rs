//! Remote pairs: chains of cells with the same two candidates.

use std::collections::VecDeque;
use std::ops::ControlFlow;

use super::parts::{in_cells, pattern};
use super::search::{Found, StepSearch};
use super::{Candidate, Fact, LogicState, Proof, Step, Technique};
use crate::board::{Cell, CellSet, DigitSet};

pub(super) fn find(search: &StepSearch<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
    let state = search.state;
    let pairs = search.bivalue_cells();
    for (nth, &(start, digits)) in pairs.iter().enumerate() {
        let same = |&&(_, other): &&(Cell, DigitSet)| other == digits;
        if pairs.iter().filter(same).count() < 4 {
            continue;
        }
        let cells: CellSet = pairs.iter().filter(same).map(|&(cell, _)| cell).collect();
        let before = paths(state, start, cells);
        for &(end, _) in pairs[nth + 1..].iter().filter(same) {
            let path = path(&before, end);
            // The ends differ if the number of cells is even.
            if path.len() >= 4 && path.len().is_multiple_of(2) {
                report(state, &path, digits, found)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Returns the cell before each cell on the shortest chains from a start.
fn paths(state: &LogicState, start: Cell, cells: CellSet) -> Vec<Option<Cell>> {
    let mut before = vec![None; state.shape().cell_count()];
    before[start.index()] = Some(start);
    let mut queue = VecDeque::from([start]);
    while let Some(cell) = queue.pop_front() {
        for next in state.geometry().peers(cell).intersection(cells).iter() {
            if before[next.index()].is_none() {
                before[next.index()] = Some(cell);
                queue.push_back(next);
            }
        }
    }
    before
}

fn path(before: &[Option<Cell>], end: Cell) -> Vec<Cell> {
    let mut path = vec![end];
    while let Some(previous) = before[path[path.len() - 1].index()] {
        if previous == path[path.len() - 1] {
            return path;
        }
        path.push(previous);
    }
    Vec::new()
}

fn report(
    state: &LogicState,
    path: &[Cell],
    digits: DigitSet,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let geometry = state.geometry();
    let mut out: Vec<Candidate> = Vec::new();
    for (nth, &one) in path.iter().enumerate() {
        for &other in path[nth + 1..].iter().skip(2).step_by(2) {
            let seen = geometry.peers(one).intersection(geometry.peers(other));
            out.extend(in_cells(state, seen.intersection(state.empty_cells()), digits));
        }
    }
    let own: CellSet = path.iter().copied().collect();
    out.retain(|candidate| !own.contains(candidate.cell));
    if out.is_empty() {
        return ControlFlow::Continue(());
    }
    let proof = Proof {
        facts: path.iter().copied().map(Fact::Cell).collect(),
        roles: pattern(in_cells(state, own, digits)),
        ..Proof::default()
    };
    found(Step::eliminating(Technique::RemotePair, out, proof))
}
