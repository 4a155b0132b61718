//! Installs what a command needs if it is missing, and nothing else.
//!
//! Each module handles one kind of need: how to detect it, and how to install it. If everything is
//! installed, this takes a fraction of a second.

mod announce;
mod apt;
pub(crate) mod browser;
mod cargo_tool;
mod doctor;
mod engine;
mod lighthouse;
mod need;
mod npm;
mod progress;
mod rust;
mod state;

use std::time::Instant;

use anyhow::{Result, bail};
use xshell::Shell;

use self::announce::rough_duration;
use self::state::{Install, Missing, State, plan};
use crate::shell::seconds;
pub(crate) use announce::announce;
pub(crate) use cargo_tool::cache;
pub(crate) use doctor::doctor;
pub(crate) use lighthouse::module as lighthouse_module;
pub(crate) use need::Need;
pub(crate) use progress::run_cargo;

/// `cargo xtask setup`: installs everything that all checks need.
pub(crate) fn install_all(shell: &Shell) -> Result<()> {
    let start = Instant::now();
    ensure(shell, &Need::CHECKS)?;
    println!("Everything is installed ({}).", seconds(start.elapsed()));
    Ok(())
}

/// `cargo xtask setup --engines`: installs the other browser engines, and names those that cannot be
/// installed.
pub(crate) fn install_engines(shell: &Shell) {
    for need in Need::ENGINES {
        if let Err(error) = ensure(shell, &[need]) {
            println!("Not installed: {error:#}");
        }
    }
}

/// Ensures that the needs are installed: prints what is missing, then installs it.
///
/// # Errors
///
/// When something can be neither found nor installed; the message includes the fix.
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
    // Fails before anything is compiled, not afterwards.
    let mut installs = Vec::new();
    for (need, Missing { name, installation }) in &missing {
        match installation {
            Install::Automatic { usual_time, command } => {
                installs.push((need, name, *usual_time, command));
            }
            Install::Manual(instructions) => bail!("{name} is missing; {instructions}"),
        }
    }
    let rows: Vec<_> =
        installs.iter().map(|(_, name, usual_time, _)| (name.as_str(), *usual_time)).collect();
    print!("{}", plan(&rows));
    for (need, name, usual_time, command) in installs {
        announce(&format!("Installing {name}"), &rough_duration(usual_time), || {
            need.install(shell)
        })?;
        if let State::Missing(_) = need.state(shell)? {
            bail!("still cannot find {name}; run `{command}` yourself, then try again");
        }
    }
    // While a tool is missing, another command may be compiling it.
    if Need::TOOLS.iter().all(|need| matches!(need.state(shell), Ok(State::Found(_)))) {
        cargo_tool::remove_target_folder()?;
    }
    Ok(())
}
