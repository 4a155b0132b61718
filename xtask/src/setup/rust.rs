//! What comes from Rust itself: the WebAssembly target and the crates' sources.

use std::path::Path;

use anyhow::{Context, Result, bail};
use xshell::{Shell, cmd};

use super::announce::announce;
use crate::shell::{find, require};
use crate::workspace::WASM;

/// Makes sure that rustc can compile for [`WASM`].
///
/// # Errors
///
/// When it cannot and there is no rustup to add the target, or rustup fails.
pub(super) fn wasm_target(shell: &Shell) -> Result<()> {
    let libraries = cmd!(shell, "rustc --print target-libdir --target {WASM}").quiet().read()?;
    if Path::new(&libraries).is_dir() {
        return Ok(());
    }
    if find(shell, "rustup").is_none() {
        bail!(
            "this Rust cannot compile for {WASM}, and there is no rustup to add it; install your \
             system's package for that target, or Rust from https://rustup.rs"
        );
    }
    announce(&format!("Adding the target {WASM}"), "a few seconds", || {
        cmd!(shell, "rustup target add {WASM}").run().with_context(|| {
            format!("{WASM} could not be added; run `rustup target add {WASM}` with a network")
        })
    })
}

/// Makes sure that every crate in `Cargo.lock` is on this machine.
///
/// # Errors
///
/// When one is missing and cannot be fetched.
pub(super) fn crates(shell: &Shell) -> Result<()> {
    cmd!(shell, "cargo fetch --quiet --locked").quiet().run().context(
        "the crates could not be fetched; if Cargo.lock is out of date, run `cargo update \
         --workspace`, else run this again with a network",
    )
}

/// Makes sure that there is a nightly Rust with Miri.
///
/// # Errors
///
/// When there is not and rustup is missing or fails.
pub(super) fn miri(shell: &Shell) -> Result<()> {
    require(shell, "rustup")?;
    let version = cmd!(shell, "rustup run nightly cargo miri --version").quiet().ignore_stderr();
    if version.read().is_ok() {
        return Ok(());
    }
    let install = ["toolchain", "install", "nightly", "--profile", "minimal"];
    let install = [&install[..], &["--component", "miri,rust-src"]].concat();
    announce("Installing a nightly Rust with Miri", "a minute", || {
        cmd!(shell, "rustup").args(&install).run().with_context(|| {
            let command = install.join(" ");
            format!("Miri could not be installed; run `rustup {command}` with a network")
        })
    })
}
