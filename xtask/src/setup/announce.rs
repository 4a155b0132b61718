//! What is being done, for whoever waits.

use std::time::Instant;

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
