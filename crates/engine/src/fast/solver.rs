//! The search for an answer, in slices.

use super::walk::{Found, Root, Walk};
use super::{Answer, Progress, Refutation};
use crate::board::{Grid, Puzzle};

/// An answer being worked out, a bounded slice at a time.
///
/// 9x9 boards are those of [`classic`](super::classic). For the others the method is
/// constraint propagation and depth-first search, after Peter
/// Norvig, "Solving Every Sudoku Puzzle" (2006): write every digit that has no
/// alternative, then guess where there are fewest. Positions with untried
/// guesses wait on an explicit stack, at most one for each cell of the board
/// and 1 KB each on the largest.
///
/// The answer depends on the puzzle and the limit only, not on the slices.
///
/// ```
/// use sudoku_engine::board::{Givens, Puzzle, Shape};
/// use sudoku_engine::fast::{Answer, Progress, Solver};
///
/// let puzzle = Puzzle::try_from(Givens::empty(Shape::Four))?;
/// let mut solver = Solver::new(&puzzle, 1000);
/// while solver.run(100) == Progress::Working {
///     // Here the caller may look at the clock, or give up.
/// }
/// assert_eq!(solver.solutions().len(), 288);
/// assert!(matches!(solver.answer(), Answer::Complete(_)));
/// # Ok::<(), sudoku_engine::board::Clashes>(())
/// ```
#[derive(Clone, Debug)]
pub struct Solver {
    walk: Walk,
    limit: usize,
    solutions: Vec<Grid>,
    /// What showed, before any guess, that there is no solution.
    refutation: Option<Refutation>,
}

impl Solver {
    /// Looks for up to `limit` solutions, at least 1: with 2 it tells whether the
    /// first is the only one. A limit of 0 is taken as 1.
    ///
    /// The root node is visited here, so a puzzle that needs no guess is already
    /// [`Progress::Done`].
    pub fn new(puzzle: &Puzzle, limit: usize) -> Self {
        let (walk, root) = Walk::new(puzzle);
        let (mut solutions, mut refutation) = (Vec::new(), None);
        match root {
            Root::Open => {}
            Root::Solved(found) => solutions.extend(found.into_grid()),
            Root::Refuted(by) => refutation = Some(by),
        }
        Self { walk, limit: limit.max(1), solutions, refutation }
    }

    /// Works for at most `nodes` search nodes. As native code, a node takes less than a
    /// microsecond on a 9x9 board and 10 on a 16x16 one.
    pub fn run(&mut self, nodes: u64) -> Progress {
        for _ in 0..nodes {
            if self.progress() == Progress::Done {
                break;
            }
            self.solutions.extend(self.walk.visit().and_then(Found::into_grid));
        }
        self.progress()
    }

    /// Whether the answer is final.
    pub fn progress(&self) -> Progress {
        if self.walk.is_over() || self.solutions.len() == self.limit {
            Progress::Done
        } else {
            Progress::Working
        }
    }

    /// The nodes visited so far: the guesses and the root.
    pub const fn nodes(&self) -> u64 {
        self.walk.nodes()
    }

    /// The solutions found so far, no two of them equal, in the order of finding.
    pub fn solutions(&self) -> &[Grid] {
        &self.solutions
    }

    /// What is known by now, with a copy of the solutions; [`Answer::Partial`]
    /// while the solver is working.
    pub fn answer(&self) -> Answer {
        if !self.walk.is_over() {
            Answer::Partial(self.solutions.clone())
        } else if self.solutions.is_empty() {
            let by_search = Refutation::BySearch { nodes: self.nodes() };
            Answer::Refuted(self.refutation.unwrap_or(by_search))
        } else {
            Answer::Complete(self.solutions.clone())
        }
    }
}
