//! Sue de Coq: cells where two houses cross, with cells in each of the two houses that take
//! digits of their own.

use std::ops::ControlFlow;

use super::filling::Filling;
use super::parts::{digits_of, in_cells, locked_set, on_digit, pattern, seeing_all};
use super::search::{Found, StepSearch};
use super::{Candidate, Fact, LogicState, Proof, Step, Technique};
use crate::board::{CellSet, DigitSet, Shape};

/// The greatest number of cells of one house outside of the other. On large boards, larger
/// parts are too many.
const fn max_cells(shape: Shape) -> usize {
    match shape {
        Shape::Four | Shape::Six | Shape::Nine => 6,
        Shape::Sixteen => 4,
    }
}

/// Cells with their candidates.
#[derive(Clone, Copy, Debug, Default)]
struct Part {
    cells: CellSet,
    count: usize,
    digits: DigitSet,
}

pub(super) fn find(search: &StepSearch<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
    let state = search.state;
    let max = max_cells(state.shape());
    for crossing in state.geometry().crossings() {
        let [one, other] = crossing.houses.map(|house| state.geometry().houses()[house].cells);
        let shared = crossing.cells.intersection(state.empty_cells());
        let count = shared.len();
        let outside = [one, other]
            .map(|house| house.difference(crossing.cells).intersection(state.empty_cells()));
        // The middle has two digits more than cells, and each side takes one of them.
        let most = |digits| outside.map(|cells| most_taken(state, cells, digits));
        let all = digits_of(state, shared);
        if count < 2 || all.len() < 4 || most(all).contains(&0) {
            continue;
        }
        // Together, the three parts have at most as many digits as cells.
        let max_digits = count.min(max) + 2 * max;
        let mut middles = parts(state, shared, (max, max_digits));
        middles.retain(|it| it.count >= 2 && it.digits.len() >= it.count + 2);
        middles.retain(|it| {
            let most = most(it.digits);
            !most.contains(&0) && most[0] + most[1] >= it.digits.len() - it.count
        });
        if middles.is_empty() {
            continue;
        }
        let around = outside.map(|cells| parts(state, cells, (max, max_digits)));
        for middle in middles {
            combine(state, middle, &around, one.union(other), found)?;
        }
    }
    ControlFlow::Continue(())
}

/// Returns every choice of at least one of the cells, with its candidates, up to a number of
/// cells and of digits.
fn parts(state: &LogicState, cells: CellSet, (max, max_digits): (usize, usize)) -> Vec<Part> {
    let mut parts = vec![Part::default()];
    for cell in cells.iter() {
        for nth in 0..parts.len() {
            let part = parts[nth];
            let digits = part.digits.union(state.candidates(cell));
            if part.count < max && digits.len() <= max_digits {
                parts.push(Part { cells: part.cells.with(cell), count: part.count + 1, digits });
            }
        }
    }
    parts.remove(0);
    parts
}

/// Returns the greatest number of these digits that some of the cells take: as many as cells cannot
/// have different other digits.
fn most_taken(state: &LogicState, cells: CellSet, digits: DigitSet) -> usize {
    let mut filling = Filling::default();
    let others = cells.iter().map(|cell| state.candidates(cell).without(digits));
    others.filter(|&others| !filling.add(others)).count()
}

/// Finds a part on each side of a crossing such that the three have as many digits as cells,
/// where a digit on both sides and not in the middle counts twice.
///
/// A part takes as many digits of the middle as it has cells more than other digits. Both sides
/// have to take as many as the middle has digits more than cells.
fn combine(
    state: &LogicState,
    middle: Part,
    around: &[Vec<Part>; 2],
    houses: CellSet,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let surplus = middle.digits.len() - middle.count;
    let taken = |part: &Part| part.count.saturating_sub(part.digits.without(middle.digits).len());
    let in_middle = |part: &Part| part.digits.intersection(middle.digits);
    let is_useful =
        |part: &&Part| (1..surplus).contains(&taken(part)) && !in_middle(part).is_empty();
    let second: Vec<(usize, DigitSet, &Part)> = around[1]
        .iter()
        .filter(is_useful)
        .map(|part| (taken(part), in_middle(part), part))
        .collect();
    for one in around[0].iter().filter(is_useful) {
        let missing = surplus - taken(one);
        for &(taken, digits, other) in &second {
            if taken == missing && one.digits.intersection(digits).is_empty() {
                at(state, [middle, *one, *other], houses, found)?;
            }
        }
    }
    ControlFlow::Continue(())
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
    debug_assert_eq!(digits.len() + twice.len(), cells.len());
    debug_assert!(twice.intersection(middle.digits).is_empty());
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
