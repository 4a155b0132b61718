//! The end-to-end tests: Playwright, on the built page.

use anyhow::{Result, bail};

use crate::page;
use crate::setup::{self, Need};
use crate::shell::Shell;

/// `cargo xtask e2e`: builds the page unless told not to, then tests it.
pub(crate) fn e2e(shell: &mut Shell, build: bool, playwright: &[String]) -> Result<()> {
    setup::ensure(shell, &[Need::Npm, Need::Browser])?;
    if build {
        page::build(shell)?;
    } else if !shell.root().join("dist").join("index.html").is_file() {
        bail!("there is no dist/index.html to test; leave out --no-build");
    }
    run(shell, playwright)
}

/// Tests the page in `dist/`. What it needs is there already.
pub(crate) fn run(shell: &Shell, playwright: &[String]) -> Result<()> {
    let arguments = [&["test".to_owned()], playwright].concat();
    shell.run("playwright", &arguments)
}
