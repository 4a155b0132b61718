//! Answers about puzzles with exactly one solution, and the number of solutions of all others.

use serde::Serialize;
use sudoku_engine::board::{Givens, Puzzle};
use sudoku_engine::count::Counter;
use sudoku_engine::fast::{Progress, Solver};

use crate::lines;

/// An answer about a puzzle with exactly one solution, or the number of its solutions.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub(crate) enum IfOnly<A> {
    One(A),
    Other(Solutions),
}

/// The number of solutions, counted up to two, as `sudoku count` prints it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Solutions {
    solutions: u128,
    exact: bool,
}

/// Answers a puzzle if it has exactly one solution: steps may presuppose that.
pub(crate) fn if_only<A>(puzzle: &Puzzle, answer: impl FnOnce(&Puzzle) -> A) -> IfOnly<A> {
    match only_solution(puzzle) {
        Ok(_) => IfOnly::One(answer(puzzle)),
        Err(solutions) => IfOnly::Other(solutions),
    }
}

/// Returns the solution, if there is exactly one.
///
/// # Errors
/// Returns the number of solutions if it is not one.
pub(crate) fn only_solution(puzzle: &Puzzle) -> Result<Givens, Solutions> {
    let mut solver = Solver::new(puzzle, 2);
    while solver.run(u64::MAX) == Progress::Working {}
    match solver.solutions() {
        [only] => Ok(only.clone().into()),
        _ => {
            let mut counter = Counter::up_to(puzzle, 2);
            while counter.run(u64::MAX) == Progress::Working {}
            let count = counter.count();
            Err(Solutions { solutions: count.number(), exact: count.is_exact() })
        }
    }
}

impl<A: lines::Answer> lines::Answer for IfOnly<A> {
    fn text(&self) -> String {
        match self {
            Self::One(answer) => answer.text(),
            Self::Other(Solutions { solutions: 0, .. }) => "none".to_owned(),
            Self::Other(Solutions { solutions: 1.., .. }) => "several solutions".to_owned(),
        }
    }
}
