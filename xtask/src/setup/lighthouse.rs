//! Lighthouse, in the user's cache: it has many packages, which only one command needs.

use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, Result, anyhow};
use xshell::{Shell, cmd};

use super::cargo_tool::cache;
use super::state::{Install, Missing, State};
use crate::shell::find;

/// The newest version that supports Node.js 20.19.
const VERSION: &str = "12.8.2";

/// Returns the script with Lighthouse's functions.
///
/// # Errors
///
/// When the home folder is unknown.
pub(crate) fn module() -> Result<PathBuf> {
    Ok(folder()?.join("node_modules/lighthouse/core/index.js"))
}

fn folder() -> Result<PathBuf> {
    Ok(cache()?.join(format!("lighthouse-{VERSION}")))
}

/// Finds Lighthouse in the cache.
///
/// # Errors
///
/// When the home folder is unknown.
pub(super) fn state() -> Result<State> {
    let name = format!("Lighthouse {VERSION}");
    if module()?.is_file() {
        return Ok(State::Found(name));
    }
    let command = format!("npm install lighthouse@{VERSION}");
    let usual_time = Duration::from_secs(30);
    Ok(State::Missing(Missing { name, installation: Install::Automatic { usual_time, command } }))
}

/// Installs Lighthouse with npm.
///
/// # Errors
///
/// When npm is not there or fails.
pub(super) fn install(shell: &Shell) -> Result<()> {
    let npm =
        find(shell, "npm").context("npm is not on PATH; install it from https://nodejs.org")?;
    let folder = folder()?;
    let options = ["--no-audit", "--no-fund", "--ignore-scripts"];
    cmd!(shell, "{npm} install {options...} --prefix {folder} lighthouse@{VERSION}").run().map_err(
        |_| {
            anyhow!(
                "Lighthouse could not be installed (see npm's output above); if the registry \
                 cannot be reached, try again with a network connection"
            )
        },
    )
}
