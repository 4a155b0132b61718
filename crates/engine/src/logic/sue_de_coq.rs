//! Sue de Coq: cells where two houses cross, with cells in each of the two houses that take
//! digits of their own.

use std::ops::ControlFlow;

use super::parts::{digits_of, in_cells, locked_set, on_digit, pattern, seeing_all};
use super::search::{Found, StepSearch};
use super::{Candidate, Fact, LogicState, Proof, Step, Technique};
use crate::board::{Cell, CellSet, DigitSet, Shape};

/// The greatest number of cells of one house outside of the other. On large boards, larger
/// parts are too many.
const fn max_cells(shape: Shape) -> u16 {
    match shape {
        Shape::Four | Shape::Six | Shape::Nine => 6,
        Shape::Sixteen => 4,
    }
}

/// Every choice of some cells, by the bits of its number.
#[derive(Debug, Default)]
struct Parts {
    cells: Vec<Cell>,
    /// By choice: the candidates of its cells.
    digits: Vec<DigitSet>,
    /// By choice: how many cells it has.
    counts: Vec<u16>,
    /// By choice: how many digits of a middle it takes.
    taken: Vec<u16>,
    takers: Vec<Taker>,
}

/// A choice that takes digits of a middle.
#[derive(Clone, Copy, Debug)]
struct Taker {
    choice: usize,
    taken: u16,
    /// Its candidates that are digits of the middle.
    shared: DigitSet,
}

impl Parts {
    /// Replaces the cells.
    fn set_cells(&mut self, state: &LogicState, cells: CellSet) {
        self.cells.clear();
        self.cells.extend(cells.iter());
        let count = 1 << self.cells.len();
        self.digits.resize(count, DigitSet::EMPTY);
        for (nth, &cell) in self.cells.iter().enumerate() {
            let candidates = state.candidates(cell);
            let (without, with) = self.digits[..2 << nth].split_at_mut(1 << nth);
            for (with, without) in with.iter_mut().zip(without) {
                *with = without.union(candidates);
            }
        }
        for choice in self.counts.len()..count {
            self.counts.push(choice.count_ones() as u16);
        }
    }

    /// Finds the choices that take some digits of a middle, but fewer than its surplus.
    ///
    /// A part takes as many digits of the middle as it has cells more than other digits.
    fn find_takers(&mut self, middle: DigitSet, surplus: u16, max: u16) {
        self.taken.clear();
        let choices = self.digits.iter().zip(&self.counts);
        self.taken.extend(choices.map(|(digits, count)| {
            count.saturating_sub(digits.without(middle).bits().count_ones() as u16)
        }));
        self.takers.clear();
        for (choice, &taken) in self.taken.iter().enumerate() {
            if taken > 0 && taken < surplus && self.counts[choice] <= max {
                let shared = self.digits[choice].intersection(middle);
                if !shared.is_empty() {
                    self.takers.push(Taker { choice, taken, shared });
                }
            }
        }
    }

    fn part(&self, choice: usize) -> Part {
        let cells = self.cells.iter().enumerate();
        let chosen = cells.filter(|(nth, _)| choice >> nth & 1 == 1).map(|(_, &cell)| cell);
        Part { cells: chosen.collect(), digits: self.digits[choice] }
    }
}

/// Cells with their candidates.
#[derive(Clone, Copy, Debug)]
struct Part {
    cells: CellSet,
    digits: DigitSet,
}

pub(super) fn find(search: &StepSearch<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
    let state = search.state;
    let max = max_cells(state.shape());
    let (mut middles, mut around) = (Parts::default(), [Parts::default(), Parts::default()]);
    for crossing in state.geometry().crossings() {
        let shared = crossing.cells.intersection(state.empty_cells());
        if shared.len() < 2 || digits_of(state, shared).len() < 4 {
            continue;
        }
        let houses = crossing.houses.map(|house| state.geometry().houses()[house].cells);
        for (parts, house) in around.iter_mut().zip(houses) {
            let outside = house.difference(crossing.cells).intersection(state.empty_cells());
            parts.set_cells(state, outside);
        }
        middles.set_cells(state, shared);
        for choice in 0..middles.digits.len() {
            let (digits, count) = (middles.digits[choice], middles.counts[choice]);
            // The middle has two digits more than cells, and each side takes one of them.
            let surplus = (digits.len() as u16).saturating_sub(count);
            if (2..=max).contains(&count) && surplus >= 2 {
                let middle = (middles.part(choice), surplus);
                combine(state, middle, &mut around, houses, found)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Finds a part on each side of a crossing such that the three have as many digits as cells,
/// where a digit on both sides and not in the middle counts twice.
///
/// Both sides have to take as many digits of the middle as it has digits more than cells.
fn combine(
    state: &LogicState,
    (middle, surplus): (Part, u16),
    around: &mut [Parts; 2],
    houses: [CellSet; 2],
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let max = max_cells(state.shape());
    for parts in around.iter_mut() {
        parts.find_takers(middle.digits, surplus, max);
    }
    let [left, right] = around;
    for one in &left.takers {
        for other in &right.takers {
            if one.taken + other.taken == surplus
                && one.shared.intersection(other.shared).is_empty()
            {
                let parts = [middle, left.part(one.choice), right.part(other.choice)];
                at(state, parts, houses[0].union(houses[1]), found)?;
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
