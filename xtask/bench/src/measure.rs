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
    pub made: u64,
    pub expected: u64,
}

impl fmt::Display for WrongCount {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { name, made, expected } = self;
        write!(out, "{name}: counted {made} instead of {expected}, so nothing was measured")
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
    for each in LOOPS {
        checked(each)?;
    }
    let mut seconds = [[0.0; ROUNDS]; LOOPS.len()];
    for round in 0..ROUNDS {
        for (each, times) in LOOPS.into_iter().zip(&mut seconds) {
            let start = now();
            checked(each)?;
            times[round] = now() - start;
        }
    }
    let rates = LOOPS.into_iter().zip(seconds).map(|(each, times)| Rate {
        name: each.name,
        placements_per_second: each.placements as f64 / median(times),
    });
    Ok(rates.collect())
}

fn checked(each: Loop) -> Result<(), WrongCount> {
    let made = (each.run)();
    if made == each.placements {
        Ok(())
    } else {
        Err(WrongCount { name: each.name, made, expected: each.placements })
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
