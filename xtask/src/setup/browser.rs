//! Chromium and its WebDriver, which the browser tests and Playwright drive.
//!
//! `CHROMIUM` and `CHROMEDRIVER` name them where they are not on PATH.

use std::env;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};

use super::announce;
use crate::shell::Shell;

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
pub(super) fn ensure(shell: &mut Shell) -> Result<()> {
    let mut found = locate(shell)?;
    if found.is_none() {
        install(shell)?;
        found = locate(shell)?;
    }
    let (chromium, driver) =
        found.with_context(|| format!("Chromium or chromedriver is still not found; {MEND}"))?;
    shell.set("CHROMIUM", chromium);
    shell.set("CHROMEDRIVER", driver);
    Ok(())
}

fn locate(shell: &Shell) -> Result<Option<(PathBuf, PathBuf)>> {
    let chromium = find(shell, "CHROMIUM", CHROMIUM)?;
    let driver = find(shell, "CHROMEDRIVER", CHROMEDRIVER)?;
    Ok(chromium.zip(driver))
}

fn find(shell: &Shell, variable: &str, names: &[&str]) -> Result<Option<PathBuf>> {
    let Some(named) = env::var_os(variable).map(PathBuf::from) else {
        return Ok(names.iter().find_map(|name| shell.find(name)));
    };
    if !named.is_file() {
        bail!("{variable} is set to {}, where there is no file; mend or unset it", named.display());
    }
    Ok(Some(named))
}

fn install(shell: &Shell) -> Result<()> {
    let Some(prefix) = apt_get(shell) else {
        bail!("Chromium or chromedriver is missing, and apt-get may not install them here; {MEND}");
    };
    let apt = |arguments: &[&str]| {
        let words = [prefix, &["apt-get"], arguments].concat();
        shell.run(words[0], &words[1..])
    };
    let packages = ["chromium", "chromium-driver"];
    let options = ["install", "-y", "-qq", "--no-install-recommends"];
    let what = "Installing Chromium and its driver with apt-get";
    announce(what, "1 to 2 minutes", || {
        apt(&["update", "-qq"])?;
        apt(&[&options[..], &packages].concat())
    })
    .with_context(|| format!("apt-get could not install {}; {MEND}", packages.join(" and ")))
}

/// What to write before `apt-get` so that it may install, or `None`.
fn apt_get(shell: &Shell) -> Option<&'static [&'static str]> {
    shell.find("apt-get")?;
    let is_root = shell.read("id", &["-u"]).is_ok_and(|id| id.trim() == "0");
    if is_root {
        return Some(&[]);
    }
    shell.read("sudo", &["-n", "true"]).is_ok().then_some(&["sudo", "-n"])
}
