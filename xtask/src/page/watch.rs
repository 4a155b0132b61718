//! Serves the page and rebuilds it when a source file changes.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
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
    let mut server = start_server(shell, port, dist)?;
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

/// Starts the server, which prints the paths of changed sources on its standard output.
fn start_server(shell: &Shell, port: u16, folder: &Path) -> Result<Child> {
    Command::new("node")
        .arg("xtask/src/page/server.mjs")
        .args([port.to_string().as_ref(), folder.as_os_str()])
        .args(SOURCES)
        .current_dir(shell.current_dir())
        // The server exits when its standard input is closed, however this program ends.
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .context("cannot start the server; is node on PATH?")
}

#[cfg(test)]
mod tests {
    use std::io::{Read, Write};
    use std::net::{TcpListener, TcpStream};

    use super::*;
    use crate::shell::shell;

    /// Requests a path, as soon as the server listens.
    fn get(server: &mut Child, port: u16, path: &str) -> String {
        let mut stream = loop {
            if let Ok(stream) = TcpStream::connect(("127.0.0.1", port)) {
                break stream;
            }
            let exit = server.try_wait().unwrap();
            assert_eq!(exit, None, "the server exited; run `npm ci` if it found no package sirv");
            thread::sleep(Duration::from_millis(20));
        };
        write!(stream, "GET {path} HTTP/1.0\r\n\r\n").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    #[test]
    fn a_page_that_is_being_built_is_unavailable_and_not_missing() {
        let shell = shell().unwrap();
        let folder = shell.create_temp_dir().unwrap();
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let mut server = start_server(&shell, port, folder.path()).unwrap();
        let unbuilt = get(&mut server, port, "/");
        shell.write_file(folder.path().join("index.html"), "<p>built").unwrap();
        let built = get(&mut server, port, "/");
        let missing = get(&mut server, port, "/missing.js");
        server.kill().unwrap();
        server.wait().unwrap();
        assert!(unbuilt.starts_with("HTTP/1.1 503 "), "{unbuilt}");
        assert!(unbuilt.contains("\r\nRefresh: 5\r\n"), "{unbuilt}");
        assert!(unbuilt.ends_with("The page is being built. The terminal shows the progress."));
        assert!(built.starts_with("HTTP/1.1 200 ") && built.ends_with("<p>built"), "{built}");
        assert!(missing.starts_with("HTTP/1.1 404 "), "{missing}");
    }
}
