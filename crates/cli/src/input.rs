//! Where puzzles come from: arguments, files, standard input.
//!
//! Owns the order of the sources and how much there is to read. It must not know how
//! lines are cut from what is read, nor what becomes of them.

use std::fs::File;
use std::io::{self, IsTerminal, Read, Seek};
use std::path::Path;
use std::sync::Arc;
use std::{fmt, thread};

use anyhow::{Context, Result};
use clap::Args;
use sudoku_engine::formats;

use crate::closed;

/// What is read, and by how many threads it is worked on.
#[derive(Args, Clone, Debug)]
pub(crate) struct Input {
    /// Puzzles, files with puzzles, or `-`
    puzzles: Vec<String>,
    /// Work in so many threads, 0 for as many as there are processors; answers keep the
    /// order of the puzzles
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(..=1024))]
    threads: u16,
}

/// One of the things that are read.
pub(crate) enum Source<'a> {
    /// An argument that is a puzzle itself.
    Argument {
        /// Counted from 1.
        number: usize,
        /// The puzzle.
        text: &'a str,
    },
    /// A file or standard input, which has a puzzle a line.
    Lines {
        /// The file as it was named, `-` for standard input.
        name: &'a str,
        /// It, open.
        reader: &'a mut dyn Read,
    },
}

/// Something that is read to its end.
pub(crate) trait Sources {
    /// Gives each source in order, until there is no more or the receiver fails.
    ///
    /// # Errors
    /// When a file cannot be opened, or the receiver fails.
    fn each(self, receive: impl FnMut(Source<'_>) -> Result<()>) -> Result<()>;
}

/// Where a line stands.
#[derive(Clone, Debug)]
pub(crate) enum Place {
    /// It is an argument.
    Argument {
        /// Counted from 1.
        number: usize,
    },
    /// It is a line of a file, or of standard input, which is `-`.
    Line {
        /// The file as it was named.
        file: Arc<str>,
        /// Counted from 1.
        number: usize,
    },
}

/// What an argument names.
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
    /// The threads that are to work, at least 1.
    pub(crate) fn threads(&self) -> usize {
        match self.threads {
            0 => thread::available_parallelism().map_or(1, usize::from),
            threads => threads.into(),
        }
    }

    /// The bytes there are to read, where nothing but files is read, at least one of them.
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

    /// Whether whoever asks is to be told how far it is: something is read that nobody types.
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

/// What is left of a file that lies on a disk.
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
    /// Goes on to the next line; an argument stays where it is.
    pub(crate) const fn advance(&mut self) {
        if let Self::Line { number, .. } = self {
            *number += 1;
        }
    }

    /// Its number among the arguments or lines, from 1.
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
