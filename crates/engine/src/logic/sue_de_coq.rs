//! Sue de Coq: cells where two houses cross, with cells in each of the two houses that take
//! digits of their own.

use std::ops::ControlFlow;

use super::parts::{digits_of, in_cells, locked_set, on_digit, pattern, seeing_all};
use super::search::{Found, StepSearch};
use super::{Candidate, Fact, LogicState, Proof, Step, Technique};
use crate::board::{Cell, CellSet, DigitSet};

/// The greatest number of cells of one house outside of the other.
const MAX_CELLS: usize = 6;

/// Cells with their candidates.
#[derive(Clone, Copy, Debug)]
struct Part {
    cells: CellSet,
    digits: DigitSet,
}

pub(super) fn find(search: &StepSearch<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
    let state = search.state;
    for crossing in state.geometry().crossings() {
        let houses = crossing.houses.map(|house| state.geometry().houses()[house].cells);
        let [one, other] = houses;
        let houses = one.union(other);
        let shared = crossing.cells.intersection(state.empty_cells());
        if shared.len() < 2 {
            continue;
        }
        let outside =
            |house: CellSet| house.difference(crossing.cells).intersection(state.empty_cells());
        let middles = parts(state, shared).into_iter();
        let middles =
            middles.filter(|it| it.cells.len() >= 2 && it.digits.len() >= it.cells.len() + 2);
        let middles: Vec<Part> = middles.collect();
        if middles.is_empty() {
            continue;
        }
        let around = [one, other].map(|house| parts(state, outside(house)));
        for middle in middles {
            let useful = |part: &&Part| {
                part.digits.without(middle.digits).len() < part.cells.len()
                    && !part.digits.intersection(middle.digits).is_empty()
            };
            let second: Vec<Part> = around[1].iter().filter(useful).copied().collect();
            for one in around[0].iter().filter(useful) {
                for other in &second {
                    at(state, [middle, *one, *other], houses, found)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Returns every choice of at least one of the cells, with its candidates.
fn parts(state: &LogicState, cells: CellSet) -> Vec<Part> {
    let cells: Vec<Cell> = cells.iter().collect();
    let mut parts = Vec::new();
    if cells.len() > 12 {
        return parts;
    }
    for mask in 1_u32..1 << cells.len() {
        if mask.count_ones() as usize > MAX_CELLS {
            continue;
        }
        let chosen = cells.iter().enumerate().filter(|(nth, _)| mask >> nth & 1 == 1);
        let cells: CellSet = chosen.map(|(_, &cell)| cell).collect();
        parts.push(Part { cells, digits: digits_of(state, cells) });
    }
    parts
}

fn at(
    state: &LogicState,
    [middle, one, other]: [Part; 3],
    houses: CellSet,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let digits = middle.digits.union(one.digits).union(other.digits);
    // A digit outside of the crossing in both houses may be there twice.
    let twice = one.digits.intersection(other.digits);
    let cells = middle.cells.union(one.cells).union(other.cells);
    if digits.len() + twice.len() != cells.len() || !twice.intersection(middle.digits).is_empty() {
        return ControlFlow::Continue(());
    }
    let mut out: Vec<Candidate> = Vec::new();
    for digit in digits.without(twice).iter() {
        let holders = cells.intersection(state.places(digit));
        out.extend(on_digit(seeing_all(state, digit, holders).intersection(houses), digit));
    }
    for (part, digit) in
        [one, other].into_iter().flat_map(|part| twice.iter().map(move |it| (part, it)))
    {
        let holders = part.cells.intersection(state.places(digit));
        out.extend(on_digit(seeing_all(state, digit, holders).intersection(houses), digit));
    }
    if out.is_empty() {
        return ControlFlow::Continue(());
    }
    let proof = Proof {
        facts: cells.iter().map(Fact::Cell).collect(),
        roles: pattern(in_cells(state, cells, digits)),
        sets: [middle, one, other].map(|part| locked_set(part.cells, part.digits)).into(),
        ..Proof::default()
    };
    found(Step::eliminating(Technique::SueDeCoq, out, proof))
}
