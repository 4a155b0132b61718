//! Estimating the number of solutions if they cannot be counted.

use serde::{Deserialize, Serialize};

use super::ruled;
use crate::board::{Puzzle, Shape};
use crate::fast::{Layout, Order, Position};
use crate::rng::SeededRng;

/// The estimate from a number of probes.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Estimate {
    /// The mean of the probes: an unbiased estimate of the number of solutions. On an
    /// empty 16x16 board it is about 10 to the power of 98.
    pub mean: f64,
    /// The sample standard deviation divided by the square root of the number of probes.
    /// `None` for fewer than two probes. It is itself an estimate, and too low until the
    /// few large values that dominate the mean have been sampled.
    pub standard_error: Option<f64>,
    /// The number of probes made.
    pub probes: u64,
    /// The number of probes that reached a solution; if none did, a mean of 0 means
    /// little.
    pub hits: u64,
}

impl Estimate {
    /// Returns the standard error divided by the mean; `None` if either is unknown.
    pub fn spread(&self) -> Option<f64> {
        let spread = self.standard_error? / self.mean;
        spread.is_finite().then_some(spread)
    }
}

/// An estimator of the number of solutions that works probe by probe.
///
/// The method is that of D. E. Knuth, "Estimating the efficiency of backtrack programs",
/// Mathematics of Computation 29 (1975). A probe descends the search tree at random. If
/// it ends at a solution, its value is the product of the numbers of choices along the
/// way, otherwise 0. The expected value is the number of solutions. The tree is that of
/// [`fast::Solver`](crate::fast::Solver), or under variant rules that of
/// [`Strategy::FASTEST`](crate::search::Strategy::FASTEST): both keep the tree narrow, so
/// that few probes give a good estimate.
///
/// ```
/// use sudoku_engine::board::{Givens, Puzzle, Shape};
/// use sudoku_engine::count::Estimator;
///
/// let puzzle = Puzzle::try_from(Givens::empty(Shape::Nine))?;
/// let mut estimator = Estimator::new(&puzzle, 1);
/// estimator.run(500);
/// let estimate = estimator.estimate();
/// assert!((6e21..7.5e21).contains(&estimate.mean)); // exactly 6670903752021072936960
/// # Ok::<(), sudoku_engine::board::Clashes>(())
/// ```
#[derive(Clone, Debug)]
pub struct Estimator {
    root: Root,
    rng: SeededRng,
    probes: u64,
    hits: u64,
    mean: f64,
    /// The sum of squared deviations from the mean.
    squared_deviations: f64,
}

/// The root from which probes start.
#[derive(Clone, Debug)]
enum Root {
    /// The position after propagation; `None` if that shows that there is no solution.
    Classic(Shape, Option<Box<Position>>),
    Ruled(Box<ruled::Root>),
}

impl Root {
    fn new(puzzle: &Puzzle) -> Self {
        if !puzzle.rules().is_classic() {
            return Self::Ruled(Box::new(ruled::Root::new(puzzle)));
        }
        let mut root = Box::new(Position::new(puzzle));
        let settled = root.place_forced_digits(Layout::of(puzzle.shape()), Order::AsFound);
        Self::Classic(puzzle.shape(), settled.ok().map(|()| root))
    }
}

impl Estimator {
    /// Creates an estimator without probes. The same seed gives the same probes.
    pub fn new(puzzle: &Puzzle, seed: u64) -> Self {
        Self {
            root: Root::new(puzzle),
            rng: SeededRng::from_seed(seed),
            probes: 0,
            hits: 0,
            mean: 0.0,
            squared_deviations: 0.0,
        }
    }

    /// Makes this many further probes, each of at most as many nodes as there are empty
    /// cells: about 0.1 milliseconds on an empty 9x9 board, more under variant rules.
    pub fn run(&mut self, probes: u64) {
        for _ in 0..probes {
            let value = self.probe();
            self.probes += 1;
            self.hits += u64::from(value > 0.0);
            // Welford's update keeps the sum of squares accurate for large means.
            let deviation = value - self.mean;
            self.mean += deviation / self.probes as f64;
            self.squared_deviations += deviation * (value - self.mean);
        }
    }

    /// Returns the estimate from the probes so far.
    pub fn estimate(&self) -> Estimate {
        let probes = self.probes as f64;
        let spread = || (self.squared_deviations / (probes - 1.0) / probes).sqrt();
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
            Root::Ruled(root) => return root.probe(&mut self.rng),
        };
        let layout = Layout::of(shape);
        let Some(mut position) = root.as_deref().cloned() else {
            return 0.0;
        };
        let mut value = 1.0;
        while position.empty_count() > 0 {
            let choices = position.choices(layout);
            value *= choices.len() as f64;
            position.place(layout, choices[self.rng.index(choices.len())]);
            if position.place_forced_digits(layout, Order::AsFound).is_err() {
                return 0.0;
            }
        }
        value
    }
}
