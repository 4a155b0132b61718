//! Locked candidates: all places of a digit in one house lie in another.

use std::ops::ControlFlow;

use super::geometry::HouseForm;
use super::parts::{house_fact, house_rule, on_digit, pattern};
use super::search::{Found, StepSearch};
use super::{Proof, Step, Technique};
use crate::board::{CellSet, Digit};

/// Which house the digit is locked in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lock {
    /// A block.
    Pointing,
    /// A row or column.
    Claiming,
}

pub(super) fn find(search: &StepSearch<'_>, lock: Lock, found: &mut Found<'_>) -> ControlFlow<()> {
    let state = search.state;
    let houses = state.geometry().houses();
    let in_scope =
        |digit: Digit| state.places(digit).intersection(search.scope.places[digit.index()]);
    let losing = search.digits().map(in_scope).fold(CellSet::EMPTY, CellSet::union);
    let losing = losing.iter().fold(0, |all, cell| all | state.geometry().houses_of(cell));
    for crossing in state.geometry().crossings() {
        let [first, second] = crossing.houses;
        if (losing >> first | losing >> second) & 1 == 0 {
            continue;
        }
        for digit in search.digits() {
            let places = state.places(digit);
            let shared = places.intersection(crossing.cells);
            if shared.is_empty() {
                continue;
            }
            for [base, cover] in [[first, second], [second, first]] {
                let is_block = houses[base].form == HouseForm::Block;
                let out = places.intersection(houses[cover].cells).difference(shared);
                let is_locked = || places.intersection(houses[base].cells) == shared;
                let fits = is_block == (lock == Lock::Pointing);
                if !fits || out.is_empty() || !is_locked() || shared.len() < 2 {
                    continue;
                }
                let proof = Proof {
                    facts: vec![house_fact(state, base, digit)],
                    covers: vec![house_rule(state, cover)],
                    roles: pattern(on_digit(shared, digit)),
                    ..Proof::default()
                };
                let technique = match lock {
                    Lock::Pointing => Technique::Pointing,
                    Lock::Claiming => Technique::Claiming,
                };
                found(Step::eliminating(technique, on_digit(out, digit).collect(), proof))?;
            }
        }
    }
    ControlFlow::Continue(())
}
