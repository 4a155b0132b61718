//! The needs that come from rustup and cargo: the WebAssembly target, Miri, and the sources of the
//! crates and the standard library.

use std::path::Path;
use std::time::Duration;

use anyhow::{Error, Result, anyhow};
use xshell::{Cmd, Shell, cmd};

use super::progress::run_cargo;
use super::state::{Install, Missing, State};
use crate::shell::find;
use crate::workspace::{BOOTSTRAP, BUILD_STD, WASM};

const MIRI: [&str; 7] =
    ["toolchain", "install", "nightly", "--profile", "minimal", "--component", "miri,rust-src"];

/// Checks whether rustc can compile for [`WASM`].
///
/// # Errors
///
/// When rustc cannot be run.
pub(super) fn wasm_target(shell: &Shell) -> Result<State> {
    let version = cmd!(shell, "rustc --version").quiet().read()?;
    let version = version.split_whitespace().nth(1).unwrap_or_default();
    let libraries = cmd!(shell, "rustc --print target-libdir --target {WASM}").quiet().read()?;
    if Path::new(&libraries).is_dir() {
        return Ok(State::Found(format!("Rust {version} with the target {WASM}")));
    }
    let name = format!("the target {WASM} for Rust {version}");
    let installation = if find(shell, "rustup").is_some() {
        let command = format!("rustup target add {WASM}");
        Install::Automatic { usual_time: Duration::from_secs(5), command }
    } else {
        Install::Manual(
            "rustup, which adds it, is not on PATH; install your system's package for that \
             target, or Rust from https://rustup.rs, then try again"
                .into(),
        )
    };
    Ok(State::Missing(Missing { name, installation }))
}

/// Installs the target with rustup.
///
/// # Errors
///
/// When rustup fails.
pub(super) fn add_wasm_target(shell: &Shell) -> Result<()> {
    cmd!(shell, "rustup target add {WASM}").run().map_err(|_| {
        anyhow!(
            "the target {WASM} could not be added (see rustup's output above); if its server \
             cannot be reached, try again with a network connection"
        )
    })
}

/// Checks whether every crate in `Cargo.lock` was fetched.
pub(super) fn crates(shell: &Shell) -> State {
    let fetch = cmd!(shell, "cargo fetch --quiet --locked --offline");
    if fetch.quiet().ignore_stderr().run().is_ok() {
        return State::Found("the crates in Cargo.lock".into());
    }
    let usual_time = Duration::from_secs(20);
    let installation = Install::Automatic { usual_time, command: "cargo fetch --locked".into() };
    State::Missing(Missing { name: "the crates in Cargo.lock".into(), installation })
}

/// Fetches the crates with cargo.
///
/// # Errors
///
/// When a crate cannot be fetched, or `Cargo.lock` is out of date.
pub(super) fn fetch_crates(shell: &Shell) -> Result<()> {
    run_cargo(cmd!(shell, "cargo fetch --locked")).map_err(|_| {
        anyhow!(
            "the crates could not be fetched (see cargo's output above); if Cargo.lock is out of \
             date, run `cargo update --workspace`, otherwise try again with a network connection"
        )
    })
}

/// Checks whether the sources of the standard library are installed, and the crates that it uses
/// were fetched.
///
/// # Errors
///
/// When rustc cannot be run.
pub(super) fn standard_library(shell: &Shell) -> Result<State> {
    let name = String::from("the sources of Rust's standard library");
    let is_there = has_standard_library(shell)?;
    let fetch = fetch_with_standard_library(shell).arg("--offline").quiet().ignore_stderr();
    if is_there && fetch.run().is_ok() {
        return Ok(State::Found(name));
    }
    let installation = if is_there || find(shell, "rustup").is_some() {
        let command = "cargo xtask setup".into();
        Install::Automatic { usual_time: Duration::from_secs(10), command }
    } else {
        Install::Manual(
            "rustup, which adds them, is not on PATH; install Rust from https://rustup.rs, or \
             your system's package with these sources, then try again"
                .into(),
        )
    };
    Ok(State::Missing(Missing { name, installation }))
}

/// Installs the sources of the standard library, and fetches the crates that it uses.
///
/// # Errors
///
/// When rustup or cargo fails.
pub(super) fn fetch_standard_library(shell: &Shell) -> Result<()> {
    let added = if has_standard_library(shell)? {
        Ok(())
    } else {
        cmd!(shell, "rustup component add rust-src").run().map_err(Error::from)
    };
    added.and_then(|()| run_cargo(fetch_with_standard_library(shell))).map_err(|_| {
        anyhow!(
            "the sources of Rust's standard library could not be fetched (see the output above); \
             if the server cannot be reached, try again with a network connection"
        )
    })
}

/// Returns whether the sources of the standard library itself are installed.
fn has_standard_library(shell: &Shell) -> Result<bool> {
    let sysroot = cmd!(shell, "rustc --print sysroot").quiet().read()?;
    Ok(Path::new(&sysroot).join("lib/rustlib/src/rust/library/Cargo.lock").is_file())
}

fn fetch_with_standard_library(shell: &Shell) -> Cmd<'_> {
    cmd!(shell, "cargo fetch {BUILD_STD} --locked --target {WASM}").env(BOOTSTRAP.0, BOOTSTRAP.1)
}

/// Checks whether a nightly Rust with Miri is installed.
pub(super) fn miri(shell: &Shell) -> State {
    let version = cmd!(shell, "rustup run nightly cargo miri --version").quiet().ignore_stderr();
    if let Ok(version) = version.read() {
        return State::Found(version);
    }
    let name = String::from("nightly Rust with Miri");
    let installation = if find(shell, "rustup").is_some() {
        let command = format!("rustup {}", MIRI.join(" "));
        Install::Automatic { usual_time: Duration::from_secs(60), command }
    } else {
        Install::Manual("install Rust from https://rustup.rs, then try again".into())
    };
    State::Missing(Missing { name, installation })
}

/// Installs nightly Rust with Miri.
///
/// # Errors
///
/// When rustup fails.
pub(super) fn install_miri(shell: &Shell) -> Result<()> {
    cmd!(shell, "rustup {MIRI...}").run().map_err(|_| {
        anyhow!(
            "Miri could not be installed (see rustup's output above); if its server cannot be \
             reached, try again with a network connection"
        )
    })
}
