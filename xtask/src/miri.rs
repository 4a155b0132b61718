//! `cargo xtask miri`: the engine's `unsafe` code, interpreted by Miri, which sees what it
//! must not do even where the processor lets it pass.

use anyhow::Result;
use xshell::{Shell, cmd};

use crate::setup::{self, Need};

/// The instructions that Miri is to know, by those that are then chosen. AVX-512 has no
/// code of its own, and WebAssembly is unknown to Miri.
const PROCESSORS: [(&str, &str); 2] =
    [("plain Rust and SSE2", ""), ("AVX2", "-C target-feature=+avx2,+bmi1,+bmi2,+popcnt,+lzcnt")];

/// Runs the tests of the fast solver once for each kind of processor.
///
/// # Errors
///
/// When Miri cannot be installed, or finds something.
pub(crate) fn miri(shell: &Shell) -> Result<()> {
    setup::ensure(shell, &[Need::Miri])?;
    for (name, flags) in PROCESSORS {
        println!("\nInterpreting the fast solver with {name}: less than a minute ...");
        let tests = ["--quiet", "--locked", "--package", "sudoku-engine", "--lib", "fast::classic"];
        cmd!(shell, "rustup run nightly cargo miri test {tests...}")
            .env("RUSTFLAGS", flags)
            .run()?;
    }
    Ok(())
}
