//! Builds and serves the page.
//!
//! Owns how the two programs become files that a browser loads: each is compiled, split into
//! the parts that its source marks, bound to scripts and optimised, then put into one folder
//! beside the styles, under names that tell what is in the files.

mod files;
mod kind;
mod link_script;
mod program;
mod unsplit;
mod watch;

use std::env;
use std::net::TcpListener;
use std::panic::resume_unwind;
use std::thread;

use anyhow::{Context, Result};
use xshell::{Cmd, Shell, cmd};

use crate::setup::{self, Need};
use crate::size;

pub(crate) use unsplit::check as check_unsplit;

use kind::Kind;
use program::{Built, Program};

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
    setup::ensure(shell, &Need::PUBLISHED)?;
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

/// `cargo xtask serve`: a development build, rebuilt when a source changes.
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

/// Builds both programs and puts the page together. For publishing that is done at once: each
/// has a profile of its own, and its last minutes keep only one core busy.
fn make(shell: &Shell, kind: Kind) -> Result<()> {
    let build = |program: &Program, shell: &Shell| program::build(shell, program, kind);
    let programs = match kind {
        Kind::Release => thread::scope(|scope| -> Result<[Built; 2]> {
            let beside = shell.clone();
            let worker = scope.spawn(move || build(&program::WORKER, &beside));
            let page = build(&program::PAGE, shell);
            let worker = worker.join().unwrap_or_else(|panic| resume_unwind(panic));
            Ok([page?, worker?])
        })?,
        Kind::Development => [build(&program::PAGE, shell)?, build(&program::WORKER, shell)?],
    };
    files::put(shell, kind, &programs)
}
