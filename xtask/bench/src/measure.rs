//! Runs the loops in rounds, checks their counts and computes medians, natively and in WebAssembly.

use std::error::Error;
use std::fmt;

use crate::loops::{LOOPS, Loop};

/// The number of runs of each loop; odd, so that the median is one of them.
const ROUNDS: usize = 5;

/// The speed of a loop.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rate {
    pub name: &'static str,
    /// The median over the rounds.
    pub placements_per_second: f64,
}

/// A loop that counted wrong placements, or a set of boards with wrong solution counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrongCount {
    pub name: &'static str,
    pub counted: u64,
    pub expected: u64,
}

impl fmt::Display for WrongCount {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { name, counted, expected } = self;
        write!(out, "{name}: counted {counted} instead of {expected}, so nothing was measured")
    }
}

impl Error for WrongCount {}

/// Measures every loop. Each round runs all loops, so that a machine that slows down affects them
/// all. `now` is a clock in seconds.
///
/// # Errors
///
/// When a loop counts a wrong number of placements, in a round or in the warm-up.
pub fn measure(mut now: impl FnMut() -> f64) -> Result<Vec<Rate>, WrongCount> {
    for measured_loop in LOOPS {
        check_count(measured_loop)?;
    }
    let mut seconds = [[0.0; ROUNDS]; LOOPS.len()];
    for round in 0..ROUNDS {
        for (measured_loop, times) in LOOPS.into_iter().zip(&mut seconds) {
            let start = now();
            check_count(measured_loop)?;
            times[round] = now() - start;
        }
    }
    let rates = LOOPS.into_iter().zip(seconds).map(|(measured_loop, times)| Rate {
        name: measured_loop.name,
        placements_per_second: measured_loop.placements as f64 / median(times),
    });
    Ok(rates.collect())
}

fn check_count(measured_loop: Loop) -> Result<(), WrongCount> {
    let counted = (measured_loop.run)();
    if counted == measured_loop.placements {
        Ok(())
    } else {
        Err(WrongCount { name: measured_loop.name, counted, expected: measured_loop.placements })
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
