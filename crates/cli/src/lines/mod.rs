//! One answer for each puzzle, as a line of text or of JSON.
//!
//! Owns that answers come in the order of the puzzles, as soon as they can, however
//! many threads work and however much there is to read. It must not know what is asked.

mod channel;
mod chunk;
mod cutting;
mod outcome;
mod progress;
mod puzzle;
mod threads;

use std::io::{self, Write};

use anyhow::Result;
use serde::Serialize;

pub(crate) use self::channel::{Disconnected, Sender};
pub(crate) use self::chunk::{Chunk, Line};
pub(crate) use self::outcome::Outcome;
use self::progress::Progress;
pub(crate) use self::puzzle::{Answer, ByPuzzle, Entry, read, write_json};
pub(crate) use self::threads::Answerer;
use crate::input::Input;

/// Answers each puzzle of the input.
///
/// # Errors
/// When nothing more can be read or written.
pub(crate) fn each(input: Input, answerer: &impl Answerer) -> Result<Outcome> {
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

/// Tells standard error.
pub(crate) fn complain(reason: &str) {
    // Whoever closed standard error does not want to know.
    let _ = writeln!(io::stderr(), "{reason}");
}
