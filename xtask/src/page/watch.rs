//! Serves the page and rebuilds it when a source changes.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use xshell::Shell;

use super::kind::Kind;
use crate::shell::seconds;

/// What the page is made of.
const SOURCES: [&str; 7] =
    ["Cargo.lock", "Cargo.toml", "crates/engine", "crates/model", "index.html", "src", "static"];

/// An editor writes several files at once.
const PAUSE: Duration = Duration::from_millis(200);

/// Serves until the server ends. What `build` fails with is printed, and mended by a change.
///
/// # Errors
///
/// When the server cannot be started, or has ended.
pub(super) fn serve(shell: &Shell, port: u16, build: impl Fn() -> Result<()>) -> Result<()> {
    let dist = Kind::Development.dist();
    shell.create_dir(dist)?;
    let mut server = Command::new("node")
        .arg("xtask/src/page/server.mjs")
        .args([port.to_string().as_ref(), dist.as_os_str()])
        .args(SOURCES)
        .current_dir(shell.current_dir())
        // It ends when this is closed, however this program ends.
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .context("the server cannot be started; is node on PATH?")?;
    let changes = server.stdout.take().context("the server says nothing")?;
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
                println!("Built in {time}. Serving http://127.0.0.1:{port}/, until Ctrl-C.");
            }
            Err(error) => eprintln!("error: {error:#}\nWaiting for a change that mends it."),
        }
        let Ok(source) = changed.recv() else {
            bail!("the server ended ({})", server.wait()?);
        };
        println!("{source} has changed.");
        while changed.recv_timeout(PAUSE).is_ok() {}
    }
}
