//! Chromium and its WebDriver, which the browser tests and Playwright drive.
//!
//! `CHROMIUM` and `CHROMEDRIVER` name them where they are not on PATH.

use std::env;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, Result, anyhow, bail};
use xshell::{Shell, cmd};

use super::state::{Installed, Missing, State};
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
const CHROMEDRIVER: &[&str] = &["chromedriver", "/usr/lib/chromium-browser/chromedriver"];
const PACKAGES: [&str; 2] = ["chromium", "chromium-driver"];
const MEND: &str = "install Chromium (or Chrome) and the chromedriver of the same version as \
                    docs/setup.md says, and put them on PATH or name them in CHROMIUM and \
                    CHROMEDRIVER";

/// Finds both, and tells later commands where they are by the two variables.
///
/// # Errors
///
/// When a variable names no file.
pub(super) fn state(shell: &Shell) -> Result<State> {
    let Some((chromium, driver)) = locate(shell)? else {
        let by = match apt_get(shell) {
            Some((program, before)) => {
                let command = [&[program], before, &["install"], &PACKAGES].concat().join(" ");
                Installed::Here { usually: Duration::from_secs(45), command }
            }
            None => Installed::ByHand(format!("apt-get may not install it here: {MEND}")),
        };
        return Ok(State::Missing(Missing { what: "Chromium with its chromedriver".into(), by }));
    };
    let version = cmd!(shell, "{chromium} --version").quiet().ignore_stderr().read();
    let name = version.unwrap_or_else(|_| chromium.display().to_string());
    let there = State::There(format!("{} and {}", name.trim(), driver.display()));
    shell.set_var("CHROMIUM", chromium);
    shell.set_var("CHROMEDRIVER", driver);
    Ok(there)
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
        bail!("{variable} is set to {}, where there is no file; mend or unset it", named.display());
    }
    Ok(Some(named))
}

/// Installs both with apt-get.
///
/// # Errors
///
/// When apt-get may not be run, or fails.
pub(super) fn install(shell: &Shell) -> Result<()> {
    let (program, before) =
        apt_get(shell).with_context(|| format!("apt-get may not be run here; {MEND}"))?;
    let options = ["-y", "-qq", "--no-install-recommends"];
    // What is known already may do, where the lists cannot be fetched.
    let update = cmd!(shell, "{program} {before...} update -qq").ignore_status().run();
    let install = cmd!(shell, "{program} {before...} install {options...} {PACKAGES...}");
    update.and_then(|()| install.run()).map_err(|_| {
        let packages = PACKAGES.join(" and ");
        anyhow!(
            "apt-get could not install {packages}, as it says above; run this again with a \
             network, or {MEND}"
        )
    })
}

/// The program to run so that `apt-get` may install, and its first words.
fn apt_get(shell: &Shell) -> Option<(&'static str, &'static [&'static str])> {
    find_program(shell, "apt-get")?;
    let is_root = cmd!(shell, "id -u").quiet().read().is_ok_and(|id| id == "0");
    if is_root {
        return Some(("apt-get", &[]));
    }
    let may_become_root = cmd!(shell, "sudo -n true").quiet().ignore_stderr().read().is_ok();
    if may_become_root { Some(("sudo", &["-n", "apt-get"])) } else { None }
}
