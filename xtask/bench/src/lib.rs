//! How fast the engine searches, against a plain loop in the same run.
//!
//! `cargo xtask bench` runs this natively and, compiled to WebAssembly, under
//! node. Absolute speeds differ between machines; the ratio to the yardstick
//! differs much less, so it is what to compare before and after a change.

pub mod loops;
pub mod measure;
#[cfg(target_arch = "wasm32")]
pub mod node;
pub mod yardstick;

use measure::{Rate, WrongCount};

/// Measures and writes one line for each loop: its name, a tab, its placements
/// per second. `now` is a clock in seconds.
///
/// # Errors
///
/// When a loop's count of placements is wrong.
pub fn report(now: impl FnMut() -> f64) -> Result<String, WrongCount> {
    let line = |rate: Rate| format!("{}\t{:.0}\n", rate.name, rate.placements_per_second);
    Ok(measure::measure(now)?.into_iter().map(line).collect())
}
