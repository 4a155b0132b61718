//! The search for an answer, in slices.

use std::vec;

use super::position::{Layout, Placement, Position};
use super::{Answer, Progress, Refutation};
use crate::board::{Grid, Puzzle};

/// An answer being worked out, a bounded slice at a time.
///
/// The method is constraint propagation and depth-first search, after Peter
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
    layout: Layout,
    limit: usize,
    nodes: u64,
    branches: Vec<Branch>,
    solutions: Vec<Grid>,
    /// What showed, before any guess, that there is no solution.
    refutation: Option<Refutation>,
}

/// A settled position and the guesses not yet tried there, never none.
#[derive(Clone, Debug)]
struct Branch {
    position: Position,
    guesses: vec::IntoIter<Placement>,
}

impl Solver {
    /// Looks for up to `limit` solutions, at least 1: with 2 it tells whether the
    /// first is the only one. A limit of 0 is taken as 1.
    ///
    /// The root node is visited here, so a puzzle that needs no guess is already
    /// [`Progress::Done`].
    pub fn new(puzzle: &Puzzle, limit: usize) -> Self {
        let mut solver = Self {
            layout: Layout::new(puzzle.shape()),
            limit: limit.max(1),
            nodes: 1,
            branches: Vec::new(),
            solutions: Vec::new(),
            refutation: None,
        };
        let mut root = Position::new(puzzle);
        match root.settle(&solver.layout, 1) {
            Ok(()) => solver.branch(root),
            Err(contradiction) => {
                let placed = puzzle.empty_cells().count() - root.empty();
                solver.refutation = Some(match placed {
                    0 => Refutation::AtSight(contradiction),
                    _ => Refutation::ByForcedDigits { placed, contradiction },
                });
            }
        }
        solver
    }

    /// Works for at most `nodes` search nodes. As native code, a node takes about
    /// 2 to 4 microseconds on a 9x9 board and 10 on a 16x16 one.
    pub fn run(&mut self, nodes: u64) -> Progress {
        for _ in 0..nodes {
            if self.progress() == Progress::Done {
                break;
            }
            self.visit();
        }
        self.progress()
    }

    /// Whether the answer is final.
    pub fn progress(&self) -> Progress {
        if self.branches.is_empty() || self.solutions.len() == self.limit {
            Progress::Done
        } else {
            Progress::Working
        }
    }

    /// The nodes visited so far: the guesses and the root.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The solutions found so far, no two of them equal, in the order of finding.
    pub fn solutions(&self) -> &[Grid] {
        &self.solutions
    }

    /// What is known by now, with a copy of the solutions; [`Answer::Partial`]
    /// while the solver is working.
    pub fn answer(&self) -> Answer {
        if !self.branches.is_empty() {
            Answer::Partial(self.solutions.clone())
        } else if self.solutions.is_empty() {
            let by_search = Refutation::BySearch { nodes: self.nodes };
            Answer::Refuted(self.refutation.unwrap_or(by_search))
        } else {
            Answer::Complete(self.solutions.clone())
        }
    }

    /// Tries the next guess.
    fn visit(&mut self) {
        let Some(mut position) = self.next_position() else {
            return;
        };
        self.nodes += 1;
        if position.settle(&self.layout, usize::MAX).is_ok() {
            self.branch(position);
        }
    }

    /// The position after the next guess, not settled.
    fn next_position(&mut self) -> Option<Position> {
        let branch = self.branches.last_mut()?;
        let guess = branch.guesses.next()?;
        let mut position = if branch.guesses.len() == 0 {
            // The last guess needs no copy, and its branch no place on the stack.
            self.branches.pop()?.position
        } else {
            branch.position.clone()
        };
        position.place(&self.layout, guess);
        Some(position)
    }

    /// Takes a settled position: a solution, or more guesses.
    fn branch(&mut self, position: Position) {
        if position.empty() == 0 {
            self.solutions.extend(position.into_grid());
        } else {
            let guesses = position.choices(&self.layout).into_iter();
            self.branches.push(Branch { position, guesses });
        }
    }
}
