//! Checks the examples for servers in docs/hosting.md with the servers themselves.

use anyhow::Result;
use xshell::{Shell, cmd};

/// Serves `dist/` by each example whose server is on PATH, and names the others as skipped.
///
/// # Errors
///
/// When a server does not send what the document promises.
pub(crate) fn check(shell: &Shell) -> Result<()> {
    Ok(cmd!(shell, "node --test --test-reporter spec tests/hosting/examples.test.mjs").run()?)
}
