//! Counting solutions without storing them.

use serde::{Deserialize, Serialize};

use super::ruled;
use crate::board::{Puzzle, Shape};
use crate::fast::{Folding, Position, Progress, RootResult, Walk};
use crate::search::Stepper;

/// A number of solutions, exact or a lower bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Count {
    /// There are exactly this many.
    Exactly(u128),
    /// There are this many or more: the limit was reached, or counting is not finished.
    AtLeast(u128),
}

impl Count {
    /// Returns the number, exact or not.
    pub const fn number(self) -> u128 {
        match self {
            Self::Exactly(number) | Self::AtLeast(number) => number,
        }
    }

    /// Returns whether the number is exact.
    pub const fn is_exact(self) -> bool {
        matches!(self, Self::Exactly(_))
    }
}

/// A counter of solutions that works in bounded slices.
///
/// The walk is that of [`fast::Solver`](crate::fast::Solver), and digits absent from the
/// board are treated as interchangeable: of those that a cell can take, only one is tried
/// and its solutions are counted for each. This takes n! times fewer nodes for an empty
/// board of size n, and saves nothing if only one digit is absent. Under variant rules
/// the search is that of [`Strategy::FASTEST`](crate::search::Strategy::FASTEST), and
/// each solution is visited individually. The count is exact either way.
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
    walker: Walker,
    limit: u128,
    solution_count: u128,
}

/// The search that visits the solutions.
#[derive(Clone, Debug)]
enum Walker {
    Classic(Walk),
    Ruled(Box<Stepper>),
}

impl Walker {
    fn is_over(&self) -> bool {
        match self {
            Self::Classic(walk) => walk.is_over(),
            Self::Ruled(stepper) => stepper.is_over(),
        }
    }
}

impl Counter {
    /// Creates a counter of all solutions.
    pub fn all(puzzle: &Puzzle) -> Self {
        Self::up_to(puzzle, u128::MAX)
    }

    /// Creates a counter that stops at a limit; a limit of 0 is taken as 1.
    pub fn up_to(puzzle: &Puzzle, limit: u128) -> Self {
        if puzzle.rules().is_classic() {
            return Self::from_root(Walk::from_puzzle(puzzle, Folding::Absent), limit);
        }
        let walker = Walker::Ruled(Box::new(ruled::search(puzzle)));
        Self { walker, limit: limit.max(1), solution_count: 0 }
    }

    /// Creates a counter of the solutions of a position, up to a limit.
    pub(super) fn from_position(position: Position, shape: Shape, limit: u128) -> Self {
        Self::from_root(Walk::from_position(position, shape, Folding::Absent), limit)
    }

    fn from_root((walk, root): (Walk, RootResult), limit: u128) -> Self {
        let solution_count = match root {
            RootResult::Solved(found) => found.multiplicity,
            RootResult::Open | RootResult::Refuted(_) => 0,
        };
        Self { walker: Walker::Classic(walk), limit: limit.max(1), solution_count }
    }

    /// Visits at most `nodes` search nodes. A node takes less than a microsecond on most
    /// 9x9 boards, and about two microseconds under variant rules.
    pub fn run(&mut self, nodes: u64) -> Progress {
        let mut remaining_nodes = nodes;
        while remaining_nodes > 0 && self.progress() == Progress::Working {
            remaining_nodes -= match &mut self.walker {
                Walker::Classic(walk) => {
                    self.solution_count += walk.visit().map_or(0, |found| found.multiplicity);
                    1
                }
                Walker::Ruled(stepper) => {
                    let steps = stepper.run_to_solution(remaining_nodes);
                    self.solution_count = stepper.counters().solutions.into();
                    steps.max(1)
                }
            };
        }
        self.progress()
    }

    /// Returns whether the count is final.
    pub fn progress(&self) -> Progress {
        if self.walker.is_over() || self.solution_count >= self.limit {
            Progress::Done
        } else {
            Progress::Working
        }
    }

    /// Returns the count so far, never more than the limit.
    pub fn count(&self) -> Count {
        if self.solution_count >= self.limit
            && !(self.walker.is_over() && self.solution_count == self.limit)
        {
            Count::AtLeast(self.limit)
        } else if self.walker.is_over() {
            Count::Exactly(self.solution_count)
        } else {
            Count::AtLeast(self.solution_count)
        }
    }

    /// Returns the fraction of the search tree that has been walked, from 0 to 1, which
    /// never decreases except by rounding. The branches of a node are assumed to be of
    /// equal size, so the value is seldom proportional to time: 0.5 means that half of
    /// the choices at the top are done.
    pub fn fraction(&self) -> f64 {
        match self.progress() {
            Progress::Done => 1.0,
            Progress::Working => match &self.walker {
                Walker::Classic(walk) => walk.fraction(),
                Walker::Ruled(stepper) => ruled::fraction(stepper),
            },
        }
    }

    /// Returns the number of nodes visited so far: the guesses and the root.
    pub fn nodes(&self) -> u64 {
        match &self.walker {
            Walker::Classic(walk) => walk.nodes(),
            Walker::Ruled(stepper) => stepper.counters().nodes(),
        }
    }
}
