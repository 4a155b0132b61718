//! Builds and serves the page with Trunk.

use std::net::TcpListener;

use anyhow::{Context, Result};
use xshell::{Cmd, Shell, cmd};

use crate::setup::{self, Need};
use crate::{builder_paths, size};

/// `cargo xtask build`: the page for publishing, in `dist/`, and its sizes.
pub(crate) fn build(shell: &Shell) -> Result<()> {
    setup::ensure(shell, &Need::PAGE)?;
    release(shell)?.run()?;
    size::report(shell)
}

/// The command that builds the page for publishing. What it needs is there already.
///
/// # Errors
///
/// When a folder of this machine, which the page is not to name, is unknown.
pub(crate) fn release(shell: &Shell) -> Result<Cmd<'_>> {
    let build = cmd!(shell, "trunk --skip-version-check build --release");
    Ok(build.env("CARGO_ENCODED_RUSTFLAGS", builder_paths::rustflags(shell)?))
}

/// `cargo xtask serve`: a development build, rebuilt when a source changes.
pub(crate) fn serve(shell: &Shell, port: u16) -> Result<()> {
    setup::ensure(shell, &Need::PAGE)?;
    TcpListener::bind(("127.0.0.1", port)).with_context(|| {
        format!("port {port} cannot be used; choose another with `cargo xtask serve --port`")
    })?;
    println!("Serving http://127.0.0.1:{port}/ once it is built. Reload the page after a change;");
    println!("stop with Ctrl-C.");
    // Its own folder: dist/ is what gets published and tested.
    let dist = "target/serve";
    shell.create_dir(dist)?;
    let port = port.to_string();
    Ok(cmd!(shell, "trunk --skip-version-check serve --port {port} --dist {dist}").run()?)
}
