//! Installs what a command needs and lacks, and nothing else.
//!
//! Each file below knows one kind of thing: how to tell that it is there, and
//! how to get it. When all is there, this takes a fraction of a second.

mod announce;
mod browser;
mod cargo_tool;
mod npm;
mod rust;

use std::time::Instant;

use anyhow::Result;
use xshell::Shell;

use crate::shell::seconds;
use crate::workspace::locked_version;
pub(crate) use announce::announce;
use cargo_tool::CargoTool;
pub(crate) use cargo_tool::cache;

/// Something a command cannot do without.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Need {
    /// Rust's standard library for WebAssembly.
    WasmTarget,
    /// The sources of every crate in `Cargo.lock`: Trunk builds without a network.
    Crates,
    /// Trunk, which builds the page.
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
    /// All that the checks need, quick ones first. Miri is asked for by name alone.
    pub(crate) const ALL: [Self; 7] = [
        Self::WasmTarget,
        Self::Crates,
        Self::Npm,
        Self::Browser,
        Self::WasmBindgen,
        Self::CargoDeny,
        Self::Trunk,
    ];
}

/// `cargo xtask setup`: every need, and a line when it is done.
pub(crate) fn everything(shell: &Shell) -> Result<()> {
    let start = Instant::now();
    ensure(shell, &Need::ALL)?;
    println!("Everything is in place ({}).", seconds(start.elapsed()));
    Ok(())
}

/// Makes sure that the needs are met, installing what is missing.
///
/// # Errors
///
/// When something can be neither found nor installed; the error names the mend.
pub(crate) fn ensure(shell: &Shell, needs: &[Need]) -> Result<()> {
    for need in needs {
        match need {
            Need::WasmTarget => rust::wasm_target(shell)?,
            Need::Crates => rust::crates(shell)?,
            Need::Trunk => cargo_tool::ensure(shell, &trunk())?,
            Need::WasmBindgen => cargo_tool::ensure(shell, &wasm_bindgen(shell)?)?,
            Need::CargoDeny => cargo_tool::ensure(shell, &cargo_deny())?,
            Need::Npm => npm::ensure(shell)?,
            Need::Browser => browser::ensure(shell)?,
            Need::Miri => rust::miri(shell)?,
        }
    }
    Ok(())
}

/// The newest Trunk that Rust 1.95 compiles.
fn trunk() -> CargoTool {
    CargoTool {
        package: "trunk",
        version: "0.21.14".into(),
        programs: &["trunk"],
        usually: "6 to 15 minutes",
    }
}

/// The very version the page links to: Trunk and the test runner accept no other.
fn wasm_bindgen(shell: &Shell) -> Result<CargoTool> {
    Ok(CargoTool {
        package: "wasm-bindgen-cli",
        version: locked_version(&shell.current_dir(), "wasm-bindgen")?,
        programs: &["wasm-bindgen", "wasm-bindgen-test-runner"],
        usually: "3 to 5 minutes",
    })
}

fn cargo_deny() -> CargoTool {
    CargoTool {
        package: "cargo-deny",
        version: "0.20.2".into(),
        programs: &["cargo-deny"],
        usually: "2 to 5 minutes",
    }
}
