//! Naked and hidden subsets: as many cells of a house as they have digits.

use std::ops::ControlFlow;

use super::geometry::house_indices;
use super::parts::{digits_of, house_fact, in_cells, locked_set, on_digit, pattern};
use super::search::{Found, StepSearch};
use super::{Candidate, Fact, Proof, Step, Technique};
use crate::board::{Cell, CellSet, Digit, DigitSet};

/// The kinds of subset, and how many cells they have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Subset {
    /// A naked subset in two houses, both of which lose candidates.
    Locked,
    Naked,
    Hidden,
}

pub(super) fn find(
    search: &StepSearch<'_>,
    technique: Technique,
    (subset, size): (Subset, usize),
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    match subset {
        Subset::Locked | Subset::Naked => {
            naked(search, technique, size, subset == Subset::Locked, found)
        }
        Subset::Hidden => hidden(search, technique, size, found),
    }
}

fn naked(
    search: &StepSearch<'_>,
    technique: Technique,
    size: usize,
    locked: bool,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let state = search.state;
    let geometry = state.geometry();
    // Each subset lies in such a house, although that may not be the first house that contains it.
    let useful = search.scope.cells(geometry).intersection(state.empty_cells());
    let houses = geometry.houses().iter().enumerate();
    for (index, house) in houses.filter(|(_, house)| house.cells.intersects(useful)) {
        let useful = house.cells.intersection(useful);
        if useful.len() < size || house.cells.intersection(state.empty_cells()).len() <= size {
            continue;
        }
        let small = |cell: &Cell| {
            matches!(state.candidates(*cell).len(), 2..) && state.candidates(*cell).len() <= size
        };
        let cells: Vec<(Cell, DigitSet)> =
            useful.iter().filter(small).map(|cell| (cell, state.candidates(cell))).collect();
        if cells.len() < size {
            continue;
        }
        subsets(&cells, size, &mut |chosen: CellSet, digits| {
            let houses: Vec<usize> = house_indices(geometry.common_houses(chosen)).collect();
            // Report each subset in its first house only.
            if houses.first() != Some(&index) {
                return ControlFlow::Continue(());
            }
            let losing = houses.iter().filter(|&&house| {
                let others = geometry.houses()[house].cells.difference(chosen);
                in_cells(state, others, digits).next().is_some()
            });
            if (losing.count() >= 2) != locked {
                return ControlFlow::Continue(());
            }
            let seen = geometry.common_peers(chosen);
            let out: Vec<Candidate> = digits
                .iter()
                .flat_map(|digit| on_digit(state.places(digit).intersection(seen), digit))
                .collect();
            if out.is_empty() {
                return ControlFlow::Continue(());
            }
            let proof = Proof {
                facts: chosen.iter().map(Fact::Cell).collect(),
                roles: pattern(in_cells(state, chosen, digits)),
                sets: vec![locked_set(chosen, digits)],
                ..Proof::default()
            };
            found(Step::eliminating(technique, out, proof))
        })?;
    }
    ControlFlow::Continue(())
}

/// Passes on every choice of `size` cells that have `size` candidates between them.
fn subsets(
    cells: &[(Cell, DigitSet)],
    size: usize,
    receive: &mut dyn FnMut(CellSet, DigitSet) -> ControlFlow<()>,
) -> ControlFlow<()> {
    fn extend(
        cells: &[(Cell, DigitSet)],
        missing: usize,
        size: usize,
        (chosen, digits): (CellSet, DigitSet),
        receive: &mut dyn FnMut(CellSet, DigitSet) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if missing == 0 {
            return if digits.len() == size {
                receive(chosen, digits)
            } else {
                ControlFlow::Continue(())
            };
        }
        for (nth, &(cell, candidates)) in cells.iter().enumerate() {
            let all = digits.union(candidates);
            if all.len() <= size {
                let chosen = (chosen.with(cell), all);
                extend(&cells[nth + 1..], missing - 1, size, chosen, receive)?;
            }
        }
        ControlFlow::Continue(())
    }
    extend(cells, size, size, (CellSet::EMPTY, DigitSet::EMPTY), receive)
}

fn hidden(
    search: &StepSearch<'_>,
    technique: Technique,
    size: usize,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let state = search.state;
    let houses = state.geometry().houses().iter().enumerate();
    for (index, house) in houses.filter(|&(index, _)| search.scope.has_house(index)) {
        let empty = house.cells.intersection(state.empty_cells());
        if empty.len() <= size {
            continue;
        }
        let places = |digit: Digit| state.places(digit).intersection(house.cells);
        let digits: Vec<(Digit, CellSet)> = state
            .shape()
            .digits()
            .map(|digit| (digit, places(digit)))
            .filter(|(_, places)| (2..=size).contains(&places.len()))
            .collect();
        for_each_hidden(
            &digits,
            size,
            size,
            (DigitSet::EMPTY, CellSet::EMPTY),
            &mut |digits, cells| {
                let out: Vec<Candidate> =
                    in_cells(state, cells, digits_of(state, cells).without(digits)).collect();
                if out.is_empty() {
                    return ControlFlow::Continue(());
                }
                let proof = Proof {
                    facts: digits.iter().map(|digit| house_fact(state, index, digit)).collect(),
                    roles: pattern(in_cells(state, cells, digits)),
                    sets: vec![locked_set(cells, digits)],
                    ..Proof::default()
                };
                found(Step::eliminating(technique, out, proof))
            },
        )?;
    }
    ControlFlow::Continue(())
}

fn for_each_hidden(
    digits: &[(Digit, CellSet)],
    missing: usize,
    size: usize,
    (chosen, cells): (DigitSet, CellSet),
    receive: &mut dyn FnMut(DigitSet, CellSet) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if missing == 0 {
        return if cells.len() == size {
            receive(chosen, cells)
        } else {
            ControlFlow::Continue(())
        };
    }
    for (nth, &(digit, places)) in digits.iter().enumerate() {
        let all = cells.union(places);
        if all.len() <= size {
            let mut chosen = chosen;
            chosen.insert(digit);
            for_each_hidden(&digits[nth + 1..], missing - 1, size, (chosen, all), receive)?;
        }
    }
    ControlFlow::Continue(())
}
