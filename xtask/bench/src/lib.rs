//! Benchmarks of the engine: searching, relative to a plain loop in the same run; solving;
//! generating puzzles; hints; and programs in the languages of lessons.
//!
//! `cargo xtask bench` runs them natively and, compiled to WebAssembly, under Node.js and in
//! Chromium. Absolute speeds differ between machines. The ratio to the yardstick, or to the same
//! code in another environment, differs much less: compare that before and after a change.

pub mod generate_times;
pub mod hint_times;
pub mod measure;
#[cfg(target_arch = "wasm32")]
pub mod node;
pub mod program_times;
pub mod seeks;
pub mod sets;
pub mod solve_times;
pub mod workloads;
pub mod yardstick;

use measure::{Rate, WrongCount};
use seeks::SeekTimes;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// The placements per second of each workload, then the percentiles of the seeks in milliseconds.
    Workloads,
    /// See [`solve_times`].
    SolveTimes,
    /// See [`generate_times`].
    GenerateTimes,
    /// See [`hint_times`].
    HintTimes,
    /// See [`program_times`].
    ProgramTimes,
}

impl Subject {
    /// Returns the subject of this name.
    pub fn named(word: &str) -> Option<Self> {
        match word {
            "searching" => Some(Self::Workloads),
            "solving" => Some(Self::SolveTimes),
            "generating" => Some(Self::GenerateTimes),
            "hints" => Some(Self::HintTimes),
            "programs" => Some(Self::ProgramTimes),
            _ => None,
        }
    }
}

/// Measures a subject. Returns one line per figure: a name, a tab and the figure. `now` is a clock
/// in seconds.
///
/// # Errors
///
/// When a workload, solver or program returns a wrong count.
pub fn report(subject: Subject, now: impl Fn() -> f64) -> Result<String, WrongCount> {
    match subject {
        Subject::Workloads => workloads(now),
        Subject::SolveTimes => solve_times::report(now),
        Subject::GenerateTimes => Ok(generate_times::report(now)),
        Subject::HintTimes => Ok(hint_times::report(now)),
        Subject::ProgramTimes => program_times::report(now),
    }
}

fn workloads(now: impl Fn() -> f64) -> Result<String, WrongCount> {
    let line = |rate: Rate| format!("{}\t{:.0}\n", rate.name, rate.placements_per_second);
    let rates: String = measure::measure(&now)?.into_iter().map(line).collect();
    let SeekTimes { median, p99 } = seeks::measure(now);
    let seeks = [("seek, median", median), ("seek, p99", p99)];
    let seeks = seeks.map(|(name, seconds)| format!("{name}\t{:.3}\n", seconds * 1000.0));
    Ok(rates + &seeks.concat())
}
