//! The shell that runs commands: in the workspace's root, with the project's own tools first on
//! PATH.

use std::env;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result};
use xshell::Shell;

use crate::workspace;

/// Creates a shell in the workspace's root. The programs of npm packages come before those of the
/// system, whose `wasm-opt` may be too old for Rust's output.
pub(crate) fn shell() -> Result<Shell> {
    let shell = Shell::new()?;
    shell.change_dir(workspace::root()?);
    add_to_path(&shell, shell.current_dir().join("node_modules").join(".bin"))?;
    Ok(shell)
}

/// Puts a folder of tools first on PATH.
pub(crate) fn add_to_path(shell: &Shell, folder: PathBuf) -> Result<()> {
    let inherited = shell.var_os("PATH").unwrap_or_default();
    let folders = std::iter::once(folder).chain(env::split_paths(&inherited));
    shell.set_var("PATH", env::join_paths(folders).context("cannot add a folder to PATH")?);
    Ok(())
}

/// Returns the path of this program, which runs tasks in parallel with others by starting itself.
/// `cargo xtask` would not do, because cargo cannot replace this program while it runs.
pub(crate) fn this_program() -> Result<PathBuf> {
    env::current_exe().context("the path of this program is unknown")
}

/// Returns the path of a program, if it is on PATH.
pub(crate) fn find(shell: &Shell, program: &str) -> Option<PathBuf> {
    which::which_in(program, shell.var_os("PATH"), shell.current_dir()).ok()
}

/// Returns the path with which to start a program. On Windows, npm's programs are scripts, which
/// cannot be started by name.
pub(crate) fn tool_path(shell: &Shell, name: &str) -> PathBuf {
    find(shell, name).unwrap_or_else(|| name.into())
}

/// Checks that a program is on PATH.
///
/// # Errors
///
/// When it is not; the message includes how to install it.
pub(crate) fn require(shell: &Shell, program: &str) -> Result<()> {
    find(shell, program).map(drop).with_context(|| match program {
        "node" | "npm" => format!(
            "{program} is not on PATH; install Node.js 20.19 or newer (https://nodejs.org, or your \
             system's packages `nodejs` and `npm`), then try again"
        ),
        "rustup" => {
            "rustup is not on PATH; install Rust from https://rustup.rs, then try again".into()
        }
        _ => format!("{program} is not on PATH; run `cargo xtask setup`"),
    })
}

/// Returns a path as text, for a command or a message.
///
/// # Errors
///
/// When the path is not valid Unicode.
pub(crate) fn text(path: &Path) -> Result<&str> {
    path.to_str().with_context(|| format!("{} is not valid Unicode", path.display()))
}

/// Formats a time for people: `0.4 s`, `75 s`.
pub(crate) fn seconds(time: Duration) -> String {
    let seconds = time.as_secs_f64();
    if seconds < 10.0 { format!("{seconds:.1} s") } else { format!("{seconds:.0} s") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_error_for_a_missing_program_includes_the_fix() {
        let error = require(&shell().unwrap(), "no-such-program").unwrap_err().to_string();
        assert_eq!(error, "no-such-program is not on PATH; run `cargo xtask setup`");
    }

    #[test]
    fn only_short_times_have_a_fraction() {
        assert_eq!(seconds(Duration::from_millis(412)), "0.4 s");
        assert_eq!(seconds(Duration::from_millis(75_400)), "75 s");
    }
}
