//! Builds and serves the page.
//!
//! Turns the two programs into files that a browser loads. Each program is compiled, split into the
//! parts that its source marks, bound to scripts and optimized. Then everything is written to one
//! folder, together with the styles, under names that depend on the content.

mod build_kind;
mod files;
mod link_script;
mod offline;
mod program;
mod unsplit;
mod watch;

use std::net::TcpListener;
use std::panic::resume_unwind;
use std::thread;

use anyhow::{Context, Result};
use xshell::{Cmd, Shell, cmd};

use crate::setup::{self, Need};
use crate::shell::this_program;
use crate::size;

pub(crate) use unsplit::check as check_unsplit;

use build_kind::BuildKind;
use program::{BuiltProgram, Program};

/// `cargo xtask build`: builds the page for publishing into `dist/`, and prints its sizes.
///
/// # Errors
///
/// When it cannot be built, or is larger than `budget.toml` allows.
pub(crate) fn build(shell: &Shell) -> Result<()> {
    release(shell)?;
    size::report(shell).context("dist/ is complete, but not of the agreed sizes")
}

/// Builds the page for publishing into `dist/`, without checking its sizes.
///
/// # Errors
///
/// When something that the build needs cannot be installed, or the build fails.
pub(crate) fn release(shell: &Shell) -> Result<()> {
    setup::ensure(shell, &Need::BUILD)?;
    setup::announce("Building the page", "three to five minutes on two processors", || {
        build_page(shell, BuildKind::Release)
    })
}

/// Returns the command that builds the page in parallel with other tasks: this program itself.
///
/// # Errors
///
/// When the path of this program is unknown.
pub(crate) fn build_parallel(shell: &Shell) -> Result<Cmd<'_>> {
    let xtask = this_program()?;
    Ok(cmd!(shell, "{xtask} build"))
}

/// `cargo xtask serve`: serves a development build, and rebuilds it when a source file changes.
///
/// # Errors
///
/// When something that the build needs cannot be installed, or the port is in use.
pub(crate) fn serve(shell: &Shell, port: u16) -> Result<()> {
    setup::ensure(shell, &Need::SERVE)?;
    TcpListener::bind(("127.0.0.1", port)).with_context(|| {
        format!("cannot use port {port}; choose another with `cargo xtask serve --port`")
    })?;
    println!(
        "Building the page (usually two to four minutes the first time, on two processors; a few \
         seconds after a change) ..."
    );
    watch::serve(shell, port, || build_page(shell, BuildKind::Development))
}

/// Builds the page as `serve` does.
///
/// # Errors
///
/// When the build fails.
pub(crate) fn check_development(shell: &Shell) -> Result<()> {
    build_page(shell, BuildKind::Development)
}

/// Builds both programs and assembles the page. Release builds run in parallel: the programs have
/// different profiles, and the last minutes of each build use only one core.
fn build_page(shell: &Shell, kind: BuildKind) -> Result<()> {
    let build = |program: &Program, shell: &Shell| program::build(shell, program, kind);
    let programs = match kind {
        BuildKind::Release => thread::scope(|scope| -> Result<[BuiltProgram; 2]> {
            let parallel = shell.clone();
            let worker = scope.spawn(move || build(&program::WORKER, &parallel));
            let page = build(&program::PAGE, shell);
            let worker = worker.join().unwrap_or_else(|panic| resume_unwind(panic));
            Ok([page?, worker?])
        })?,
        BuildKind::Development => [build(&program::PAGE, shell)?, build(&program::WORKER, shell)?],
    };
    files::write_page(shell, kind, &programs)
}
