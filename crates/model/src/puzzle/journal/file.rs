//! Writing and reading all puzzles as one file.
//!
//! The file is a JSON object with `format`, `version` and `puzzles`, an array of records. It
//! is written and read piece by piece, so that a large file does not block the page.

use std::rc::Rc;

use serde::Deserialize;
use serde::de::IgnoredAny;

use super::{Record, write};

/// The value of `format`.
const FORMAT: &str = "sudoku-grove/puzzles";

/// The value of `version`.
const VERSION: u32 = 1;

/// The number of puzzles in a piece.
const PIECE: usize = 16;

/// The latest clock accepted in a file, so that later writes can come after it.
const LATEST: u64 = 1 << 48;

/// The reason why a file is rejected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileProblem {
    /// The file is larger than [`FileReader::LARGEST`].
    TooLarge,
    /// The browser could not read the file.
    Unreadable,
    /// The file is something else.
    OtherFile,
    /// A newer version of the page wrote the file.
    Newer,
    /// The file ends too early.
    CutOff,
    /// The puzzle with this number, from 1, is not valid.
    BadPuzzle(u32),
}

/// An iterator over the pieces of a file to write.
#[derive(Debug)]
pub struct FileWriter {
    puzzles: Vec<Rc<Record>>,
    /// The number of puzzles written, or `None` before the first piece.
    written: Option<usize>,
    is_over: bool,
}

impl FileWriter {
    /// Creates a file with these puzzles.
    pub fn new(puzzles: Vec<Rc<Record>>) -> Self {
        Self { puzzles, written: None, is_over: false }
    }
}

impl Iterator for FileWriter {
    type Item = String;

    fn next(&mut self) -> Option<String> {
        if self.is_over {
            return None;
        }
        let Some(written) = self.written else {
            self.written = Some(0);
            return Some(format!("{{\"format\":\"{FORMAT}\",\"version\":{VERSION},\"puzzles\":["));
        };
        let rest = &self.puzzles[written..];
        if rest.is_empty() {
            self.is_over = true;
            return Some("\n]}\n".to_owned());
        }
        let piece = &rest[..rest.len().min(PIECE)];
        let lines = piece.iter().enumerate().map(|(nth, record)| {
            let comma = if written + nth == 0 { "" } else { "," };
            format!("{comma}\n{}", write(record))
        });
        self.written = Some(written + piece.len());
        Some(lines.collect())
    }
}

/// A file being read. Its puzzles are available only once all of them are read.
#[derive(Debug)]
pub struct FileReader {
    text: String,
    /// The first byte not yet read.
    at: usize,
    format: Option<String>,
    version: Option<u32>,
    puzzles: Vec<Rc<Record>>,
    is_over: bool,
}

impl FileReader {
    /// The maximum size of a file, in bytes.
    pub const LARGEST: u32 = 32_000_000;

    /// Reads everything before the puzzles.
    pub fn new(bytes: Vec<u8>) -> Result<Self, FileProblem> {
        let text = String::from_utf8(bytes).map_err(|_| FileProblem::OtherFile)?;
        let at = if text.starts_with('\u{feff}') { 3 } else { 0 };
        let (puzzles, is_over) = (Vec::new(), false);
        let mut reader = Self { text, at, format: None, version: None, puzzles, is_over };
        reader.mark('{').ok_or(FileProblem::OtherFile)?;
        let has_puzzles = reader.members().map_err(|_| FileProblem::OtherFile)?;
        if !has_puzzles || reader.format.as_deref() != Some(FORMAT) {
            return Err(FileProblem::OtherFile);
        }
        if reader.version.is_some_and(|version| version > VERSION) {
            return Err(FileProblem::Newer);
        }
        reader.mark('[').ok_or(FileProblem::OtherFile)?;
        if reader.mark(']').is_some() {
            reader.end()?;
        }
        Ok(reader)
    }

    /// Reads some more puzzles. Returns whether all of them are read.
    pub fn read_on(&mut self) -> Result<bool, FileProblem> {
        for _ in 0..PIECE {
            if self.is_over {
                break;
            }
            let nth = self.puzzles.len() as u32 + 1;
            let bad = |is_cut_off| {
                if is_cut_off { FileProblem::CutOff } else { FileProblem::BadPuzzle(nth) }
            };
            let record: Record = self.value().map_err(bad)?;
            if !record.is_sound() || record.latest().0 > LATEST {
                return Err(bad(false));
            }
            self.puzzles.push(record.into());
            if self.mark(',').is_none() {
                let is_at_end = self.rest().is_empty();
                self.mark(']').ok_or_else(|| bad(is_at_end))?;
                self.end()?;
            }
        }
        Ok(self.is_over)
    }

    /// Returns the part of the file that is read, from 0 to 1.
    pub fn part(&self) -> f64 {
        self.at as f64 / self.text.len().max(1) as f64
    }

    /// Returns all puzzles, or none while some are unread.
    pub fn puzzles(self) -> Vec<Rc<Record>> {
        if self.is_over { self.puzzles } else { Vec::new() }
    }

    /// Reads everything after the puzzles: other programs may order members differently.
    fn end(&mut self) -> Result<(), FileProblem> {
        if self.mark(',').is_some() {
            self.members().map_err(|_| FileProblem::CutOff)?;
        }
        self.mark('}').ok_or(FileProblem::CutOff)?;
        self.is_over = true;
        match self.version {
            Some(VERSION) => Ok(()),
            Some(_) => Err(FileProblem::Newer),
            None => Err(FileProblem::OtherFile),
        }
    }

    /// Reads the members of the file up to `puzzles`. Returns whether there is such a member.
    fn members(&mut self) -> Result<bool, bool> {
        loop {
            let key: String = self.value()?;
            self.mark(':').ok_or(true)?;
            match key.as_str() {
                "format" => self.format = Some(self.value()?),
                "version" => self.version = Some(self.value()?),
                "puzzles" => return Ok(true),
                _ => drop(self.value::<IgnoredAny>()?),
            }
            if self.mark(',').is_none() {
                return Ok(false);
            }
        }
    }

    fn rest(&mut self) -> &str {
        self.at = self.text.len() - self.text[self.at..].trim_ascii_start().len();
        &self.text[self.at..]
    }

    /// Reads `mark`, if it comes next.
    fn mark(&mut self, mark: char) -> Option<()> {
        let is_next = self.rest().starts_with(mark);
        self.at += usize::from(is_next);
        is_next.then_some(())
    }

    /// Reads a value. The error is whether the text ends within it.
    fn value<T: for<'a> Deserialize<'a>>(&mut self) -> Result<T, bool> {
        let mut values = serde_json::Deserializer::from_str(self.rest()).into_iter::<T>();
        let value = values.next().ok_or(true)?.map_err(|error| error.is_eof())?;
        self.at += values.byte_offset();
        Ok(value)
    }
}
