//! Where the workspace is, and what its lock file says.

use std::path::{Path, PathBuf};
use std::{env, fs};

use anyhow::{Context, Result};
use serde_json::Value;
use xshell::{Shell, cmd};

/// The target that the page is compiled for.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";
/// The package of the page.
pub(crate) const PAGE: &str = "sudoku-grove";

/// Has cargo compile the standard library, of a program that ends where it panics.
pub(crate) const BUILD_STD: &str = "-Zbuild-std=std,panic_abort";
/// Cargo keeps that for nightly compilers, unless this is in its environment. The compiler is
/// pinned in rust-toolchain.toml, so that it means the same tomorrow.
pub(crate) const BOOTSTRAP: (&str, &str) = ("RUSTC_BOOTSTRAP", "1");

/// The folder of the workspace: the one above this package.
pub(crate) fn root() -> Result<PathBuf> {
    // Asked when running: a target folder shared between clones would remember
    // the clone that compiled this.
    let here = env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    here.parent()
        .map(Path::to_path_buf)
        .context("xtask has to be run as `cargo xtask`, inside the repository")
}

/// The folder that cargo builds into.
///
/// # Errors
///
/// When cargo cannot be run, or names none.
pub(crate) fn target_folder(shell: &Shell) -> Result<String> {
    let metadata = cmd!(shell, "cargo metadata --format-version=1 --no-deps").quiet().read()?;
    let metadata: Value = serde_json::from_str(&metadata)?;
    metadata["target_directory"].as_str().map(String::from).context("cargo names no target folder")
}

/// The version of a package in the workspace's `Cargo.lock`.
///
/// # Errors
///
/// When there is no readable lock file, or it names no such package.
pub(crate) fn locked_version(root: &Path, package: &str) -> Result<String> {
    let text = fs::read_to_string(root.join("Cargo.lock"))
        .context("Cargo.lock cannot be read; make it with `cargo generate-lockfile`")?;
    version_in(&text, package)
}

fn version_in(lock: &str, package: &str) -> Result<String> {
    let lock: toml::Table =
        lock.parse().context("Cargo.lock is damaged; restore it with `git checkout Cargo.lock`")?;
    let named =
        |entry: &&toml::Value| entry.get("name").and_then(toml::Value::as_str) == Some(package);
    lock.get("package")
        .and_then(toml::Value::as_array)
        .and_then(|packages| packages.iter().find(named))
        .and_then(|entry| entry.get("version")?.as_str())
        .map(String::from)
        .with_context(|| {
            format!("Cargo.lock names no {package}; restore it with `git checkout Cargo.lock`")
        })
}

#[cfg(test)]
mod tests {
    use super::version_in;

    const LOCK: &str = r#"
version = 4

[[package]]
name = "wasm-bindgen-macro"
version = "0.2.127"

[[package]]
name = "wasm-bindgen"
version = "0.2.128"
dependencies = ["cfg-if"]
"#;

    #[test]
    fn the_version_is_that_of_the_very_package() {
        assert_eq!(version_in(LOCK, "wasm-bindgen").unwrap(), "0.2.128");
    }

    #[test]
    fn a_missing_package_is_named_in_the_error() {
        let error = version_in(LOCK, "yew").unwrap_err().to_string();
        assert!(error.starts_with("Cargo.lock names no yew;"), "{error}");
    }

    #[test]
    fn a_damaged_lock_file_says_how_to_mend_it() {
        let error = version_in("[[package", "yew").unwrap_err().to_string();
        assert!(error.contains("git checkout Cargo.lock"), "{error}");
    }
}
