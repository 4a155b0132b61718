//! The sources of puzzles: arguments, files and standard input.
//!
//! Owns the order of the sources and their total size, and knows nothing about how they are
//! split into lines or what the lines are used for.

use std::fs::File;
use std::io::{self, IsTerminal, Read, Seek};
use std::path::Path;
use std::sync::Arc;
use std::{fmt, thread};

use anyhow::{Context, Result};
use clap::Args;
use sudoku_engine::formats;

use crate::closed;

#[derive(Args, Clone, Debug)]
pub(crate) struct Input {
    /// Puzzles, files of puzzles, or `-` for standard input
    puzzles: Vec<String>,
    /// Number of threads, or 0 for one per processor; answers keep the order of the puzzles
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(..=1024))]
    threads: u16,
}

pub(crate) enum Source<'a> {
    /// An argument that is itself a puzzle.
    Argument {
        /// The position among the arguments, from 1.
        number: usize,
        text: &'a str,
    },
    /// A file or standard input, with one puzzle per line.
    Lines {
        /// The file as named on the command line, or `-` for standard input.
        name: &'a str,
        reader: &'a mut dyn Read,
    },
}

/// A sequence of sources.
pub(crate) trait Sources {
    /// Passes each source to `receive`, in order, and stops at its first error.
    ///
    /// # Errors
    /// When a file cannot be opened, or `receive` fails.
    fn each(self, receive: impl FnMut(Source<'_>) -> Result<()>) -> Result<()>;
}

/// The position of a puzzle in the input. Numbers count from 1.
#[derive(Clone, Debug)]
pub(crate) enum Place {
    Argument {
        number: usize,
    },
    Line {
        /// The file as named on the command line, or `-` for standard input.
        file: Arc<str>,
        number: usize,
    },
}

/// The kind of source that an argument names.
enum Named {
    StandardInput,
    File,
    Puzzle,
}

impl Sources for Input {
    fn each(self, mut receive: impl FnMut(Source<'_>) -> Result<()>) -> Result<()> {
        if self.puzzles.is_empty() {
            return receive_standard_input(receive);
        }
        for (index, argument) in self.puzzles.iter().enumerate() {
            match named(argument) {
                Named::StandardInput => receive_standard_input(&mut receive)?,
                Named::File => {
                    let mut reader = File::open(argument).with_context(|| argument.clone())?;
                    receive(Source::Lines { name: argument, reader: &mut reader })?;
                }
                Named::Puzzle => receive(Source::Argument { number: index + 1, text: argument })?,
            }
        }
        Ok(())
    }
}

fn receive_standard_input(mut receive: impl FnMut(Source<'_>) -> Result<()>) -> Result<()> {
    closed::check_input().context("-")?;
    receive(Source::Lines { name: "-", reader: &mut io::stdin().lock() })
}

impl Input {
    /// Returns the number of threads to start, at least 1.
    pub(crate) fn threads(&self) -> usize {
        match self.threads {
            0 => thread::available_parallelism().map_or(1, usize::from),
            threads => threads.into(),
        }
    }

    /// Returns the size of the input in bytes, or `None` if some source is not a regular file.
    pub(crate) fn bytes(&self) -> Option<u64> {
        if self.puzzles.is_empty() {
            return bytes_of_standard_input();
        }
        let bytes = self.puzzles.iter().map(|argument| match named(argument) {
            Named::StandardInput => bytes_of_standard_input(),
            Named::File => regular(&File::open(argument).ok()?),
            Named::Puzzle => Some(argument.len() as u64),
        });
        bytes.sum()
    }

    /// Returns whether some input is not typed: it comes from a file or through a pipe.
    pub(crate) fn is_read_from_elsewhere(&self) -> bool {
        let is_typed = io::stdin().is_terminal();
        match &self.puzzles[..] {
            [] => !is_typed,
            puzzles => puzzles.iter().any(|argument| match named(argument) {
                Named::StandardInput => !is_typed,
                Named::File => true,
                Named::Puzzle => false,
            }),
        }
    }
}

fn named(argument: &str) -> Named {
    if argument == "-" {
        Named::StandardInput
    } else if formats::read(argument).is_err() && Path::new(argument).exists() {
        Named::File
    } else {
        Named::Puzzle
    }
}

/// Returns the number of unread bytes of a regular file; `None` for anything else.
fn regular(file: &File) -> Option<u64> {
    let metadata = file.metadata().ok().filter(std::fs::Metadata::is_file)?;
    Some(metadata.len().saturating_sub({ file }.stream_position().ok()?))
}

#[cfg(unix)]
fn bytes_of_standard_input() -> Option<u64> {
    use std::os::fd::AsFd;
    regular(&File::from(io::stdin().as_fd().try_clone_to_owned().ok()?))
}

#[cfg(not(unix))]
const fn bytes_of_standard_input() -> Option<u64> {
    None
}

impl Place {
    /// Moves to the next line. The place of an argument does not change.
    pub(crate) const fn advance(&mut self) {
        if let Self::Line { number, .. } = self {
            *number += 1;
        }
    }

    /// Returns the number of the argument or line, from 1.
    pub(crate) const fn number(&self) -> usize {
        match self {
            Self::Argument { number } | Self::Line { number, .. } => *number,
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Argument { number } => write!(out, "argument {number}"),
            Self::Line { file, number } => write!(out, "{file}:{number}"),
        }
    }
}
