//! The needs of the commands, and which module handles each of them.

use std::time::Duration;

use anyhow::Result;
use xshell::Shell;

use super::cargo_tool::CargoTool;
use super::state::State;
use super::{browser, cargo_tool, engine, lighthouse, npm, rust};
use crate::workspace::locked_version;

/// Something that a command requires.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Need {
    /// Rust's standard library for WebAssembly.
    WasmTarget,
    /// The sources of every crate in `Cargo.lock`: the page is built offline.
    Crates,
    /// The sources of Rust's standard library: release builds compile it without panic messages.
    StandardLibrary,
    /// Trunk, with which the checks build the page as one program.
    Trunk,
    /// `wasm-bindgen` and its test runner.
    WasmBindgen,
    /// `cargo-deny`, which checks licenses and sources.
    CargoDeny,
    /// The packages in `package-lock.json`.
    Npm,
    /// Chromium and its WebDriver.
    Browser,
    Firefox,
    /// WebKitGTK, its WebDriver, and a screen without a monitor.
    WebKit,
    /// Lighthouse, which measures how the page loads.
    Lighthouse,
    /// Miri, which checks `unsafe` code, and the nightly Rust that it requires.
    Miri,
}

impl Need {
    /// The needs of `serve`.
    pub(crate) const SERVE: [Self; 3] = [Self::WasmTarget, Self::Crates, Self::Npm];

    /// The needs of `build`.
    pub(crate) const BUILD: [Self; 4] =
        [Self::WasmTarget, Self::Crates, Self::StandardLibrary, Self::Npm];

    /// The tools that are compiled from source.
    pub(super) const TOOLS: [Self; 3] = [Self::WasmBindgen, Self::CargoDeny, Self::Trunk];

    /// The needs of single checks, which are skipped where these cannot be installed.
    pub(super) const ENGINES: [Self; 2] = [Self::Firefox, Self::WebKit];

    /// The needs of the checks, the quickest to install first. Miri, Lighthouse and the other
    /// browser engines are not among them.
    pub(crate) const CHECKS: [Self; 8] = [
        Self::WasmTarget,
        Self::Crates,
        Self::StandardLibrary,
        Self::Npm,
        Self::Browser,
        Self::WasmBindgen,
        Self::CargoDeny,
        Self::Trunk,
    ];

    /// Returns whether the need is installed, without installing it. Makes what is installed
    /// available to later commands of the shell.
    pub(super) fn state(self, shell: &Shell) -> Result<State> {
        match self {
            Self::WasmTarget => rust::wasm_target(shell),
            Self::Crates => Ok(rust::crates(shell)),
            Self::StandardLibrary => rust::standard_library(shell),
            Self::Trunk => cargo_tool::state(shell, &trunk()),
            Self::WasmBindgen => cargo_tool::state(shell, &wasm_bindgen(shell)?),
            Self::CargoDeny => cargo_tool::state(shell, &cargo_deny()),
            Self::Npm => npm::state(shell),
            Self::Browser => browser::state(shell),
            Self::Firefox => Ok(engine::firefox(shell)),
            Self::WebKit => Ok(engine::webkit(shell)),
            Self::Lighthouse => lighthouse::state(),
            Self::Miri => Ok(rust::miri(shell)),
        }
    }

    pub(super) fn install(self, shell: &Shell) -> Result<()> {
        match self {
            Self::WasmTarget => rust::add_wasm_target(shell),
            Self::Crates => rust::fetch_crates(shell),
            Self::StandardLibrary => rust::fetch_standard_library(shell),
            Self::Trunk => cargo_tool::install(shell, &trunk()),
            Self::WasmBindgen => cargo_tool::install(shell, &wasm_bindgen(shell)?),
            Self::CargoDeny => cargo_tool::install(shell, &cargo_deny()),
            Self::Npm => npm::install(shell),
            Self::Browser => browser::install(shell),
            Self::Firefox => engine::install_firefox(shell),
            Self::WebKit => engine::install_webkit(shell),
            Self::Lighthouse => lighthouse::install(shell),
            Self::Miri => rust::install_miri(shell),
        }
    }
}

/// Trunk, in the newest version that Rust 1.95 can compile.
fn trunk() -> CargoTool {
    CargoTool {
        package: "trunk",
        version: "0.21.14".into(),
        programs: &["trunk"],
        optimized: false,
        usual_time: Duration::from_secs(125),
    }
}

/// wasm-bindgen, in the version that the page links to: Trunk and the test runner accept no other.
/// The build of the page uses it as a library, in the version of xtask/Cargo.toml.
fn wasm_bindgen(shell: &Shell) -> Result<CargoTool> {
    Ok(CargoTool {
        package: "wasm-bindgen-cli",
        version: locked_version(&shell.current_dir(), "wasm-bindgen")?,
        programs: &["wasm-bindgen", "wasm-bindgen-test-runner"],
        // It processes programs of many megabytes.
        optimized: true,
        usual_time: Duration::from_secs(85),
    })
}

fn cargo_deny() -> CargoTool {
    CargoTool {
        package: "cargo-deny",
        version: "0.20.2".into(),
        programs: &["cargo-deny"],
        optimized: false,
        usual_time: Duration::from_secs(50),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_needs_of_the_page_are_needs_of_the_checks() {
        assert!(Need::SERVE.iter().all(|need| Need::BUILD.contains(need)));
        assert!(Need::BUILD.iter().all(|need| Need::CHECKS.contains(need)));
    }
}
