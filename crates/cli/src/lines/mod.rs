//! Writes a line of text or JSON for each puzzle of the input.
//!
//! The lines keep the order of the puzzles and appear as soon as possible, however large the input
//! and however many threads. Does not depend on any command.

mod channel;
mod chunk;
mod outcome;
mod progress;
mod puzzle;
mod splitter;
mod threads;

use std::io::{self, Write};

use anyhow::Result;
use serde::Serialize;

pub(crate) use self::channel::{Disconnected, Sender};
pub(crate) use self::chunk::{Chunk, Line};
pub(crate) use self::outcome::Outcome;
use self::progress::Progress;
pub(crate) use self::puzzle::{Answer, Entry, PerPuzzle, read, text, write_json};
pub(crate) use self::threads::Answerer;
use crate::input::Input;

/// Writes the answer to each puzzle of the input to standard output.
///
/// # Errors
/// When reading or writing fails.
pub(crate) fn answer_each(input: Input, answerer: &impl Answerer) -> Result<Outcome> {
    let (threads, mut progress) = (input.threads(), Progress::of(&input));
    threads::answer_all(input, answerer, threads, &mut io::stdout(), &mut progress)
}

/// Prints an answer as JSON or as text.
///
/// # Errors
/// When standard output is closed.
pub(crate) fn print(json: bool, entry: &impl Serialize, text: impl Fn() -> String) -> Result<()> {
    let line = if json { serde_json::to_string(entry)? } else { text() };
    writeln!(io::stdout(), "{line}")?;
    Ok(())
}

/// Prints a line to standard error.
pub(crate) fn report_error(reason: &str) {
    // If standard error is closed, the user does not want its output.
    let _ = writeln!(io::stderr(), "{reason}");
}
