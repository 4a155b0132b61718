//! Chromium and its WebDriver, which the browser tests and Playwright use.
//!
//! If they are not on PATH, the variables `CHROMIUM` and `CHROMEDRIVER` give their paths.

use std::env;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Result, bail};
use xshell::{Shell, cmd};

use super::apt;
use super::state::{Install, Missing, State};
use crate::shell::find as find_program;

const CHROMIUM: &[&str] = &[
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
];
/// Chromium without windows. It starts a page in half the time, as it draws no toolbar.
const HEADLESS_SHELL: &[&str] = &["chromium-headless-shell", "chrome-headless-shell"];
const CHROMEDRIVER: &[&str] = &["chromedriver", "/usr/lib/chromium-browser/chromedriver"];
const PACKAGES: [&str; 2] = ["chromium", "chromium-driver"];
/// A package that not every system has.
const FASTER_PACKAGE: &str = "chromium-headless-shell";
const FIX: &str = "install Chromium (or Chrome) and chromedriver in the same version (see \
                    docs/setup.md), and add them to PATH or set CHROMIUM and CHROMEDRIVER to \
                    their paths";

/// Finds both, and sets the two variables for later commands.
///
/// # Errors
///
/// When a variable is set to a path that is not a file.
pub(super) fn state(shell: &Shell) -> Result<State> {
    let Some((chromium, driver)) = locate(shell)? else {
        let installation = match apt::command(shell, &PACKAGES) {
            Some(command) => Install::Automatic { usual_time: Duration::from_secs(60), command },
            None => Install::Manual(format!("apt-get cannot install it here: {FIX}")),
        };
        return Ok(State::Missing(Missing {
            name: "Chromium with its chromedriver".into(),
            installation,
        }));
    };
    let version = cmd!(shell, "{chromium} --version").quiet().ignore_stderr().read();
    let name = version.unwrap_or_else(|_| chromium.display().to_string());
    let state = State::Found(format!("{} and {}", name.trim(), driver.display()));
    shell.set_var("CHROMIUM", chromium);
    shell.set_var("CHROMEDRIVER", driver);
    Ok(state)
}

/// Returns Chromium's headless shell if it is installed and the environment does not choose a
/// browser.
pub(crate) fn headless_shell(shell: &Shell) -> Option<PathBuf> {
    if env::var_os("CHROMIUM").is_some() {
        return None;
    }
    HEADLESS_SHELL.iter().find_map(|name| find_program(shell, name))
}

fn locate(shell: &Shell) -> Result<Option<(PathBuf, PathBuf)>> {
    let chromium = find(shell, "CHROMIUM", CHROMIUM)?;
    let driver = find(shell, "CHROMEDRIVER", CHROMEDRIVER)?;
    Ok(chromium.zip(driver))
}

fn find(shell: &Shell, variable: &str, names: &[&str]) -> Result<Option<PathBuf>> {
    let Some(named) = env::var_os(variable).map(PathBuf::from) else {
        return Ok(names.iter().find_map(|name| find_program(shell, name)));
    };
    if !named.is_file() {
        bail!("{variable} is set to {}, which is not a file; fix or unset it", named.display());
    }
    Ok(Some(named))
}

/// Installs both with apt-get.
///
/// # Errors
///
/// When apt-get is not available, needs a password, or fails.
pub(super) fn install(shell: &Shell) -> Result<()> {
    apt::install(shell, &PACKAGES, FIX)?;
    if apt::install(shell, &[FASTER_PACKAGE], FIX).is_err() {
        println!("{FASTER_PACKAGE} cannot be installed; the end-to-end tests take longer without");
    }
    Ok(())
}
