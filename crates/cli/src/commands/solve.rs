//! `sudoku solve`.

use std::num::NonZeroUsize;

use clap::Args;
use serde::Serialize;
use sudoku_engine::board::Puzzle;
use sudoku_engine::count::{Solutions, Target};
use sudoku_engine::fast::{Progress, Solver};
use sudoku_engine::formats;

use crate::lines;

#[derive(Args, Debug)]
pub(crate) struct Solve {
    /// Puzzles, files with puzzles, or `-`
    pub(crate) puzzles: Vec<String>,
    /// Print up to so many solutions: above 1 in the order in which the plain search finds
    /// them, which can take long on a 16x16 board with few givens
    #[arg(long, value_name = "N", default_value = "1")]
    limit: NonZeroUsize,
}

/// The solutions, and whether there are more.
#[derive(Debug, Serialize)]
pub(crate) struct Answer {
    solutions: Vec<String>,
    complete: bool,
}

impl Solve {
    pub(crate) fn answer(&self, puzzle: &Puzzle) -> Answer {
        let limit = self.limit.get();
        let solutions = if limit == 1 { any(puzzle) } else { first(puzzle, limit) };
        let complete = solutions.len() <= limit;
        Answer { solutions: solutions.into_iter().take(limit).collect(), complete }
    }
}

/// One solution, and another if there is one. Which one does not matter: the first in
/// order can be far to seek on a 16x16 board.
fn any(puzzle: &Puzzle) -> Vec<String> {
    let mut solver = Solver::new(puzzle, 2);
    while solver.run(u64::MAX) == Progress::Working {}
    solver.solutions().iter().map(|grid| formats::line(grid.as_ref())).collect()
}

/// The first solutions in order, one more than the limit if there are so many.
fn first(puzzle: &Puzzle, limit: usize) -> Vec<String> {
    let mut solutions = Solutions::new(puzzle);
    let next = || solutions.go(Target::Next).map(|grid| formats::line(grid.as_ref()));
    std::iter::from_fn(next).take(limit.saturating_add(1)).collect()
}

impl lines::Answer for Answer {
    fn text(&self) -> String {
        match (&self.solutions[..], self.complete) {
            ([], _) => "none".into(),
            ([only], false) => format!("{only} several"),
            (solutions, _) => solutions.join("\n"),
        }
    }
}
