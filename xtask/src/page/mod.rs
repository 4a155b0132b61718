//! Builds and serves the page.
//!
//! Owns how the two programs become files that a browser loads: each is compiled, split into
//! the parts that its source marks, bound to scripts and optimised, then put into one folder
//! beside the styles, under names that tell what is in the files.

mod files;
mod link_script;
mod program;
mod unsplit;
mod watch;

use std::env;
use std::net::TcpListener;
use std::panic::resume_unwind;
use std::path::{Path, PathBuf};
use std::thread;

use anyhow::{Context, Result};
use xshell::{Cmd, Shell, cmd};

use crate::setup::{self, Need};
use crate::size;

pub(crate) use unsplit::check as check_unsplit;

/// What a page is built for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// To be published: small, and without the folders of this machine.
    Release,
    /// To be tried here, at once.
    Development,
}

impl Kind {
    /// Where steps leave what the next ones take.
    fn folder(self) -> &'static Path {
        Path::new(match self {
            Self::Release => "target/page/release",
            Self::Development => "target/page/development",
        })
    }

    /// Where the page is put. Only `dist/` is published and tested.
    fn dist(self) -> &'static Path {
        Path::new(match self {
            Self::Release => "dist",
            Self::Development => "target/serve",
        })
    }
}

/// `cargo xtask build`: the page for publishing, in `dist/`, and its sizes.
///
/// # Errors
///
/// When it cannot be built, or is larger than `budget.toml` allows.
pub(crate) fn build(shell: &Shell) -> Result<()> {
    release(shell)?;
    size::report(shell)
}

/// Builds the page for publishing into `dist/`, however large it is.
///
/// # Errors
///
/// When something that it needs cannot be installed, or it cannot be built.
pub(crate) fn release(shell: &Shell) -> Result<()> {
    setup::ensure(shell, &Need::PAGE)?;
    make(shell, Kind::Release)
}

/// This very program, as what builds the page beside something else. It is not started by
/// `cargo`, which could not replace it while it runs.
///
/// # Errors
///
/// When the file of this program is unknown.
pub(crate) fn build_beside(shell: &Shell) -> Result<Cmd<'_>> {
    let xtask = env::current_exe().context("this program's own file is unknown")?;
    Ok(cmd!(shell, "{xtask} build"))
}

/// `cargo xtask serve`: a development build, built anew when a source changes.
///
/// # Errors
///
/// When something that it needs cannot be installed, or the port is taken.
pub(crate) fn serve(shell: &Shell, port: u16) -> Result<()> {
    setup::ensure(shell, &Need::PAGE)?;
    TcpListener::bind(("127.0.0.1", port)).with_context(|| {
        format!("port {port} cannot be used; choose another with `cargo xtask serve --port`")
    })?;
    watch::serve(shell, port, || make(shell, Kind::Development))
}

/// Builds both programs, one beside the other as their folders in `target` are not the same,
/// and puts the page together.
fn make(shell: &Shell, kind: Kind) -> Result<()> {
    let one = |program: &program::Program| program::build(&shell.clone(), program, kind);
    let (page, worker) = match kind {
        Kind::Release => thread::scope(|scope| {
            let worker = shell.clone();
            let worker = scope.spawn(move || program::build(&worker, &program::WORKER, kind));
            let page = one(&program::PAGE);
            (page, worker.join().unwrap_or_else(|panic| resume_unwind(panic)))
        }),
        Kind::Development => (one(&program::PAGE), one(&program::WORKER)),
    };
    files::put(shell, kind, &[page?, worker?])
}

/// A path inside the workspace as npm's programs want it, on Windows too.
fn slashed(path: &Path) -> String {
    path.iter().map(|it| it.to_string_lossy()).collect::<Vec<_>>().join("/")
}

/// What is in the workspace, as seen from anywhere.
fn inside(shell: &Shell, path: &Path) -> PathBuf {
    shell.current_dir().join(path)
}
