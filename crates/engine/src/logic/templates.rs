//! Templates: all ways to place a digit on the whole board.

use std::ops::ControlFlow;

use super::geometry::HouseIndex;
use super::parts::{house_fact, on_digit, pattern};
use super::search::{Found, StepSearch};
use super::{LogicState, Proof, Step, Technique};
use crate::board::{CellSet, Digit};

/// The number of partial placements after which a digit is skipped.
const MAX_PLACEMENTS: u32 = 100_000;
/// The number of templates of a digit above which they are not compared with those of others.
const MAX_COMPARED: usize = 4_000;

/// The templates of one digit.
struct Templates {
    digit: Digit,
    all: Vec<CellSet>,
}

/// Finds candidates in all templates of their digit.
pub(super) fn set(search: &StepSearch<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
    find(search, Technique::TemplateSet, found)
}

/// Finds candidates in no template of their digit.
pub(super) fn delete(search: &StepSearch<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
    find(search, Technique::TemplateDelete, found)
}

/// Looks at each digit by itself first, and then, again and again, at those templates that leave
/// at least one to every other digit.
fn find(search: &StepSearch<'_>, technique: Technique, found: &mut Found<'_>) -> ControlFlow<()> {
    let state = search.state;
    let mut digits: Vec<Templates> =
        state.shape().digits().filter_map(|digit| templates(state, digit)).collect();
    for it in &digits {
        report(state, technique, it, &[it.digit], found)?;
    }
    let all: Vec<Digit> = digits.iter().map(|it| it.digit).collect();
    let is_comparable = digits.iter().all(|it| it.all.len() <= MAX_COMPARED);
    while is_comparable && remove_incompatible(&mut digits) {
        for it in &digits {
            report(state, technique, it, &all, found)?;
        }
    }
    ControlFlow::Continue(())
}

/// Returns the houses that do not have the digit yet.
fn open_houses(state: &LogicState, digit: Digit) -> impl Iterator<Item = HouseIndex> {
    let houses = state.geometry().houses().iter().enumerate();
    let has_digit =
        move |cells: CellSet| cells.iter().any(|it| state.digits().get(it) == Some(digit));
    houses.filter(move |(_, house)| !has_digit(house.cells)).map(|(index, _)| index)
}

/// Returns the templates of a digit that is not complete, unless there are too many.
fn templates(state: &LogicState, digit: Digit) -> Option<Templates> {
    let houses: Vec<CellSet> =
        open_houses(state, digit).map(|house| state.geometry().houses()[house].cells).collect();
    let mut all = Vec::new();
    let mut left = MAX_PLACEMENTS;
    extend(state, &houses, (state.places(digit), CellSet::EMPTY), &mut left, &mut all)?;
    (!houses.is_empty()).then_some(Templates { digit, all })
}

/// Adds a place for each house that has none. Returns `None` if that takes too long.
fn extend(
    state: &LogicState,
    houses: &[CellSet],
    (places, chosen): (CellSet, CellSet),
    left: &mut u32,
    all: &mut Vec<CellSet>,
) -> Option<()> {
    let open = houses.iter().filter(|house| !house.intersects(chosen));
    let Some(house) = open.min_by_key(|house| house.intersection(places).len()) else {
        all.push(chosen);
        return Some(());
    };
    for cell in house.intersection(places).iter() {
        *left = left.checked_sub(1)?;
        let rest = places.difference(state.geometry().peers(cell)).without(cell);
        extend(state, houses, (rest, chosen.with(cell)), left, all)?;
    }
    Some(())
}

/// Removes templates that overlap all templates of another digit. Returns whether there were any.
fn remove_incompatible(digits: &mut [Templates]) -> bool {
    let mut changed = false;
    for one in 0..digits.len() {
        let mut all = std::mem::take(&mut digits[one].all);
        let before = all.len();
        all.retain(|template| {
            let mut others = digits.iter().enumerate().filter(|&(other, _)| other != one);
            let fits = |it: &Templates| it.all.iter().any(|other| !other.intersects(*template));
            others.all(|(_, other)| fits(other))
        });
        changed |= all.len() < before;
        digits[one].all = all;
    }
    changed
}

fn report(
    state: &LogicState,
    technique: Technique,
    it: &Templates,
    digits: &[Digit],
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let in_all = it.all.iter().copied().reduce(CellSet::intersection).unwrap_or_default();
    let in_any = it.all.iter().copied().fold(CellSet::EMPTY, CellSet::union);
    let in_none = state.places(it.digit).difference(in_any);
    // Without any template, there is no solution.
    if it.all.is_empty() {
        return ControlFlow::Continue(());
    }
    let proof = || Proof {
        facts: digits
            .iter()
            .flat_map(|&digit| {
                open_houses(state, digit).map(move |it| house_fact(state, it, digit))
            })
            .collect(),
        roles: pattern(on_digit(in_any, it.digit)),
        ..Proof::default()
    };
    if technique == Technique::TemplateSet {
        if !in_all.is_empty() {
            let placements = on_digit(in_all, it.digit).collect();
            found(Step::placing(technique, placements, proof()))?;
        }
    } else if !in_none.is_empty() {
        found(Step::eliminating(technique, on_digit(in_none, it.digit).collect(), proof()))?;
    }
    ControlFlow::Continue(())
}
