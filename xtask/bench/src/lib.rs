//! How fast the engine searches, against a plain loop in the same run; how fast it solves,
//! and how fast it makes puzzles.
//!
//! `cargo xtask bench` runs this natively and, compiled to WebAssembly, under
//! node and in Chromium. Absolute speeds differ between machines; the ratio to the yardstick,
//! or to the same code in another world, differs much less, so it is what to compare before
//! and after a change.

pub mod loops;
pub mod making;
pub mod measure;
#[cfg(target_arch = "wasm32")]
pub mod node;
pub mod seeks;
pub mod sets;
pub mod solving;
pub mod yardstick;

use measure::{Rate, WrongCount};
use seeks::SeekTimes;

/// What can be measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// The loops, each in placements per second; then the percentiles of the seeks, in
    /// milliseconds.
    Loops,
    /// [`solving`]
    Solving,
    /// [`making`]
    Making,
}

impl Subject {
    /// The subject that a word stands for.
    pub fn named(word: &str) -> Option<Self> {
        match word {
            "loops" => Some(Self::Loops),
            "solving" => Some(Self::Solving),
            "making" => Some(Self::Making),
            _ => None,
        }
    }
}

/// Measures and writes lines: a name, a tab, a figure. `now` is a clock in seconds.
///
/// # Errors
///
/// When a count is wrong.
pub fn report(subject: Subject, now: impl Fn() -> f64) -> Result<String, WrongCount> {
    match subject {
        Subject::Loops => loops(now),
        Subject::Solving => solving::report(now),
        Subject::Making => Ok(making::report(now)),
    }
}

fn loops(now: impl Fn() -> f64) -> Result<String, WrongCount> {
    let line = |rate: Rate| format!("{}\t{:.0}\n", rate.name, rate.placements_per_second);
    let rates: String = measure::measure(&now)?.into_iter().map(line).collect();
    let SeekTimes { median, p99 } = seeks::measure(now);
    let seeks = [("seek, median", median), ("seek, p99", p99)];
    let seeks = seeks.map(|(name, seconds)| format!("{name}\t{:.3}\n", seconds * 1000.0));
    Ok(rates + &seeks.concat())
}
