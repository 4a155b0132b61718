//! Solving a puzzle in slices.

use super::walk::{FoundSolution, RootResult, Walk};
use super::{Answer, Progress, Refutation};
use crate::board::{Grid, Puzzle};

/// A solver that runs in bounded slices.
///
/// 9x9 boards use the solver in [`classic`](super::classic). Other boards use constraint
/// propagation and depth-first search, after Peter Norvig, "Solving Every Sudoku Puzzle"
/// (2006): place every forced digit, then guess where there are the fewest alternatives.
/// Positions with untried guesses are kept on an explicit stack, at most one per cell of
/// the board and 1 KB each on the largest board.
///
/// The answer depends only on the puzzle and the limit, not on the slices.
///
/// ```
/// use sudoku_engine::board::{Givens, Puzzle, Shape};
/// use sudoku_engine::fast::{Answer, Progress, Solver};
///
/// let puzzle = Puzzle::try_from(Givens::empty(Shape::Four))?;
/// let mut solver = Solver::new(&puzzle, 1000);
/// while solver.run(100) == Progress::Working {
///     // The caller may check the clock here, or give up.
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
    /// The refutation found without guessing, if any.
    refutation: Option<Refutation>,
}

impl Solver {
    /// Creates a solver that finds up to `limit` solutions. A limit of 2 determines whether
    /// the first solution is unique. A limit of 0 is treated as 1.
    ///
    /// This visits the root node, so a puzzle that needs no guess is already
    /// [`Progress::Done`].
    pub fn new(puzzle: &Puzzle, limit: usize) -> Self {
        let (walk, root) = Walk::new(puzzle);
        let (mut solutions, mut refutation) = (Vec::new(), None);
        match root {
            RootResult::Open => {}
            RootResult::Solved(found) => solutions.extend(found.into_grid()),
            RootResult::Refuted(reason) => refutation = Some(reason),
        }
        Self { walk, limit: limit.max(1), solutions, refutation }
    }

    /// Visits at most `nodes` search nodes. In native code a node takes less than a
    /// microsecond on a 9x9 board, and 10 microseconds on a 16x16 board.
    pub fn run(&mut self, nodes: u64) -> Progress {
        for _ in 0..nodes {
            if self.progress() == Progress::Done {
                break;
            }
            self.solutions.extend(self.walk.visit().and_then(FoundSolution::into_grid));
        }
        self.progress()
    }

    /// Returns whether the answer is final.
    pub fn progress(&self) -> Progress {
        if self.walk.is_over() || self.solutions.len() == self.limit {
            Progress::Done
        } else {
            Progress::Working
        }
    }

    /// Returns the number of nodes visited so far: the guesses and the root.
    pub const fn nodes(&self) -> u64 {
        self.walk.nodes()
    }

    /// Returns the solutions found so far, all different, in the order they were found.
    pub fn solutions(&self) -> &[Grid] {
        &self.solutions
    }

    /// Returns the answer so far, with a copy of the solutions. It is [`Answer::Partial`]
    /// until the search is complete.
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
