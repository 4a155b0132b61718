//! Facts about the workspace: its location, its packages and its lock file.

use std::path::{Path, PathBuf};
use std::{env, fs};

use anyhow::{Context, Result};
use serde_json::Value;
use xshell::{Shell, cmd};

/// The target that the page is compiled for.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";
/// The package of the page.
pub(crate) const PAGE: &str = "sudoku-grove";

/// Makes cargo compile the standard library, with panics that abort.
pub(crate) const BUILD_STD: &str = "-Zbuild-std=std,panic_abort";
/// Enables unstable options such as [`BUILD_STD`] on a stable compiler. Since rust-toolchain.toml
/// pins the compiler, their meaning cannot change.
pub(crate) const BOOTSTRAP: (&str, &str) = ("RUSTC_BOOTSTRAP", "1");

/// Returns the folder of the workspace, which is the parent of this package's folder.
pub(crate) fn root() -> Result<PathBuf> {
    // Determined at run time: clones may share a target folder, and then the path at compile time
    // is that of the clone that compiled this.
    let package_folder = env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    package_folder
        .parent()
        .map(Path::to_path_buf)
        .context("run xtask as `cargo xtask`, inside the repository")
}

/// Returns cargo's target folder.
///
/// # Errors
///
/// When cargo cannot be run, or does not report the folder.
pub(crate) fn target_folder(shell: &Shell) -> Result<String> {
    let metadata = cmd!(shell, "cargo metadata --format-version=1 --no-deps").quiet().read()?;
    let metadata: Value = serde_json::from_str(&metadata)?;
    metadata["target_directory"]
        .as_str()
        .map(String::from)
        .context("cargo did not report its target folder")
}

/// Returns the version of a package in the workspace's `Cargo.lock`.
///
/// # Errors
///
/// When the lock file cannot be read, or does not contain the package.
pub(crate) fn locked_version(root: &Path, package: &str) -> Result<String> {
    let text = fs::read_to_string(root.join("Cargo.lock"))
        .context("cannot read Cargo.lock; create it with `cargo generate-lockfile`")?;
    version_in(&text, package)
}

fn version_in(lock: &str, package: &str) -> Result<String> {
    let lock: toml::Table =
        lock.parse().context("Cargo.lock is invalid; restore it with `git checkout Cargo.lock`")?;
    let named =
        |entry: &&toml::Value| entry.get("name").and_then(toml::Value::as_str) == Some(package);
    lock.get("package")
        .and_then(toml::Value::as_array)
        .and_then(|packages| packages.iter().find(named))
        .and_then(|entry| entry.get("version")?.as_str())
        .map(String::from)
        .with_context(|| {
            format!("{package} is not in Cargo.lock; restore it with `git checkout Cargo.lock`")
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
    fn the_version_is_that_of_the_exact_package() {
        assert_eq!(version_in(LOCK, "wasm-bindgen").unwrap(), "0.2.128");
    }

    #[test]
    fn a_missing_package_is_named_in_the_error() {
        let error = version_in(LOCK, "yew").unwrap_err().to_string();
        assert!(error.starts_with("yew is not in Cargo.lock;"), "{error}");
    }

    #[test]
    fn the_error_for_an_invalid_lock_file_includes_the_fix() {
        let error = version_in("[[package", "yew").unwrap_err().to_string();
        assert!(error.contains("git checkout Cargo.lock"), "{error}");
    }
}
