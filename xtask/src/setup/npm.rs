//! The npm packages: wasm-opt, esbuild, Playwright and the linters.

use anyhow::{Context, Result};
use xshell::{Shell, cmd};

use super::announce::announce;
use crate::shell::require;

/// Installs the packages in `package-lock.json`, unless that very lock file is
/// what `node_modules` was installed from.
///
/// # Errors
///
/// When Node or npm is missing, or npm fails.
pub(crate) fn ensure(shell: &Shell) -> Result<()> {
    require(shell, "node")?;
    let lock = shell.read_file("package-lock.json").context(
        "package-lock.json cannot be read; restore it with `git checkout package-lock.json`",
    )?;
    let installed_from = "node_modules/.installed-from.json";
    if shell.read_file(installed_from).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    require(shell, "npm")?;
    announce("Installing the npm packages", "under a minute", || {
        cmd!(shell, "npm ci --no-audit --no-fund")
            .run()
            .context("the npm packages could not be installed; run `npm ci` with a network")?;
        shell.write_file(installed_from, &lock).context("node_modules cannot be written to")
    })
}
