//! Counting the solutions of a puzzle, whatever its rules.

use sudoku_engine::board::Puzzle;
use sudoku_engine::count::Counter;
use sudoku_engine::fast::Progress;

use crate::solve::solutions::{Counted, Limit};

/// Nodes of a slice.
const NODES: u64 = 1_000;

/// A count on its way.
#[derive(Debug)]
pub(super) struct Counting(Box<Counter>);

impl Counting {
    pub(super) fn new(puzzle: &Puzzle, limit: Limit) -> Self {
        let limit = limit.number().map_or(u128::MAX, u128::from);
        Self(Box::new(Counter::up_to(puzzle, limit)))
    }

    pub(super) fn run(&mut self) -> Progress {
        self.0.run(NODES)
    }

    pub(super) fn counted(&self) -> Counted {
        Counted { count: self.0.count(), fraction: self.0.fraction() }
    }
}
