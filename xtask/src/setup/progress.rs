//! Shows the progress of cargo.
//!
//! In a terminal, cargo draws a progress bar. In a log, it would print either nothing or a bar for
//! every step; here its bars are parsed and summarized in occasional lines.

use std::io::{self, BufReader, IsTerminal, Read, stderr};
use std::process::{ChildStderr, Command, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use xshell::Cmd;

use crate::shell::seconds;

/// The longest time without a line.
const MAX_SILENCE: Duration = Duration::from_secs(20);
/// The percentage of the steps after which a line is printed.
const PERCENT_PER_LINE: usize = 10;

/// Runs a cargo command that compiles, and shows its progress. The command must not have `--quiet`.
///
/// # Errors
///
/// When the command cannot be started, or fails.
pub(crate) fn run_cargo(command: Cmd<'_>) -> Result<()> {
    if stderr().is_terminal() {
        return Ok(command.run()?);
    }
    let line = command.to_string();
    println!("$ {line}");
    let mut child = Command::from(command)
        .env("CARGO_TERM_PROGRESS_WHEN", "always")
        .env("CARGO_TERM_PROGRESS_WIDTH", "80")
        .env("CARGO_TERM_PROGRESS_TERM_INTEGRATION", "false")
        .env("CARGO_TERM_COLOR", "never")
        .stdin(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .with_context(|| format!("cannot start `{line}`"))?;
    if let Some(output) = child.stderr.take() {
        print_progress(output);
    }
    let status = child.wait()?;
    ensure!(status.success(), "`{line}` failed ({status})");
    Ok(())
}

/// Prints cargo's output until it ends, with its bars as occasional lines.
fn print_progress(output: ChildStderr) {
    let (sender, lines) = mpsc::channel();
    thread::spawn(move || split(output, &sender));
    let mut progress = Progress::new(Instant::now());
    loop {
        let events = match lines.recv_timeout(MAX_SILENCE / 4) {
            Ok(line) => progress.handle_line(&line, Instant::now()),
            Err(RecvTimeoutError::Timeout) => progress.overdue(Instant::now()),
            Err(RecvTimeoutError::Disconnected) => break,
        };
        if let Some(events) = events {
            println!("{events}");
        }
    }
}

/// Sends each line, which ends in a line feed, and each bar, which ends in a carriage return.
fn split(output: impl Read, lines: &Sender<String>) {
    let mut line = Vec::new();
    for byte in BufReader::new(output).bytes().map_while(io::Result::ok) {
        if byte != b'\r' && byte != b'\n' {
            line.push(byte);
        } else if !line.trim_ascii().is_empty()
            && lines.send(String::from_utf8_lossy(&line).into_owned()).is_err()
        {
            return;
        } else {
            line.clear();
        }
    }
}

/// The content of cargo's progress bar.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Bar {
    done: usize,
    total: usize,
    crates: String,
}

/// Parses a bar such as `Building [===>    ] 120/412: syn, serde(build)`.
fn bar(line: &str) -> Option<Bar> {
    let (_, after) = line.trim_start().strip_prefix("Building [")?.split_once("] ")?;
    let (figures, crates) = after.split_once(':').unwrap_or((after, ""));
    let (done, total) = figures.trim().split_once('/')?;
    Some(Bar {
        done: done.parse().ok()?,
        total: total.parse().ok()?,
        crates: crates.trim().to_owned(),
    })
}

/// Returns whether a line is a single step, which the bar includes, or the bar of a download.
fn is_step(line: &str) -> bool {
    const STEPS: [&str; 7] =
        ["Adding", "Checking", "Compiling", "Downloaded", "Downloading", "Fetch", "Updating"];
    line.starts_with("   ") && line.split_whitespace().next().is_some_and(|it| STEPS.contains(&it))
}

/// Removes the last crate if its name was truncated.
fn without_truncated_name(crates: &str) -> &str {
    if !crates.ends_with(['…', '.']) {
        return crates;
    }
    crates.rsplit_once(", ").map_or(crates, |(complete, _)| complete)
}

/// Decides when to print a line.
struct Progress {
    start: Instant,
    /// When a line was last printed.
    last_print: Instant,
    /// The number of strides at the last line.
    strides: usize,
    bar: Option<Bar>,
}

impl Progress {
    fn new(start: Instant) -> Self {
        Self { start, last_print: start, strides: 0, bar: None }
    }

    /// Returns what to print after a line of cargo's output.
    fn handle_line(&mut self, line: &str, now: Instant) -> Option<String> {
        let Some(bar) = bar(line) else {
            return if is_step(line) { self.overdue(now) } else { Some(line.to_owned()) };
        };
        let strides = bar.done * 100 / bar.total.max(1) / PERCENT_PER_LINE;
        self.bar = Some(bar);
        if strides > self.strides {
            self.strides = strides;
            return self.print(now);
        }
        self.overdue(now)
    }

    /// Returns what to print if nothing was printed for [`MAX_SILENCE`].
    fn overdue(&mut self, now: Instant) -> Option<String> {
        if now - self.last_print < MAX_SILENCE { None } else { self.print(now) }
    }

    fn print(&mut self, now: Instant) -> Option<String> {
        let Bar { done, total, crates } = self.bar.as_ref()?;
        self.last_print = now;
        let crates = without_truncated_name(crates);
        let time = seconds(now - self.start);
        Some(format!("  {done} of {total} steps after {time}: {crates}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_are_parsed_and_other_lines_are_not() {
        let line = "    Building [=======>      ] 120/412: syn, serde(build)        ";
        let read = Bar { done: 120, total: 412, crates: "syn, serde(build)".into() };
        assert_eq!(bar(line), Some(read));
        assert_eq!(bar("   Compiling syn v2.0.0"), None);
        assert_eq!(bar("       Fetch [====>     ] 12.50%"), None);
    }

    #[test]
    fn a_truncated_name_is_left_out() {
        assert_eq!(without_truncated_name("syn, serde(build)"), "syn, serde(build)");
        assert_eq!(without_truncated_name("zerovec, ring(b…"), "zerovec");
        assert_eq!(without_truncated_name("zerovec, ring(b..."), "zerovec");
    }

    #[test]
    fn the_bar_of_a_download_is_a_step() {
        assert!(is_step("       Fetch [=====>   ] 199 complete; 2 pending"));
        assert!(is_step("    Updating crates.io index"));
        assert!(!is_step("   Installed package `trunk v0.21.14` (executable `trunk`)"));
    }

    #[test]
    fn output_is_split_into_lines_and_bars() {
        let (sender, lines) = mpsc::channel();
        let output = "   Compiling a v1.0.0\n    Building [> ] 1/4: a  \r    Building [=> ] 2/4: b  \r\
                    warning: c\n\n";
        split(output.as_bytes(), &sender);
        drop(sender);
        let lines: Vec<_> = lines.iter().map(|line| line.trim().to_owned()).collect();
        assert_eq!(
            lines,
            ["Compiling a v1.0.0", "Building [> ] 1/4: a", "Building [=> ] 2/4: b", "warning: c"]
        );
    }

    #[test]
    fn a_line_is_printed_for_each_tenth_and_after_a_long_pause() {
        let start = Instant::now();
        let after = |seconds| start + Duration::from_secs(seconds);
        let mut progress = Progress::new(start);
        let mut handle_line = |line: &str, seconds| progress.handle_line(line, after(seconds));
        assert_eq!(handle_line("   Compiling a v1.0.0", 1), None);
        assert_eq!(handle_line("   Building [> ] 1/40: a", 1), None);
        let tenth = "  5 of 40 steps after 2.0 s: b";
        assert_eq!(handle_line("   Building [=> ] 5/40: b", 2).as_deref(), Some(tenth));
        assert_eq!(handle_line("   Building [=> ] 6/40: c", 3), None);
        assert_eq!(handle_line("warning: d", 4).as_deref(), Some("warning: d"));
        assert_eq!(progress.overdue(after(21)), None);
        let late = "  6 of 40 steps after 22 s: c";
        assert_eq!(progress.overdue(after(22)).as_deref(), Some(late));
        assert_eq!(progress.overdue(after(23)), None);
    }
}
