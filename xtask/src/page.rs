//! Builds and serves the page with Trunk.

use std::net::TcpListener;

use anyhow::{Context, Result};

use crate::setup::{self, Need};
use crate::shell::{self, Shell};
use crate::size;

/// `cargo xtask build`: the page for publishing, in `dist/`, and its sizes.
pub(crate) fn build(shell: &mut Shell) -> Result<()> {
    setup::ensure(
        shell,
        &[Need::WasmTarget, Need::Crates, Need::Npm, Need::WasmBindgen, Need::Trunk],
    )?;
    release(shell)?;
    size::report(shell)
}

/// Builds the page for publishing. What it needs is there already.
pub(crate) fn release(shell: &Shell) -> Result<()> {
    trunk(shell, &["build", "--release"])
}

/// `cargo xtask serve`: a development build, rebuilt when a source changes.
pub(crate) fn serve(shell: &mut Shell, port: u16) -> Result<()> {
    setup::ensure(
        shell,
        &[Need::WasmTarget, Need::Crates, Need::Npm, Need::WasmBindgen, Need::Trunk],
    )?;
    TcpListener::bind(("127.0.0.1", port)).with_context(|| {
        format!("port {port} cannot be used; choose another with `cargo xtask serve --port`")
    })?;
    println!("Serving http://127.0.0.1:{port}/ once it is built. Reload the page after a change;");
    println!("stop with Ctrl-C.");
    // Its own folder: dist/ is what gets published and tested.
    let dist = shell.root().join("target").join("serve");
    std::fs::create_dir_all(&dist).with_context(|| format!("{} cannot be made", dist.display()))?;
    trunk(shell, &["serve", "--port", &port.to_string(), "--dist", "target/serve"])
}

fn trunk(shell: &Shell, arguments: &[&str]) -> Result<()> {
    let mut command = shell.command("trunk")?;
    command.arg("--skip-version-check").args(arguments);
    shell::run(&mut command)
}
