//! Counting solutions without keeping them.

use serde::{Deserialize, Serialize};

use super::ruled;
use crate::board::{Puzzle, Shape};
use crate::fast::{Folding, Position, Progress, Root, Walk};
use crate::search::Stepper;

/// A number of solutions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Count {
    /// There are so many.
    Exactly(u128),
    /// There are so many or more: the limit was reached, or not all is counted yet.
    AtLeast(u128),
}

impl Count {
    /// The number, exact or not.
    pub const fn number(self) -> u128 {
        match self {
            Self::Exactly(number) | Self::AtLeast(number) => number,
        }
    }

    /// Whether there are no more than that.
    pub const fn is_exact(self) -> bool {
        matches!(self, Self::Exactly(_))
    }
}

/// Solutions being counted, a bounded slice at a time.
///
/// The walk is that of [`fast::Solver`](crate::fast::Solver), and digits that stand
/// nowhere on the board are not told apart: of those that a cell can take one is
/// tried and its solutions are counted for each. An empty board of size n so takes
/// n! times fewer nodes, and one with givens of all digits but one as many as ever.
/// Under rules beyond the houses it is the search of
/// [`Strategy::SOONEST`](crate::search::Strategy::SOONEST), and each solution is met by
/// itself. The count is exact either way.
///
/// ```
/// use sudoku_engine::board::{Givens, Puzzle, Shape};
/// use sudoku_engine::count::{Count, Counter};
/// use sudoku_engine::fast::Progress;
///
/// let puzzle = Puzzle::try_from(Givens::empty(Shape::Four))?;
/// let mut counter = Counter::all(&puzzle);
/// while counter.run(10) == Progress::Working {
///     assert!((0.0..1.0).contains(&counter.fraction()));
/// }
/// assert_eq!(counter.count(), Count::Exactly(288));
/// # Ok::<(), sudoku_engine::board::Clashes>(())
/// ```
#[derive(Clone, Debug)]
pub struct Counter {
    walk: Way,
    limit: u128,
    found: u128,
}

/// Who meets the solutions.
#[derive(Clone, Debug)]
enum Way {
    Classic(Walk),
    Ruled(Box<Stepper>),
}

impl Way {
    fn is_over(&self) -> bool {
        match self {
            Self::Classic(walk) => walk.is_over(),
            Self::Ruled(stepper) => stepper.is_over(),
        }
    }
}

impl Counter {
    /// Counts every solution.
    pub fn all(puzzle: &Puzzle) -> Self {
        Self::up_to(puzzle, u128::MAX)
    }

    /// Counts up to a limit, at least 1; a limit of 0 is taken as 1.
    pub fn up_to(puzzle: &Puzzle, limit: u128) -> Self {
        if puzzle.rules().is_classic() {
            return Self::from_root(Walk::over(puzzle, Folding::Absent), limit);
        }
        let walk = Way::Ruled(Box::new(ruled::search(puzzle)));
        Self { walk, limit: limit.max(1), found: 0 }
    }

    /// Counts the solutions of a position up to a limit.
    pub(super) fn below(position: Position, shape: Shape, limit: u128) -> Self {
        Self::from_root(Walk::below(position, shape, Folding::Absent), limit)
    }

    fn from_root((walk, root): (Walk, Root), limit: u128) -> Self {
        let found = match root {
            Root::Solved(found) => found.ways,
            Root::Open | Root::Refuted(_) => 0,
        };
        Self { walk: Way::Classic(walk), limit: limit.max(1), found }
    }

    /// Works for at most `nodes` search nodes, of less than a microsecond on most 9x9
    /// boards, and of about two under rules beyond the houses.
    pub fn run(&mut self, nodes: u64) -> Progress {
        let mut left = nodes;
        while left > 0 && self.progress() == Progress::Working {
            left -= match &mut self.walk {
                Way::Classic(walk) => {
                    self.found += walk.visit().map_or(0, |found| found.ways);
                    1
                }
                Way::Ruled(stepper) => {
                    let steps = stepper.run_to_solution(left);
                    self.found = stepper.counters().solutions.into();
                    steps.max(1)
                }
            };
        }
        self.progress()
    }

    /// Whether the count is final.
    pub fn progress(&self) -> Progress {
        if self.walk.is_over() || self.found >= self.limit {
            Progress::Done
        } else {
            Progress::Working
        }
    }

    /// What is known by now; never more than the limit.
    pub fn count(&self) -> Count {
        if self.found >= self.limit && !(self.walk.is_over() && self.found == self.limit) {
            Count::AtLeast(self.limit)
        } else if self.walk.is_over() {
            Count::Exactly(self.found)
        } else {
            Count::AtLeast(self.found)
        }
    }

    /// The part of the search tree that has been walked, from 0 to 1 and never less
    /// than before but for the rounding of its last digits. Each guess of a node is
    /// taken for an equal part of it, which is seldom so in time: 0.5 says that half
    /// of the choices at the top are done with.
    pub fn fraction(&self) -> f64 {
        match self.progress() {
            Progress::Done => 1.0,
            Progress::Working => match &self.walk {
                Way::Classic(walk) => walk.fraction(),
                Way::Ruled(stepper) => ruled::fraction(stepper),
            },
        }
    }

    /// The nodes visited so far: the guesses and the root.
    pub fn nodes(&self) -> u64 {
        match &self.walk {
            Way::Classic(walk) => walk.nodes(),
            Way::Ruled(stepper) => stepper.counters().nodes(),
        }
    }
}
