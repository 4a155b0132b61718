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

/// The number of bytes at the beginning of a file that are searched for [`FORMAT`].
const EXAMINED_BYTES: usize = 256;

/// The value of `version`.
const VERSION: u32 = 1;

/// The number of puzzles in a piece.
const PUZZLES_PER_PIECE: usize = 16;

/// The latest clock accepted in a file, so that later writes can come after it.
const MAX_CLOCK: u64 = 1 << 48;

/// The reason why a file is rejected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileProblem {
    /// The file is larger than [`FileReader::MAX_BYTES`].
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
    is_finished: bool,
}

impl FileWriter {
    /// Creates a file with these puzzles.
    pub fn new(puzzles: Vec<Rc<Record>>) -> Self {
        Self { puzzles, written: None, is_finished: false }
    }
}

impl Iterator for FileWriter {
    type Item = String;

    fn next(&mut self) -> Option<String> {
        if self.is_finished {
            return None;
        }
        let Some(written) = self.written else {
            self.written = Some(0);
            return Some(format!("{{\"format\":\"{FORMAT}\",\"version\":{VERSION},\"puzzles\":["));
        };
        let unwritten = &self.puzzles[written..];
        if unwritten.is_empty() {
            self.is_finished = true;
            return Some("\n]}\n".to_owned());
        }
        let piece = &unwritten[..unwritten.len().min(PUZZLES_PER_PIECE)];
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
    position: usize,
    format: Option<String>,
    version: Option<u32>,
    puzzles: Vec<Rc<Record>>,
    is_finished: bool,
}

impl FileReader {
    /// The maximum size of a file, in bytes.
    pub const MAX_BYTES: u32 = 32_000_000;

    /// Reads everything before the puzzles.
    pub fn new(bytes: Vec<u8>) -> Result<Self, FileProblem> {
        let text = String::from_utf8(bytes).map_err(|_| FileProblem::OtherFile)?;
        let position = if text.starts_with('\u{feff}') { 3 } else { 0 };
        let (puzzles, is_finished) = (Vec::new(), false);
        let mut reader = Self { text, position, format: None, version: None, puzzles, is_finished };
        reader.expect_char('{').ok_or(FileProblem::OtherFile)?;
        let has_puzzles = reader.read_members().map_err(|_| FileProblem::OtherFile)?;
        if !has_puzzles || reader.format.as_deref() != Some(FORMAT) {
            return Err(FileProblem::OtherFile);
        }
        if reader.version.is_some_and(|version| version > VERSION) {
            return Err(FileProblem::Newer);
        }
        reader.expect_char('[').ok_or(FileProblem::OtherFile)?;
        if reader.expect_char(']').is_some() {
            reader.read_end()?;
        }
        Ok(reader)
    }

    /// Returns whether data with this beginning is such a file, of any version and perhaps with
    /// mistakes.
    pub fn recognizes(beginning: &[u8]) -> bool {
        let beginning = beginning.strip_prefix("\u{feff}".as_bytes()).unwrap_or(beginning);
        let beginning = &beginning[..beginning.len().min(EXAMINED_BYTES)];
        let start = beginning.iter().find(|byte| !byte.is_ascii_whitespace());
        start == Some(&b'{')
            && beginning.windows(FORMAT.len()).any(|bytes| bytes == FORMAT.as_bytes())
    }

    /// Reads some more puzzles. Returns whether all of them are read.
    pub fn read_piece(&mut self) -> Result<bool, FileProblem> {
        for _ in 0..PUZZLES_PER_PIECE {
            if self.is_finished {
                break;
            }
            let nth = self.puzzles.len() as u32 + 1;
            let file_problem = |is_cut_off| {
                if is_cut_off { FileProblem::CutOff } else { FileProblem::BadPuzzle(nth) }
            };
            let record: Record = self.read_value().map_err(file_problem)?;
            if !record.is_valid() || record.latest().0 > MAX_CLOCK {
                return Err(file_problem(false));
            }
            self.puzzles.push(record.into());
            if self.expect_char(',').is_none() {
                let is_at_end = self.remaining_text().is_empty();
                self.expect_char(']').ok_or_else(|| file_problem(is_at_end))?;
                self.read_end()?;
            }
        }
        Ok(self.is_finished)
    }

    /// Returns the part of the file that is read, from 0 to 1.
    pub fn progress(&self) -> f64 {
        self.position as f64 / self.text.len().max(1) as f64
    }

    /// Returns all puzzles, or none while some are unread.
    pub fn puzzles(self) -> Vec<Rc<Record>> {
        if self.is_finished { self.puzzles } else { Vec::new() }
    }

    /// Reads everything after the puzzles: other programs may order members differently.
    fn read_end(&mut self) -> Result<(), FileProblem> {
        if self.expect_char(',').is_some() {
            self.read_members().map_err(|_| FileProblem::CutOff)?;
        }
        self.expect_char('}').ok_or(FileProblem::CutOff)?;
        self.is_finished = true;
        match self.version {
            Some(VERSION) => Ok(()),
            Some(_) => Err(FileProblem::Newer),
            None => Err(FileProblem::OtherFile),
        }
    }

    /// Reads the members of the file up to `puzzles`. Returns whether there is such a member.
    fn read_members(&mut self) -> Result<bool, bool> {
        loop {
            let key: String = self.read_value()?;
            self.expect_char(':').ok_or(true)?;
            match key.as_str() {
                "format" => self.format = Some(self.read_value()?),
                "version" => self.version = Some(self.read_value()?),
                "puzzles" => return Ok(true),
                _ => drop(self.read_value::<IgnoredAny>()?),
            }
            if self.expect_char(',').is_none() {
                return Ok(false);
            }
        }
    }

    fn remaining_text(&mut self) -> &str {
        self.position = self.text.len() - self.text[self.position..].trim_ascii_start().len();
        &self.text[self.position..]
    }

    /// Reads `expected`, if it comes next.
    fn expect_char(&mut self, expected: char) -> Option<()> {
        let is_next = self.remaining_text().starts_with(expected);
        self.position += usize::from(is_next);
        is_next.then_some(())
    }

    /// Reads a value. The error is whether the text ends within it.
    fn read_value<T: for<'a> Deserialize<'a>>(&mut self) -> Result<T, bool> {
        let mut values = serde_json::Deserializer::from_str(self.remaining_text()).into_iter::<T>();
        let value = values.next().ok_or(true)?.map_err(|error| error.is_eof())?;
        self.position += values.byte_offset();
        Ok(value)
    }
}
