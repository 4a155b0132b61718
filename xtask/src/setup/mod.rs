//! Installs what a command needs and lacks, and nothing else.
//!
//! Each file below knows one kind of thing: how to tell that it is there, and
//! how to get it. When all is there, this takes a fraction of a second.

mod announce;
mod browser;
mod cargo_tool;
mod doctor;
mod need;
mod npm;
mod progress;
mod rust;
mod state;

use std::time::Instant;

use anyhow::{Result, bail};
use xshell::Shell;

use self::announce::about;
use self::state::{Installed, Missing, State, plan};
use crate::shell::seconds;
pub(crate) use announce::announce;
pub(crate) use cargo_tool::cache;
pub(crate) use doctor::doctor;
pub(crate) use need::Need;
pub(crate) use progress::run_cargo;

/// `cargo xtask setup`: every need, and a line when it is done.
pub(crate) fn everything(shell: &Shell) -> Result<()> {
    let start = Instant::now();
    ensure(shell, &Need::ALL)?;
    println!("Everything is in place ({}).", seconds(start.elapsed()));
    Ok(())
}

/// Makes sure that the needs are met: says what is missing, then installs it.
///
/// # Errors
///
/// When something can be neither found nor installed; the error names the mend.
pub(crate) fn ensure(shell: &Shell, needs: &[Need]) -> Result<()> {
    let mut missing = Vec::new();
    for &need in needs {
        if let State::Missing(it) = need.state(shell)? {
            missing.push((need, it));
        }
    }
    if missing.is_empty() {
        return Ok(());
    }
    // Before an hour of compiling, not after it.
    let mut installs = Vec::new();
    for (need, Missing { what, by }) in &missing {
        match by {
            Installed::Here { usually, command } => installs.push((need, what, *usually, command)),
            Installed::ByHand(mend) => bail!("{what} is missing; {mend}"),
        }
    }
    let rows: Vec<_> =
        installs.iter().map(|(_, what, usually, _)| (what.as_str(), *usually)).collect();
    print!("{}", plan(&rows));
    for (need, what, usually, command) in installs {
        announce(&format!("Installing {what}"), &about(usually), || need.install(shell))?;
        if let State::Missing(_) = need.state(shell)? {
            bail!("{what} is still not found; run `{command}`, then this again");
        }
    }
    // Until then another command may be compiling one.
    if Need::TOOLS.iter().all(|need| matches!(need.state(shell), Ok(State::There(_)))) {
        cargo_tool::tidy()?;
    }
    Ok(())
}
