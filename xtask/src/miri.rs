//! `cargo xtask miri`: interprets the engine's `unsafe` code with Miri, which detects undefined
//! behavior.

use anyhow::Result;
use xshell::{Shell, cmd};

use crate::setup::{self, Need};

/// The implementations to interpret, and the flags that select them. There is no separate code for
/// AVX-512, and Miri does not support WebAssembly.
const PROCESSORS: [(&str, &str); 2] =
    [("plain Rust and SSE2", ""), ("AVX2", "-C target-feature=+avx2,+bmi1,+bmi2,+popcnt,+lzcnt")];

/// Runs the tests of the fast solver once for each of [`PROCESSORS`].
///
/// # Errors
///
/// When Miri cannot be installed or reports an error.
pub(crate) fn miri(shell: &Shell) -> Result<()> {
    setup::ensure(shell, &[Need::Miri])?;
    for (name, flags) in PROCESSORS {
        println!("\nInterpreting the fast solver with {name} (less than a minute) ...");
        let tests = ["--quiet", "--locked", "--package", "sudoku-engine", "--lib", "fast::classic"];
        cmd!(shell, "rustup run nightly cargo miri test {tests...}")
            .env("RUSTFLAGS", flags)
            .run()?;
    }
    Ok(())
}
