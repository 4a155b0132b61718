//! The end-to-end tests: Playwright, on the built page.

use anyhow::{Result, bail};
use xshell::{Shell, cmd};

use crate::page;
use crate::setup::{self, Need};

/// How often `--long` cuts the script of `tests/e2e/cuts.spec.ts`, which every run cuts 20
/// times. The script's time limit goes by it.
const LONG_CUTS: &str = "200";

/// `cargo xtask e2e`: builds the page unless `build` is false, then tests it; if it is to
/// take `long`, by nothing but the long script of actions.
pub(crate) fn e2e(shell: &Shell, build: bool, long: bool, playwright: &[String]) -> Result<()> {
    setup::ensure(shell, &[Need::Npm, Need::Browser])?;
    if build {
        page::release(shell)?;
    } else if !shell.path_exists("dist/index.html") {
        bail!("there is no dist/index.html to test; leave out --no-build");
    }
    if !long {
        return run(shell, playwright);
    }
    let _cuts = shell.push_env("GROVE_CUTS", LONG_CUTS);
    Ok(cmd!(shell, "playwright test cuts {playwright...}").run()?)
}

/// Tests the page in `dist/`. What it needs is there already.
pub(crate) fn run(shell: &Shell, playwright: &[String]) -> Result<()> {
    Ok(cmd!(shell, "playwright test {playwright...}").run()?)
}
