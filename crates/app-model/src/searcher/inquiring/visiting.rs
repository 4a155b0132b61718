//! Going to solutions by their numbers, whatever the rules.

use sudoku_engine::board::Givens;
use sudoku_engine::count::{Solutions, Target};
use sudoku_engine::fast::Progress;

use super::variant::VariantWalk;
use crate::answer::Posed;
use crate::inquiry::{Place, Visit};

/// Nodes of a slice under the classic rules.
const NODES: u64 = 1_000;

/// A place among the solutions, and the way to another.
#[derive(Debug)]
pub(super) enum Visiting {
    Classic(Box<Solutions>),
    Variant(Box<VariantVisiting>),
}

/// The way forwards through the solutions, begun again to go back.
#[derive(Debug)]
pub(super) struct VariantVisiting {
    walk: VariantWalk,
    errand: Errand,
    total: Option<u64>,
}

#[derive(Clone, Copy, Debug)]
enum Errand {
    /// To the solution with this number.
    Nth(u64),
    /// To the end, so as to know how many there are to choose from.
    Draw { seed: u64 },
}

impl Visiting {
    pub(super) fn new(puzzle: &Posed) -> Self {
        match puzzle {
            Posed::Classic(puzzle) => Self::Classic(Box::new(Solutions::new(puzzle))),
            Posed::Variant { clues, rules } => {
                let walk = VariantWalk::new(clues, rules);
                let visiting = VariantVisiting { walk, errand: Errand::Nth(0), total: None };
                Self::Variant(Box::new(visiting))
            }
        }
    }

    pub(super) fn seek(&mut self, place: Place) {
        match self {
            Self::Classic(solutions) => solutions.seek(near(place, solutions.number())),
            Self::Variant(visiting) => visiting.seek(place),
        }
    }

    pub(super) fn run(&mut self) -> Progress {
        match self {
            Self::Classic(solutions) => solutions.run(NODES),
            Self::Variant(visiting) => visiting.run(),
        }
    }

    pub(super) fn visit(&self) -> Visit {
        match self {
            Self::Classic(solutions) => {
                let solution = solutions.solution().map(|grid| Givens::from(grid.clone()));
                Visit { at: solutions.number().zip(solution), total: solutions.total() }
            }
            Self::Variant(visiting) => visiting.visit(),
        }
    }
}

/// The shortest way to a place: the solution after or before this one is near, however
/// many there are before both.
fn near(place: Place, here: Option<u128>) -> Target {
    match (place, here) {
        (Place::Random { seed }, _) => Target::Random { seed },
        (Place::Nth(number), Some(here)) if number == here + 1 => Target::Next,
        (Place::Nth(number), Some(here)) if number + 1 == here => Target::Previous,
        (Place::Nth(number), _) => Target::Nth(number),
    }
}

impl VariantVisiting {
    fn seek(&mut self, place: Place) {
        match (place, self.total) {
            (Place::Nth(number), _) => self.set_off(u64::try_from(number).unwrap_or(u64::MAX)),
            (Place::Random { seed }, Some(total)) => self.set_off(drawn(seed, total)),
            (Place::Random { seed }, None) => self.errand = Errand::Draw { seed },
        }
    }

    fn set_off(&mut self, number: u64) {
        if self.walk.found() > number {
            self.walk.start_again();
        }
        self.errand = Errand::Nth(number);
    }

    fn run(&mut self) -> Progress {
        let number = match self.errand {
            Errand::Nth(number) => number,
            Errand::Draw { .. } => u64::MAX,
        };
        if self.walk.run_to(number) == Progress::Working {
            return Progress::Working;
        }
        if self.walk.is_over() {
            self.total = Some(self.walk.found());
        }
        match (self.errand, self.total) {
            (Errand::Draw { seed }, Some(total)) if total > 0 => {
                self.set_off(drawn(seed, total));
                Progress::Working
            }
            _ => Progress::Done,
        }
    }

    fn visit(&self) -> Visit {
        let is_there = matches!(self.errand, Errand::Nth(number) if number == self.walk.found());
        let solution = self.walk.solution().filter(|_| is_there);
        Visit {
            at: solution.map(|solution| (u128::from(self.walk.found()), solution)),
            total: self.total.map(u128::from),
        }
    }
}

/// A number from 1 to the total. The seed is scattered first, so that seeds that follow
/// each other lead far apart (the finaliser of S. Vigna's SplitMix64).
const fn drawn(seed: u64, total: u64) -> u64 {
    let mut mixed = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^= mixed >> 31;
    // The high half of the product is below the total; no remainder is needed.
    ((mixed as u128 * total as u128) >> 64) as u64 + 1
}
