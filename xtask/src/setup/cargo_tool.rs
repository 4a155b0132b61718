//! Tools that are Rust packages: one exact version each, kept in the user's
//! cache so that clones share it and the user's own tools stay as they are.

use std::env;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use xshell::{Shell, cmd};

use super::announce::announce;
use crate::shell::{add_to_path, find};

/// A tool from crates.io.
#[derive(Debug)]
pub(super) struct CargoTool {
    /// The package to install.
    pub(super) package: &'static str,
    /// The one version that will do.
    pub(super) version: String,
    /// The programs the package brings; the first can say its version.
    pub(super) programs: &'static [&'static str],
    /// How long compiling it takes, in words.
    pub(super) usually: &'static str,
}

/// Finds the tool on PATH or in the cache, or installs it into the cache.
///
/// # Errors
///
/// When it has to be compiled and does not compile.
pub(super) fn ensure(shell: &Shell, tool: &CargoTool) -> Result<()> {
    if on_path(shell, tool) {
        return Ok(());
    }
    let folder = cache()?.join(format!("{}-{}", tool.package, tool.version));
    if !is_in(&folder.join("bin"), tool) {
        install(shell, tool, &folder)?;
    }
    add_to_path(shell, folder.join("bin"))
}

fn on_path(shell: &Shell, tool: &CargoTool) -> bool {
    let [first, ..] = tool.programs else { return false };
    tool.programs.iter().all(|program| find(shell, program).is_some())
        && cmd!(shell, "{first} --version")
            .quiet()
            .read()
            .is_ok_and(|said| says(&said, &tool.version))
}

/// Whether a program's answer, such as `trunk 0.21.14 (abc 2025-01-01)`, is this version.
fn says(answer: &str, version: &str) -> bool {
    answer.split_whitespace().nth(1) == Some(version)
}

fn is_in(folder: &Path, tool: &CargoTool) -> bool {
    tool.programs
        .iter()
        .all(|program| folder.join(program).with_extension(env::consts::EXE_EXTENSION).is_file())
}

/// The folder of the user's cache that belongs to this project.
///
/// # Errors
///
/// When the home folder is unknown.
pub(crate) fn cache() -> Result<PathBuf> {
    let named = env::var_os("XDG_CACHE_HOME").map(PathBuf::from).filter(|path| path.is_absolute());
    let cache = named.or_else(|| Some(env::home_dir()?.join(".cache")));
    Ok(cache
        .context("your home folder is unknown; set HOME, then run this again")?
        .join("sudoku-grove"))
}

fn install(shell: &Shell, tool: &CargoTool, folder: &Path) -> Result<()> {
    let CargoTool { package, version, usually, .. } = tool;
    if find(shell, "cargo-binstall").is_some() {
        let what = format!("Installing {package} {version}, prebuilt");
        match announce(&what, "under a minute", || binstall(shell, tool, folder)) {
            Ok(()) if is_in(&folder.join("bin"), tool) => return Ok(()),
            _ => println!("cargo binstall could not bring it; compiling it instead."),
        }
    }
    announce(&format!("Installing {package} {version} from source"), usually, || {
        compile(shell, tool, folder).with_context(|| {
            format!(
                "{package} {version} could not be installed; if the network was away, run this \
                 again, or install it yourself: `cargo install --locked {package} --version {version}`"
            )
        })
    })
}

fn binstall(
    shell: &Shell,
    CargoTool { package, version, .. }: &CargoTool,
    folder: &Path,
) -> Result<()> {
    let options = ["--no-confirm", "--disable-strategies", "compile", "--root"];
    Ok(cmd!(shell, "cargo-binstall {options...} {folder} {package}@{version}").run()?)
}

fn compile(
    shell: &Shell,
    CargoTool { package, version, .. }: &CargoTool,
    folder: &Path,
) -> Result<()> {
    cmd!(shell, "cargo install --locked --version {version} --root {folder} {package}")
        // The tool's hundreds of crates do not belong into the workspace's target.
        .env_remove("CARGO_TARGET_DIR")
        .run()?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::says;

    #[test]
    fn a_version_is_the_second_word_and_exact() {
        assert!(says("trunk 0.21.14\n", "0.21.14"));
        assert!(says("wasm-bindgen 0.2.128 (0d3a2a1 2025-01-01)", "0.2.128"));
        assert!(!says("trunk 0.21.140", "0.21.14"));
        assert!(!says("", "0.21.14"));
    }
}
