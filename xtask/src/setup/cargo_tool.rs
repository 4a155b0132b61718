//! Tools that are Rust packages: one exact version each, kept in the user's
//! cache so that clones share it and the user's own tools stay as they are.

use std::path::{Path, PathBuf};
use std::time::Duration;
use std::{env, fs};

use anyhow::{Context, Result, anyhow};
use xshell::{Shell, cmd};

use super::announce::about;
use super::progress::run_cargo;
use super::state::{Installed, Missing, State};
use crate::shell::{add_to_path, find, text};

/// A tool from crates.io.
#[derive(Debug)]
pub(super) struct CargoTool {
    /// The package to install.
    pub(super) package: &'static str,
    /// The one version that will do.
    pub(super) version: String,
    /// The programs the package brings; the first can say its version.
    pub(super) programs: &'static [&'static str],
    /// Whether it is worth optimising, a little.
    pub(super) optimised: bool,
    /// How long compiling it takes two processors.
    pub(super) usually: Duration,
}

/// Finds the tool on PATH or in the cache, and puts the latter on PATH.
///
/// # Errors
///
/// When the cache is unknown.
pub(super) fn state(shell: &Shell, tool: &CargoTool) -> Result<State> {
    let CargoTool { package, version, .. } = tool;
    let what = format!("{package} {version}");
    if on_path(shell, tool) {
        return Ok(State::There(what));
    }
    let programs = folder(tool)?.join("bin");
    if is_in(&programs, tool) {
        add_to_path(shell, programs)?;
        return Ok(State::There(what));
    }
    // Prebuilt it is a matter of seconds.
    let usually =
        if has_binstall(shell) { Duration::from_secs(20).min(tool.usually) } else { tool.usually };
    let command = by_hand(tool);
    Ok(State::Missing(Missing { what, by: Installed::Here { usually, command } }))
}

fn has_binstall(shell: &Shell) -> bool {
    find(shell, "cargo-binstall").is_some()
}

/// What a person would type.
fn by_hand(CargoTool { package, version, .. }: &CargoTool) -> String {
    format!("cargo install --locked {package} --version {version}")
}

/// The folder of the cache that the tool is installed into.
fn folder(CargoTool { package, version, .. }: &CargoTool) -> Result<PathBuf> {
    Ok(cache()?.join(format!("{package}-{version}")))
}

/// Where tools are compiled. It outlives an install that is interrupted, which then goes on.
fn target() -> Result<PathBuf> {
    Ok(cache()?.join("target"))
}

/// Removes what compiling tools left behind.
///
/// # Errors
///
/// When the cache is unknown.
pub(super) fn tidy() -> Result<()> {
    let target = target()?;
    if target.is_dir() {
        // It only takes room.
        let _ = fs::remove_dir_all(target);
    }
    Ok(())
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

/// Installs the tool into the cache.
///
/// # Errors
///
/// When it has to be compiled and does not compile.
pub(super) fn install(shell: &Shell, tool: &CargoTool) -> Result<()> {
    let folder = folder(tool)?;
    if has_binstall(shell) {
        match binstall(shell, tool, &folder) {
            Ok(()) if is_in(&folder.join("bin"), tool) => return Ok(()),
            _ => println!(
                "cargo binstall could not bring it. Compiling it instead, which usually takes {}.",
                about(tool.usually)
            ),
        }
    }
    compile(shell, tool, &folder).map_err(|_| {
        let CargoTool { package, version, .. } = tool;
        anyhow!(
            "{package} {version} could not be installed, as cargo says above; where it cannot \
             reach crates.io, run this again with a network, else install it yourself: `{}`",
            by_hand(tool)
        )
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

/// Compiles it in a third of the time that its own profile takes: it checks and builds this
/// project alone, where its own speed matters little.
fn compile(
    shell: &Shell,
    CargoTool { package, version, optimised, .. }: &CargoTool,
    folder: &Path,
) -> Result<()> {
    let target = target()?;
    // A clone of the shell, for cargo to see that the programs are on PATH.
    let shell = shell.clone();
    add_to_path(&shell, folder.join("bin"))?;
    let options = ["--locked", "--version", version];
    let folders = ["--root", text(folder)?, "--target-dir", text(&target)?];
    let install = cmd!(shell, "cargo install {options...} {folders...} {package}")
        .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", if *optimised { "1" } else { "0" })
        .env("CARGO_PROFILE_RELEASE_LTO", "off")
        .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16")
        .env("CARGO_PROFILE_RELEASE_DEBUG", "false")
        .env("CARGO_PROFILE_RELEASE_STRIP", "debuginfo")
        .env("CARGO_FUTURE_INCOMPAT_REPORT_FREQUENCY", "never");
    run_cargo(install)
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
