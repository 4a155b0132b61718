//! Tools that are Rust packages. Each has one exact version and is installed in the user's cache,
//! so that clones of this repository share it and the user's own tools do not change.

use std::path::{Path, PathBuf};
use std::time::Duration;
use std::{env, fs};

use anyhow::{Context, Result, anyhow};
use xshell::{Shell, cmd};

use super::announce::rough_duration;
use super::progress::run_cargo;
use super::state::{Install, Missing, State};
use crate::shell::{add_to_path, find, text};

/// A tool from crates.io that the build installs in exactly one version.
#[derive(Debug)]
pub(super) struct CargoTool {
    pub(super) package: &'static str,
    /// The only accepted version.
    pub(super) version: String,
    /// The programs of the package. The first one supports `--version`.
    pub(super) programs: &'static [&'static str],
    /// Whether to compile it with some optimization.
    pub(super) optimized: bool,
    /// How long it takes to compile on two processors.
    pub(super) usual_time: Duration,
}

/// Finds the tool on PATH or in the cache. A tool in the cache is added to PATH.
///
/// # Errors
///
/// When the cache folder is unknown.
pub(super) fn state(shell: &Shell, tool: &CargoTool) -> Result<State> {
    let CargoTool { package, version, .. } = tool;
    let name = format!("{package} {version}");
    if is_on_path(shell, tool) {
        return Ok(State::Found(name));
    }
    let programs = folder(tool)?.join("bin");
    if has_programs(&programs, tool) {
        add_to_path(shell, programs)?;
        return Ok(State::Found(name));
    }
    // A prebuilt tool takes only seconds.
    let usual_time = if has_binstall(shell) {
        Duration::from_secs(20).min(tool.usual_time)
    } else {
        tool.usual_time
    };
    let command = manual_command(tool);
    Ok(State::Missing(Missing { name, installation: Install::Automatic { usual_time, command } }))
}

fn has_binstall(shell: &Shell) -> bool {
    find(shell, "cargo-binstall").is_some()
}

/// Returns the command that installs the tool manually.
fn manual_command(CargoTool { package, version, .. }: &CargoTool) -> String {
    format!("cargo install --locked {package} --version {version}")
}

/// Returns the folder in the cache for the tool.
fn folder(CargoTool { package, version, .. }: &CargoTool) -> Result<PathBuf> {
    Ok(cache()?.join(format!("{package}-{version}")))
}

/// Returns the target folder for compiling tools. It is kept if an installation is interrupted, so
/// that the next one can continue.
fn target() -> Result<PathBuf> {
    Ok(cache()?.join("target"))
}

/// Removes the target folder.
///
/// # Errors
///
/// When the cache folder is unknown.
pub(super) fn remove_target_folder() -> Result<()> {
    let target = target()?;
    if target.is_dir() {
        // Failure is harmless: the folder only takes space.
        let _ = fs::remove_dir_all(target);
    }
    Ok(())
}

fn is_on_path(shell: &Shell, tool: &CargoTool) -> bool {
    let [first, ..] = tool.programs else { return false };
    tool.programs.iter().all(|program| find(shell, program).is_some())
        && cmd!(shell, "{first} --version")
            .quiet()
            .read()
            .is_ok_and(|output| has_version(&output, &tool.version))
}

/// Returns whether the output of `--version`, such as `trunk 0.21.14 (abc 2025-01-01)`, has exactly
/// this version.
fn has_version(answer: &str, version: &str) -> bool {
    answer.split_whitespace().nth(1) == Some(version)
}

fn has_programs(folder: &Path, tool: &CargoTool) -> bool {
    tool.programs
        .iter()
        .all(|program| folder.join(program).with_extension(env::consts::EXE_EXTENSION).is_file())
}

/// Returns this project's folder in the user's cache.
///
/// # Errors
///
/// When the home folder is unknown.
pub(crate) fn cache() -> Result<PathBuf> {
    let named = env::var_os("XDG_CACHE_HOME").map(PathBuf::from).filter(|path| path.is_absolute());
    let cache = named.or_else(|| Some(env::home_dir()?.join(".cache")));
    Ok(cache.context("the home folder is unknown; set HOME, then try again")?.join("sudoku-grove"))
}

/// Installs the tool into the cache.
///
/// # Errors
///
/// When no prebuilt tool is available and compiling fails.
pub(super) fn install(shell: &Shell, tool: &CargoTool) -> Result<()> {
    let folder = folder(tool)?;
    if has_binstall(shell) {
        match binstall(shell, tool, &folder) {
            Ok(()) if has_programs(&folder.join("bin"), tool) => return Ok(()),
            _ => println!(
                "cargo binstall could not install it. Compiling it instead (usually {}) ...",
                rough_duration(tool.usual_time)
            ),
        }
    }
    compile(shell, tool, &folder).map_err(|_| {
        let CargoTool { package, version, .. } = tool;
        anyhow!(
            "{package} {version} could not be installed (see cargo's output above); if crates.io \
             cannot be reached, try again with a network connection, otherwise run `{}` yourself",
            manual_command(tool)
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

/// Compiles the tool with little optimization, in a third of the time that its own profile takes.
/// It is only used on this project, where its speed hardly matters.
fn compile(
    shell: &Shell,
    CargoTool { package, version, optimized, .. }: &CargoTool,
    folder: &Path,
) -> Result<()> {
    let target = target()?;
    // With the programs' folder on PATH, so that cargo does not warn that it is missing.
    let shell = shell.clone();
    add_to_path(&shell, folder.join("bin"))?;
    let options = ["--locked", "--version", version];
    let folders = ["--root", text(folder)?, "--target-dir", text(&target)?];
    let install = cmd!(shell, "cargo install {options...} {folders...} {package}")
        .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", if *optimized { "1" } else { "0" })
        .env("CARGO_PROFILE_RELEASE_LTO", "off")
        .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16")
        .env("CARGO_PROFILE_RELEASE_DEBUG", "false")
        .env("CARGO_PROFILE_RELEASE_STRIP", "debuginfo")
        .env("CARGO_FUTURE_INCOMPAT_REPORT_FREQUENCY", "never");
    run_cargo(install)
}

#[cfg(test)]
mod tests {
    use super::has_version;

    #[test]
    fn the_version_is_the_second_word_and_must_match_exactly() {
        assert!(has_version("trunk 0.21.14\n", "0.21.14"));
        assert!(has_version("wasm-bindgen 0.2.128 (0d3a2a1 2025-01-01)", "0.2.128"));
        assert!(!has_version("trunk 0.21.140", "0.21.14"));
        assert!(!has_version("", "0.21.14"));
    }
}
