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

use crate::closed_streams;

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

/// Arguments, files or standard input, opened one after the other.
pub(crate) trait Sources {
    /// Passes each source to `receive`, in order, and stops at its first error.
    ///
    /// # Errors
    /// When a file cannot be opened, or `receive` fails.
    fn for_each_source(self, receive: impl FnMut(Source<'_>) -> Result<()>) -> Result<()>;
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
enum ArgumentKind {
    StandardInput,
    File,
    Puzzle,
}

impl Sources for Input {
    fn for_each_source(self, mut receive: impl FnMut(Source<'_>) -> Result<()>) -> Result<()> {
        if self.puzzles.is_empty() {
            return receive_standard_input(receive);
        }
        for (index, argument) in self.puzzles.iter().enumerate() {
            match argument_kind(argument) {
                ArgumentKind::StandardInput => receive_standard_input(&mut receive)?,
                ArgumentKind::File => {
                    let mut reader = File::open(argument).with_context(|| argument.clone())?;
                    receive(Source::Lines { name: argument, reader: &mut reader })?;
                }
                ArgumentKind::Puzzle => {
                    receive(Source::Argument { number: index + 1, text: argument })?;
                }
            }
        }
        Ok(())
    }
}

fn receive_standard_input(mut receive: impl FnMut(Source<'_>) -> Result<()>) -> Result<()> {
    closed_streams::check_input().context("-")?;
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
            return standard_input_bytes();
        }
        let bytes = self.puzzles.iter().map(|argument| match argument_kind(argument) {
            ArgumentKind::StandardInput => standard_input_bytes(),
            ArgumentKind::File => unread_bytes(&File::open(argument).ok()?),
            ArgumentKind::Puzzle => Some(argument.len() as u64),
        });
        bytes.sum()
    }

    /// Returns whether some input is not typed: it comes from a file or through a pipe.
    pub(crate) fn is_partly_untyped(&self) -> bool {
        let is_typed = io::stdin().is_terminal();
        match &self.puzzles[..] {
            [] => !is_typed,
            puzzles => puzzles.iter().any(|argument| match argument_kind(argument) {
                ArgumentKind::StandardInput => !is_typed,
                ArgumentKind::File => true,
                ArgumentKind::Puzzle => false,
            }),
        }
    }
}

fn argument_kind(argument: &str) -> ArgumentKind {
    if argument == "-" {
        ArgumentKind::StandardInput
    } else if formats::read(argument).is_err() && Path::new(argument).exists() {
        ArgumentKind::File
    } else {
        ArgumentKind::Puzzle
    }
}

/// Returns the number of unread bytes of a regular file; `None` for anything else.
fn unread_bytes(file: &File) -> Option<u64> {
    let metadata = file.metadata().ok().filter(std::fs::Metadata::is_file)?;
    Some(metadata.len().saturating_sub({ file }.stream_position().ok()?))
}

#[cfg(unix)]
fn standard_input_bytes() -> Option<u64> {
    use std::os::fd::AsFd;
    unread_bytes(&File::from(io::stdin().as_fd().try_clone_to_owned().ok()?))
}

#[cfg(not(unix))]
const fn standard_input_bytes() -> Option<u64> {
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
