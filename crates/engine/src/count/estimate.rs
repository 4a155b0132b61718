//! Estimating how many solutions there are where they cannot be counted.

use serde::{Deserialize, Serialize};

use super::ruled;
use crate::board::{Puzzle, Shape};
use crate::chance::Chance;
use crate::fast::{Layout, Order, Position};

/// What a number of probes says.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Estimate {
    /// The mean of the probes: an unbiased estimate of the number of solutions, as a
    /// plain number. On the largest board it is about 10 to the 98.
    pub mean: f64,
    /// The sample's standard deviation divided by the root of the number of probes.
    /// `None` below two probes. It is an estimate too, and too low while the few large
    /// values that make up the mean have not been met.
    pub standard_error: Option<f64>,
    /// How many probes were made.
    pub probes: u64,
    /// How many of them came to a solution; if none did, a mean of 0 says little.
    pub hits: u64,
}

impl Estimate {
    /// The standard error as a part of the mean; `None` where either is unknown.
    pub fn spread(&self) -> Option<f64> {
        let spread = self.standard_error? / self.mean;
        spread.is_finite().then_some(spread)
    }
}

/// An estimate of the number of solutions being made, probe by probe.
///
/// The method is that of D. E. Knuth, "Estimating the efficiency of backtrack
/// programs", Mathematics of Computation 29 (1975): a probe goes down the search tree
/// by chance, and where it ends with a solution it is worth the product of the numbers
/// of choices on its way, else 0. The mean of many is the number of solutions. The
/// tree is that of [`fast::Solver`](crate::fast::Solver), or under rules beyond the
/// houses that of [`Strategy::SOONEST`](crate::search::Strategy::SOONEST), narrow where
/// it can be, so that few probes say much.
///
/// ```
/// use sudoku_engine::board::{Givens, Puzzle, Shape};
/// use sudoku_engine::count::Estimator;
///
/// let puzzle = Puzzle::try_from(Givens::empty(Shape::Nine))?;
/// let mut estimator = Estimator::new(&puzzle, 1);
/// estimator.run(500);
/// let estimate = estimator.estimate();
/// assert!((6e21..7.5e21).contains(&estimate.mean)); // 6670903752021072936960 in truth
/// # Ok::<(), sudoku_engine::board::Clashes>(())
/// ```
#[derive(Clone, Debug)]
pub struct Estimator {
    root: Root,
    chance: Chance,
    probes: u64,
    hits: u64,
    mean: f64,
    /// The sum of the squared distances from the mean.
    squares: f64,
}

/// Where probes begin.
#[derive(Clone, Debug)]
enum Root {
    /// Settled; `None` if that shows that there is no solution.
    Classic(Shape, Option<Box<Position>>),
    Ruled(Box<ruled::Root>),
}

impl Root {
    fn new(puzzle: &Puzzle) -> Self {
        if !puzzle.rules().is_classic() {
            return Self::Ruled(Box::new(ruled::Root::new(puzzle)));
        }
        let mut root = Box::new(Position::new(puzzle));
        let settled = root.settle(Layout::of(puzzle.shape()), Order::AsMet);
        Self::Classic(puzzle.shape(), settled.ok().map(|()| root))
    }
}

impl Estimator {
    /// Begins without a probe. The same seed makes the same probes.
    pub fn new(puzzle: &Puzzle, seed: u64) -> Self {
        Self {
            root: Root::new(puzzle),
            chance: Chance::from_seed(seed),
            probes: 0,
            hits: 0,
            mean: 0.0,
            squares: 0.0,
        }
    }

    /// Makes so many probes more, each of at most as many nodes as there are empty
    /// cells: some 0.1 milliseconds on an empty 9x9 board, more under other rules.
    pub fn run(&mut self, probes: u64) {
        for _ in 0..probes {
            let worth = self.probe();
            self.probes += 1;
            self.hits += u64::from(worth > 0.0);
            // Welford's update keeps the squares right for large means.
            let off = worth - self.mean;
            self.mean += off / self.probes as f64;
            self.squares += off * (worth - self.mean);
        }
    }

    /// What the probes so far say.
    pub fn estimate(&self) -> Estimate {
        let probes = self.probes as f64;
        let spread = || (self.squares / (probes - 1.0) / probes).sqrt();
        Estimate {
            mean: self.mean,
            standard_error: (self.probes > 1).then(spread),
            probes: self.probes,
            hits: self.hits,
        }
    }

    fn probe(&mut self) -> f64 {
        let (shape, root) = match &self.root {
            Root::Classic(shape, root) => (*shape, root),
            Root::Ruled(root) => return root.probe(&mut self.chance),
        };
        let layout = Layout::of(shape);
        let Some(mut position) = root.as_deref().cloned() else {
            return 0.0;
        };
        let mut worth = 1.0;
        while position.empty() > 0 {
            let choices = position.choices(layout);
            worth *= choices.len() as f64;
            position.place(layout, choices[self.chance.index(choices.len())]);
            if position.settle(layout, Order::AsMet).is_err() {
                return 0.0;
            }
        }
        worth
    }
}
