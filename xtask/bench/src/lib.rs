//! How fast the engine searches, against a plain loop in the same run.
//!
//! `cargo xtask bench` runs this natively and, compiled to WebAssembly, under
//! node. Absolute speeds differ between machines; the ratio to the yardstick
//! differs much less, so it is what to compare before and after a change.

pub mod loops;
pub mod measure;
#[cfg(target_arch = "wasm32")]
pub mod node;
pub mod seeks;
pub mod yardstick;

use measure::{Rate, WrongCount};
use seeks::SeekTimes;

/// Measures and writes one line for each loop: its name, a tab, its placements
/// per second; then one for each percentile of the seeks, in milliseconds. `now` is a
/// clock in seconds.
///
/// # Errors
///
/// When a loop's count of placements is wrong.
pub fn report(mut now: impl FnMut() -> f64) -> Result<String, WrongCount> {
    let line = |rate: Rate| format!("{}\t{:.0}\n", rate.name, rate.placements_per_second);
    let rates: String = measure::measure(&mut now)?.into_iter().map(line).collect();
    let SeekTimes { median, p99 } = seeks::measure(now);
    let seeks = [("seek, median", median), ("seek, p99", p99)];
    let seeks = seeks.map(|(name, seconds)| format!("{name}\t{:.3}\n", seconds * 1000.0));
    Ok(rates + &seeks.concat())
}
