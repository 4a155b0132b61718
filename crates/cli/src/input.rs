//! Where puzzles come from: arguments, files, standard input.

use std::fmt;
use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::Path;

use anyhow::{Context, Result};
use sudoku_engine::formats;

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
        file: String,
        /// Counted from 1.
        number: usize,
    },
}

impl Place {
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

/// Gives each line with its place, as it is read, until there is no more or the
/// receiver fails.
///
/// # Errors
/// When a file cannot be read, or the receiver fails.
pub(crate) fn each_line(
    arguments: &[String],
    mut receive: impl FnMut(&Place, &str) -> Result<()>,
) -> Result<()> {
    if arguments.is_empty() {
        return of_reader("-", &mut io::stdin().lock(), &mut receive);
    }
    for (index, argument) in arguments.iter().enumerate() {
        if argument == "-" {
            of_reader("-", &mut io::stdin().lock(), &mut receive)?;
        } else if formats::read(argument).is_err() && Path::new(argument).exists() {
            let file = File::open(argument).with_context(|| argument.clone())?;
            of_reader(argument, &mut BufReader::new(file), &mut receive)?;
        } else {
            receive(&Place::Argument { number: index + 1 }, argument)?;
        }
    }
    Ok(())
}

/// Gives each line of a file with its place.
///
/// # Errors
/// When the file cannot be read, or the receiver fails.
pub(crate) fn each_line_of_file(
    file: &Path,
    mut receive: impl FnMut(&Place, &str) -> Result<()>,
) -> Result<()> {
    let name = file.display().to_string();
    let opened = File::open(file).with_context(|| name.clone())?;
    of_reader(&name, &mut BufReader::new(opened), &mut receive)
}

fn of_reader(
    file: &str,
    reader: &mut impl BufRead,
    receive: &mut impl FnMut(&Place, &str) -> Result<()>,
) -> Result<()> {
    let mut bytes = Vec::new();
    for number in 1.. {
        bytes.clear();
        let place = Place::Line { file: file.into(), number };
        if reader.read_until(b'\n', &mut bytes).with_context(|| place.to_string())? == 0 {
            break;
        }
        // What is not text is no puzzle either, and is told as such with its line.
        let line = String::from_utf8_lossy(&bytes);
        let line = line.trim_end_matches(['\n', '\r']);
        if !line.trim().is_empty() && !line.starts_with('#') {
            receive(&place, line)?;
        }
    }
    Ok(())
}
