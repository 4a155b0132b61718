//! Runs other programs: in the workspace's root, with the project's own tools
//! first on PATH, and with a sentence instead of a status when one fails.

use std::env;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result, bail};

/// Where commands run and what they find there.
#[derive(Debug)]
pub(crate) struct Shell {
    root: PathBuf,
    first_on_path: Vec<PathBuf>,
    variables: Vec<(&'static str, OsString)>,
}

impl Shell {
    /// A shell in the workspace's root. The npm packages' programs come first
    /// on PATH, since a system's `wasm-opt` may be too old for Rust's output.
    pub(crate) fn new(root: PathBuf) -> Self {
        let npm = root.join("node_modules").join(".bin");
        Self { root, first_on_path: vec![npm], variables: Vec::new() }
    }

    /// The workspace's root.
    pub(crate) fn root(&self) -> &Path {
        &self.root
    }

    /// Puts a folder of tools before the user's own.
    pub(crate) fn add_to_path(&mut self, folder: PathBuf) {
        self.first_on_path.push(folder);
    }

    /// Sets a variable for every command from now on.
    pub(crate) fn set(&mut self, name: &'static str, value: impl Into<OsString>) {
        self.variables.push((name, value.into()));
    }

    /// What a variable was [set](Shell::set) to.
    pub(crate) fn variable(&self, name: &str) -> Option<&OsStr> {
        let (_, value) = self.variables.iter().find(|(set, _)| *set == name)?;
        Some(value)
    }

    /// The file that a program's name stands for, if there is one.
    pub(crate) fn find(&self, program: &str) -> Option<PathBuf> {
        which::which_in(program, Some(self.path()), &self.root).ok()
    }

    /// A command that is ready to run, for what [`Shell::run`] does not cover.
    ///
    /// # Errors
    ///
    /// When the program is not to be found.
    pub(crate) fn command(&self, program: &str) -> Result<Command> {
        let file = self.find(program).with_context(|| missing(program))?;
        let mut command = Command::new(file);
        command
            .current_dir(&self.root)
            .env("PATH", self.path())
            .envs(self.variables.iter().map(|(name, value)| (name, value)));
        Ok(command)
    }

    /// Runs a program to its end, with its output shown.
    ///
    /// # Errors
    ///
    /// When the program is missing or fails.
    pub(crate) fn run<A: AsRef<OsStr>>(&self, program: &str, arguments: &[A]) -> Result<()> {
        run(self.command(program)?.args(arguments))
    }

    /// Runs a program to its end and returns what it wrote to standard output.
    ///
    /// # Errors
    ///
    /// When the program is missing or fails; its own complaint is in the error.
    pub(crate) fn read<A: AsRef<OsStr>>(&self, program: &str, arguments: &[A]) -> Result<String> {
        let mut command = self.command(program)?;
        command.args(arguments);
        let output = command.output().with_context(|| cannot_start(&command))?;
        if !output.status.success() {
            let complaint = String::from_utf8_lossy(&output.stderr);
            bail!("`{}` failed: {}", line(&command), complaint.trim());
        }
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    }

    fn path(&self) -> OsString {
        let inherited = env::var_os("PATH").unwrap_or_default();
        let folders = self.first_on_path.iter().cloned().chain(env::split_paths(&inherited));
        // A folder with a separator in its name cannot be on PATH at all.
        env::join_paths(folders).unwrap_or(inherited)
    }
}

/// Runs a command to its end, with its output shown.
///
/// # Errors
///
/// When it cannot start or fails.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| cannot_start(command))?;
    if !status.success() {
        bail!("`{}` failed ({status}); what it says above names the cause", line(command));
    }
    Ok(())
}

/// A time as a person reads it: `0.4 s`, `75 s`.
pub(crate) fn seconds(time: Duration) -> String {
    let seconds = time.as_secs_f64();
    if seconds < 10.0 { format!("{seconds:.1} s") } else { format!("{seconds:.0} s") }
}

fn line(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_stem().unwrap_or_default();
    let words = std::iter::once(program).chain(command.get_args());
    words.map(OsStr::to_string_lossy).collect::<Vec<_>>().join(" ")
}

fn cannot_start(command: &Command) -> String {
    format!("`{}` cannot be started", line(command))
}

fn missing(program: &str) -> String {
    match program {
        "node" | "npm" | "npx" => format!(
            "{program} is not on PATH; install Node.js 20.19 or newer (https://nodejs.org, or your \
             system's packages `nodejs` and `npm`), then run this again"
        ),
        "cargo" | "rustc" | "rustup" => format!(
            "{program} is not on PATH; install Rust from https://rustup.rs, then run this again"
        ),
        _ => format!("{program} is not on PATH; run `cargo xtask setup`"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_program_names_the_mend() {
        let shell = Shell::new(PathBuf::from("."));
        let error = shell.run("no-such-program", &[""; 0]).unwrap_err().to_string();
        assert_eq!(error, "no-such-program is not on PATH; run `cargo xtask setup`");
    }

    #[test]
    fn short_times_have_a_fraction_and_long_ones_none() {
        assert_eq!(seconds(Duration::from_millis(412)), "0.4 s");
        assert_eq!(seconds(Duration::from_millis(75_400)), "75 s");
    }
}
