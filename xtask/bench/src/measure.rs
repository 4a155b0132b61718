//! Times each workload over several rounds. Runs natively and in WebAssembly.

use std::error::Error;
use std::fmt;

use crate::workloads::{WORKLOADS, Workload};

/// The number of timed runs of each workload; odd, so that the median is one of them.
const ROUNDS: usize = 5;

/// The speed of a workload.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rate {
    pub name: &'static str,
    /// From the median time of the rounds.
    pub placements_per_second: f64,
}

/// A workload whose count differs from the expected one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrongCount {
    pub name: &'static str,
    pub counted: u64,
    pub expected: u64,
}

impl fmt::Display for WrongCount {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { name, counted, expected } = self;
        write!(
            out,
            "{name}: counted {counted} instead of {expected}; the measurement was discarded"
        )
    }
}

impl Error for WrongCount {}

/// Measures every workload. Each round runs all of them, so that a slowdown of the machine affects
/// them all. `now` returns the time in seconds.
///
/// # Errors
///
/// When a workload counts a wrong number of placements, in a round or in the warm-up.
pub fn measure(mut now: impl FnMut() -> f64) -> Result<Vec<Rate>, WrongCount> {
    // The warm-up.
    for workload in WORKLOADS {
        run_and_check(workload)?;
    }
    let mut seconds = [[0.0; ROUNDS]; WORKLOADS.len()];
    for round in 0..ROUNDS {
        for (workload, times) in WORKLOADS.into_iter().zip(&mut seconds) {
            let start = now();
            run_and_check(workload)?;
            times[round] = now() - start;
        }
    }
    let rates = WORKLOADS.into_iter().zip(seconds).map(|(workload, times)| Rate {
        name: workload.name,
        placements_per_second: workload.placements as f64 / median(times),
    });
    Ok(rates.collect())
}

fn run_and_check(workload: Workload) -> Result<(), WrongCount> {
    let counted = (workload.run)();
    if counted == workload.placements {
        Ok(())
    } else {
        Err(WrongCount { name: workload.name, counted, expected: workload.placements })
    }
}

fn median(mut times: [f64; ROUNDS]) -> f64 {
    times.sort_by(f64::total_cmp);
    times[ROUNDS / 2]
}

#[cfg(test)]
mod tests {
    use super::median;

    #[test]
    fn the_median_ignores_an_outlier() {
        assert_eq!(median([3.0, 1.0, 90.0, 2.0, 4.0]), 3.0);
    }
}
