//! The end-to-end tests: Playwright, on the built page.

use anyhow::{Result, bail};
use xshell::{Shell, cmd};

use crate::page;
use crate::setup::{self, Need};

/// `cargo xtask e2e`: builds the page unless `build` is false, then tests it.
pub(crate) fn e2e(shell: &Shell, build: bool, playwright: &[String]) -> Result<()> {
    setup::ensure(shell, &[Need::Npm, Need::Browser])?;
    if build {
        page::build(shell)?;
    } else if !shell.path_exists("dist/index.html") {
        bail!("there is no dist/index.html to test; leave out --no-build");
    }
    run(shell, playwright)
}

/// Tests the page in `dist/`. What it needs is there already.
pub(crate) fn run(shell: &Shell, playwright: &[String]) -> Result<()> {
    Ok(cmd!(shell, "playwright test {playwright...}").run()?)
}
