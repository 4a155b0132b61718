//! Counting the solutions of a puzzle, whatever its rules.

use sudoku_engine::count::{Count, Counter};
use sudoku_engine::fast::Progress;

use super::variant::VariantWalk;
use crate::answer::Posed;
use crate::inquiry::{Counted, Limit};

/// Nodes of a slice under the classic rules.
const NODES: u64 = 1_000;

/// A count on its way.
#[derive(Debug)]
pub(super) enum Counting {
    Classic(Box<Counter>),
    /// Where the rules are others, solutions are found one by one.
    Variant(Box<VariantWalk>, u64),
}

impl Counting {
    pub(super) fn new(puzzle: &Posed, limit: Limit) -> Self {
        match puzzle {
            Posed::Classic(puzzle) => {
                let limit = limit.number().map_or(u128::MAX, u128::from);
                Self::Classic(Box::new(Counter::up_to(puzzle, limit)))
            }
            Posed::Variant { clues, rules } => {
                let limit = limit.number().unwrap_or(u64::MAX);
                Self::Variant(Box::new(VariantWalk::new(clues, rules)), limit)
            }
        }
    }

    pub(super) fn run(&mut self) -> Progress {
        match self {
            Self::Classic(counter) => counter.run(NODES),
            Self::Variant(walk, limit) => walk.run_to(*limit),
        }
    }

    pub(super) fn counted(&self) -> Counted {
        match self {
            Self::Classic(counter) => {
                Counted { count: counter.count(), fraction: Some(counter.fraction()) }
            }
            Self::Variant(walk, _) => {
                let found = u128::from(walk.found());
                let count =
                    if walk.is_over() { Count::Exactly(found) } else { Count::AtLeast(found) };
                Counted { count, fraction: None }
            }
        }
    }
}
