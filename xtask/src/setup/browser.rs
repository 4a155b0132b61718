//! Chromium and its WebDriver, which the browser tests and Playwright drive.
//!
//! `CHROMIUM` and `CHROMEDRIVER` name them where they are not on PATH.

use std::env;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use xshell::{Shell, cmd};

use super::announce::announce;
use crate::shell::find as find_program;

const CHROMIUM: &[&str] = &[
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
];
const CHROMEDRIVER: &[&str] = &["chromedriver", "/usr/lib/chromium-browser/chromedriver"];
const MEND: &str = "install Chromium (or Chrome) and the chromedriver of the same version, and put \
                    them on PATH or name them in CHROMIUM and CHROMEDRIVER";

/// Finds both, installing them where apt-get may, and tells later commands
/// where they are by the two variables.
///
/// # Errors
///
/// When one of them can be neither found nor installed.
pub(super) fn ensure(shell: &Shell) -> Result<()> {
    let mut found = locate(shell)?;
    if found.is_none() {
        install(shell)?;
        found = locate(shell)?;
    }
    let (chromium, driver) =
        found.with_context(|| format!("Chromium or chromedriver is still not found; {MEND}"))?;
    shell.set_var("CHROMIUM", chromium);
    shell.set_var("CHROMEDRIVER", driver);
    Ok(())
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

fn install(shell: &Shell) -> Result<()> {
    let Some((program, before)) = apt_get(shell) else {
        bail!("Chromium or chromedriver is missing, and apt-get may not install them here; {MEND}");
    };
    let packages = ["chromium", "chromium-driver"];
    let options = ["-y", "-qq", "--no-install-recommends"];
    let what = "Installing Chromium and its driver with apt-get";
    announce(what, "1 to 2 minutes", || {
        cmd!(shell, "{program} {before...} update -qq").run()?;
        Ok(cmd!(shell, "{program} {before...} install {options...} {packages...}").run()?)
    })
    .with_context(|| format!("apt-get could not install {}; {MEND}", packages.join(" and ")))
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
