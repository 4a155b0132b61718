//! What is being done, for whoever waits.

use std::time::{Duration, Instant};

use anyhow::Result;

use crate::shell::seconds;

/// Prints what is being done and how long it usually takes, then how long it took.
pub(crate) fn announce(what: &str, usually: &str, work: impl FnOnce() -> Result<()>) -> Result<()> {
    println!("{what} (usually {usually}) ...");
    let start = Instant::now();
    work()?;
    println!("... done in {}", seconds(start.elapsed()));
    Ok(())
}

/// A rough time: `10 s`, `3 min`.
pub(super) fn about(time: Duration) -> String {
    match time.as_secs() {
        seconds @ ..90 => format!("{} s", seconds.div_ceil(5) * 5),
        seconds => format!("{} min", seconds.div_ceil(60)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_uncertain_time_is_rounded_up() {
        assert_eq!(about(Duration::from_secs(4)), "5 s");
        assert_eq!(about(Duration::from_secs(61)), "65 s");
        assert_eq!(about(Duration::from_secs(123)), "3 min");
    }
}
