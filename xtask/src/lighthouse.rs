//! `cargo xtask lighthouse`: how the page loads on a phone, as Lighthouse measures it.

use anyhow::Result;
use xshell::{Shell, cmd};

use crate::e2e::prepare_page;
use crate::setup::{self, Need, lighthouse_module};

/// Builds the page if `build` is true, then measures it.
///
/// # Errors
///
/// When something cannot be installed, or a category that must be at 100 is not.
pub(crate) fn lighthouse(shell: &Shell, build: bool) -> Result<()> {
    setup::ensure(shell, &[Need::Npm, Need::Browser, Need::Lighthouse])?;
    prepare_page(shell, build)?;
    let module = lighthouse_module()?;
    println!("Measuring each view five times (about five minutes) ...");
    Ok(cmd!(shell, "node xtask/src/lighthouse.mjs {module}").quiet().run()?)
}
