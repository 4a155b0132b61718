//! Messages about long tasks, for the person who waits for them.

use std::time::{Duration, Instant};

use anyhow::Result;

use crate::shell::seconds;

/// Runs a task. Prints its name and usual duration before, and its actual duration after.
pub(crate) fn announce(
    name: &str,
    usual_time: &str,
    work: impl FnOnce() -> Result<()>,
) -> Result<()> {
    println!("{name} (usually {usual_time}) ...");
    let start = Instant::now();
    work()?;
    println!("... done in {}", seconds(start.elapsed()));
    Ok(())
}

/// Formats a rough duration, rounded up: `10 s`, `3 min`.
pub(super) fn rough_duration(time: Duration) -> String {
    match time.as_secs() {
        seconds @ ..90 => format!("{} s", seconds.div_ceil(5) * 5),
        seconds => format!("{} min", seconds.div_ceil(60)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rough_durations_are_rounded_up() {
        assert_eq!(rough_duration(Duration::from_secs(4)), "5 s");
        assert_eq!(rough_duration(Duration::from_secs(61)), "65 s");
        assert_eq!(rough_duration(Duration::from_secs(123)), "3 min");
    }
}
