//! What commands need, and where each thing comes from.

use std::time::Duration;

use anyhow::Result;
use xshell::Shell;

use super::cargo_tool::CargoTool;
use super::state::State;
use super::{browser, cargo_tool, npm, rust};
use crate::workspace::locked_version;

/// Something a command cannot do without.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Need {
    /// Rust's standard library for WebAssembly.
    WasmTarget,
    /// The sources of every crate in `Cargo.lock`: the page is built without a network.
    Crates,
    /// The sources of Rust's standard library: what is published has its own, without messages
    /// of panics.
    StandardLibrary,
    /// Trunk, which builds the page in one piece.
    Trunk,
    /// `wasm-bindgen` and its test runner.
    WasmBindgen,
    /// `cargo-deny`, which checks licences and sources.
    CargoDeny,
    /// The packages in `package-lock.json`.
    Npm,
    /// Chromium and its WebDriver.
    Browser,
    /// The interpreter that checks `unsafe` code, and the nightly Rust that it is for.
    Miri,
}

impl Need {
    /// All that `serve` needs.
    pub(crate) const PAGE: [Self; 3] = [Self::WasmTarget, Self::Crates, Self::Npm];

    /// All that `build` needs.
    pub(crate) const PUBLISHED: [Self; 4] =
        [Self::WasmTarget, Self::Crates, Self::StandardLibrary, Self::Npm];

    /// What is compiled here.
    pub(super) const TOOLS: [Self; 3] = [Self::WasmBindgen, Self::CargoDeny, Self::Trunk];

    /// All that the checks need, quick ones first. Miri is asked for by name alone.
    pub(crate) const ALL: [Self; 8] = [
        Self::WasmTarget,
        Self::Crates,
        Self::StandardLibrary,
        Self::Npm,
        Self::Browser,
        Self::WasmBindgen,
        Self::CargoDeny,
        Self::Trunk,
    ];

    /// Looks for it and installs nothing; what is there is where later commands find it.
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
            Self::Miri => rust::install_miri(shell),
        }
    }
}

/// The newest Trunk that Rust 1.95 compiles.
fn trunk() -> CargoTool {
    CargoTool {
        package: "trunk",
        version: "0.21.14".into(),
        programs: &["trunk"],
        optimised: false,
        usually: Duration::from_secs(125),
    }
}

/// The very version the page links to: Trunk and the test runner accept no other. The build of
/// the page has it as a library, of the version in xtask/Cargo.toml.
fn wasm_bindgen(shell: &Shell) -> Result<CargoTool> {
    Ok(CargoTool {
        package: "wasm-bindgen-cli",
        version: locked_version(&shell.current_dir(), "wasm-bindgen")?,
        programs: &["wasm-bindgen", "wasm-bindgen-test-runner"],
        // It reads and writes programs of many megabytes.
        optimised: true,
        usually: Duration::from_secs(85),
    })
}

fn cargo_deny() -> CargoTool {
    CargoTool {
        package: "cargo-deny",
        version: "0.20.2".into(),
        programs: &["cargo-deny"],
        optimised: false,
        usually: Duration::from_secs(50),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_that_the_page_needs_the_checks_need_too() {
        assert!(Need::PAGE.iter().all(|need| Need::PUBLISHED.contains(need)));
        assert!(Need::PUBLISHED.iter().all(|need| Need::ALL.contains(need)));
    }
}
