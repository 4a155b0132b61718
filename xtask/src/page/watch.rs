//! Serves the page and rebuilds it when a source file changes.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use xshell::Shell;

use super::build_kind::BuildKind;
use crate::shell::seconds;

/// The files and folders to watch.
const SOURCES: [&str; 7] =
    ["Cargo.lock", "Cargo.toml", "crates/engine", "crates/model", "index.html", "src", "static"];

/// How long to wait for more changes: an editor may write several files at once.
const PAUSE: Duration = Duration::from_millis(200);

/// Serves the page until the server exits. Prints the errors of `build`, and builds again after the
/// next change.
///
/// # Errors
///
/// When the server cannot be started, or has exited.
pub(super) fn serve(shell: &Shell, port: u16, build: impl Fn() -> Result<()>) -> Result<()> {
    let dist = BuildKind::Development.dist();
    shell.create_dir(dist)?;
    let mut server = Command::new("node")
        .arg("xtask/src/page/server.mjs")
        .args([port.to_string().as_ref(), dist.as_os_str()])
        .args(SOURCES)
        .current_dir(shell.current_dir())
        // The server exits when its standard input is closed, however this program ends.
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .context("cannot start the server; is node on PATH?")?;
    let changes = server.stdout.take().context("the server has no standard output")?;
    let (send, changed) = mpsc::channel();
    thread::spawn(move || {
        for line in BufReader::new(changes).lines().map_while(Result::ok) {
            if send.send(line).is_err() {
                break;
            }
        }
    });
    loop {
        let start = Instant::now();
        match build() {
            Ok(()) => {
                let time = seconds(start.elapsed());
                println!("Built in {time}. Serving http://127.0.0.1:{port}/ (Ctrl-C to stop).");
            }
            Err(error) => eprintln!("error: {error:#}\nWaiting for a change to build again."),
        }
        let Ok(source) = changed.recv() else {
            bail!("the server exited ({})", server.wait()?);
        };
        println!("{source} changed.");
        while changed.recv_timeout(PAUSE).is_ok() {}
    }
}
