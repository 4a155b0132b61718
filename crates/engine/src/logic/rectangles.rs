//! Unique rectangles: exchanging two digits would give a second solution.

use std::ops::ControlFlow;

use super::geometry::house_indices;
use super::parts::{house_fact, in_cells, on_digit, seeing_all};
use super::pseudo_subset;
use super::rectangle::Rectangle;
use super::rectangle_step::report;
use super::search::{Found, StepSearch};
use super::{Fact, LogicState, Technique};
use crate::board::{Cell, CellSet, Digit, DigitSet};

/// What a step concludes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Test {
    /// One corner has extra candidates.
    OneRoof,
    /// Two corners of one side have the same extra candidate.
    SameExtra,
    /// Two opposite corners, or three, have the same extra candidate.
    SameExtraAcross,
    /// The extra candidates of two corners of one side are part of a naked subset.
    Subset,
    /// One of the two digits has to be in one of two corners of one side.
    LockedDigit,
    /// One of the two digits has only corners as places in two parallel houses.
    XWing,
    /// One of the two digits has only corners as places in two houses that meet in one.
    Hidden,
}

/// Finds unique rectangles of empty cells.
pub(super) fn find(
    search: &StepSearch<'_>,
    technique: Technique,
    test: Test,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    if !search.options.uniqueness {
        return ControlFlow::Continue(());
    }
    for &rectangle in search.rectangles() {
        at(search.state, (technique, test), rectangle, found)?;
    }
    ControlFlow::Continue(())
}

fn at(
    state: &LogicState,
    (technique, test): (Technique, Test),
    it: Rectangle,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let roof_size = it.roof.len();
    let is_two = roof_size == 2;
    let single_extra = it.extras.lowest().filter(|_| it.extras.len() == 1);
    let is_side = is_two && !it.is_diagonal();
    match test {
        Test::OneRoof if roof_size == 1 => {
            let out = in_cells(state, it.roof, it.digits).collect();
            report(state, technique, out, it.proof(state, Vec::new()), found)
        }
        Test::SameExtra if is_side => same_extra(state, technique, it, single_extra, found),
        Test::SameExtraAcross if roof_size == 3 || is_two && it.is_diagonal() => {
            same_extra(state, technique, it, single_extra, found)
        }
        Test::Subset if is_side => pseudo_subset::find(state, it, found),
        Test::LockedDigit if is_side => locked_digit(state, it, found),
        Test::XWing if is_two && it.is_diagonal() => x_wing(state, it, found),
        Test::Hidden => hidden(state, it, found),
        Test::OneRoof
        | Test::SameExtra
        | Test::SameExtraAcross
        | Test::Subset
        | Test::LockedDigit
        | Test::XWing => ControlFlow::Continue(()),
    }
}

fn locked_digit(state: &LogicState, it: Rectangle, found: &mut Found<'_>) -> ControlFlow<()> {
    for digit in it.digits.iter() {
        let common = state.geometry().common_houses(it.roof);
        let mut houses = house_indices(common);
        if let Some(house) = houses.find(|&house| is_locked(state, digit, house, it.roof)) {
            let other = it.digits.without(DigitSet::from_iter([digit]));
            let out = in_cells(state, it.roof, other).collect();
            let proof = it.proof(state, vec![house_fact(state, house, digit)]);
            report(state, Technique::UniquenessTest4, out, proof, found)?;
        }
    }
    ControlFlow::Continue(())
}

/// Returns whether the digit has places in the house, and only in these cells. A digit that is
/// already placed in the house has none.
fn is_locked(state: &LogicState, digit: Digit, house: usize, cells: CellSet) -> bool {
    let places = state.geometry().houses()[house].cells.intersection(state.places(digit));
    !places.is_empty() && places.is_subset(cells)
}

fn same_extra(
    state: &LogicState,
    technique: Technique,
    it: Rectangle,
    extra: Option<Digit>,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let Some(extra) = extra else {
        return ControlFlow::Continue(());
    };
    let out = on_digit(seeing_all(state, extra, it.roof), extra).collect();
    report(state, technique, out, it.proof(state, Vec::new()), found)
}

/// Returns a house that contains both cells, and where the digit has no other places.
fn locked_house(state: &LogicState, digit: Digit, cells: [Cell; 2]) -> Option<usize> {
    let pair: CellSet = cells.into_iter().collect();
    let mut houses = house_indices(state.geometry().common_houses(pair));
    houses.find(|&house| is_locked(state, digit, house, pair))
}

fn x_wing(state: &LogicState, it: Rectangle, found: &mut Found<'_>) -> ControlFlow<()> {
    let [one, two, three, four] = it.corners;
    for digit in it.digits.iter() {
        for sides in [[[one, two], [three, four]], [[two, three], [four, one]]] {
            let houses = sides.map(|side| locked_house(state, digit, side));
            if let [Some(first), Some(second)] = houses {
                let out = in_cells(state, it.roof, DigitSet::from_iter([digit])).collect();
                let floor = it.cells().difference(it.roof);
                let facts = [first, second].map(|house| house_fact(state, house, digit));
                let facts = facts.into_iter().chain(floor.iter().map(Fact::Cell)).collect();
                let proof = it.proof(state, facts);
                report(state, Technique::UniquenessTest6, out, proof, found)?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn hidden(state: &LogicState, it: Rectangle, found: &mut Found<'_>) -> ControlFlow<()> {
    if it.roof.len() < 2 {
        return ControlFlow::Continue(());
    }
    for turn in 0..4 {
        let [floor, before, target, after] =
            std::array::from_fn(|nth| it.corners[(turn + nth) % 4]);
        if it.roof.contains(floor) {
            continue;
        }
        for digit in it.digits.iter() {
            let houses = [before, after].map(|side| locked_house(state, digit, [side, target]));
            if let [Some(first), Some(second)] = houses {
                let other = it.digits.without(DigitSet::from_iter([digit]));
                let out = in_cells(state, CellSet::EMPTY.with(target), other).collect();
                let mut facts: Vec<Fact> =
                    [first, second].map(|house| house_fact(state, house, digit)).into();
                facts.push(Fact::Cell(floor));
                let proof = it.proof(state, facts);
                report(state, Technique::HiddenRectangle, out, proof, found)?;
            }
        }
    }
    ControlFlow::Continue(())
}
