//! The npm packages: wasm-opt, esbuild, Playwright and the linters.

use std::fs;

use anyhow::{Context, Result};

use super::announce;
use crate::shell::Shell;

/// Installs the packages in `package-lock.json`, unless that very lock file is
/// what `node_modules` was installed from.
///
/// # Errors
///
/// When Node or npm is missing, or npm fails.
pub(crate) fn ensure(shell: &Shell) -> Result<()> {
    shell.command("node")?;
    let lock = fs::read(shell.root().join("package-lock.json")).context(
        "package-lock.json cannot be read; restore it with `git checkout package-lock.json`",
    )?;
    let installed_from = shell.root().join("node_modules").join(".installed-from.json");
    if fs::read(&installed_from).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    announce("Installing the npm packages", "under a minute", || {
        shell
            .run("npm", &["ci", "--no-audit", "--no-fund"])
            .context("the npm packages could not be installed; run `npm ci` with a network")?;
        fs::write(&installed_from, &lock).context("node_modules cannot be written to")
    })
}
