//! `sudoku count`: how many solutions each puzzle has.

use std::num::NonZeroU64;

use clap::Args;
use serde::Serialize;
use sudoku_engine::board::Puzzle;
use sudoku_engine::count::{Counter, Estimate, Estimator};
use sudoku_engine::fast::Progress;

use crate::input::Input;
use crate::lines;

#[derive(Args, Clone, Debug)]
pub(crate) struct Count {
    #[command(flatten)]
    pub(crate) input: Input,
    /// Stop counting at N solutions
    #[arg(long, value_name = "N", conflicts_with = "estimate")]
    limit: Option<NonZeroU64>,
    /// Estimate the number of solutions from random probes instead of counting (Knuth 1975)
    #[arg(long, value_name = "PROBES")]
    estimate: Option<NonZeroU64>,
    /// Seed of the random probes
    #[arg(long, default_value_t = 1, requires = "estimate")]
    seed: u64,
}

#[derive(Debug, Serialize)]
#[serde(untagged)]
pub(crate) enum Answer {
    Counted { solutions: u128, exact: bool },
    Estimated { estimate: Estimate },
}

impl Count {
    pub(crate) fn answer(&self, puzzle: &Puzzle) -> Answer {
        if let Some(probes) = self.estimate {
            let mut estimator = Estimator::new(puzzle, self.seed);
            estimator.run(probes.get());
            return Answer::Estimated { estimate: estimator.estimate() };
        }
        let mut counter = match self.limit {
            Some(limit) => Counter::up_to(puzzle, limit.get().into()),
            None => Counter::all(puzzle),
        };
        while counter.run(u64::MAX) == Progress::Working {}
        let count = counter.count();
        Answer::Counted { solutions: count.number(), exact: count.is_exact() }
    }
}

impl lines::Answer for Answer {
    fn text(&self) -> String {
        match self {
            Self::Counted { solutions, exact: true } => solutions.to_string(),
            Self::Counted { solutions, exact: false } => format!("{solutions}+"),
            Self::Estimated { estimate: Estimate { mean, standard_error, probes, hits } } => {
                let error =
                    standard_error.map_or(String::new(), |error| format!(" +- {error:.3e}"));
                format!("about {mean:.4e}{error}, {hits} of {probes} probes found a solution")
            }
        }
    }
}
