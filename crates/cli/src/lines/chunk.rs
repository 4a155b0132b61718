//! Chunks of lines, the units of work of a thread.
//!
//! Owns the splitting into lines and their numbers, and knows nothing about their content.

use std::sync::Arc;

use sudoku_engine::formats::{NotText, Utf16};

use crate::input::Place;

/// One argument, or consecutive lines of a file.
#[derive(Debug)]
pub(crate) struct Chunk {
    /// The place of the first line.
    start: Place,
    text: Text,
    /// Size in the source in bytes, including line ends.
    bytes: u64,
}

#[derive(Debug)]
enum Text {
    /// One or more lines, each terminated by the given byte, which the last one may lack.
    Lines(Vec<u8>, u8),
    /// One puzzle, which may contain line ends.
    Argument(Vec<u8>),
    /// A line of more than [`MAX_LINE_BYTES`] bytes.
    TooLong,
    /// A whole file that is not text.
    NotText(NotText),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Line<'a> {
    /// A line without its end that is neither empty nor a comment.
    Text(&'a [u8]),
    /// A line of more than [`MAX_LINE_BYTES`] bytes.
    TooLong,
    /// A whole file that is not text.
    NotText(NotText),
}

/// The maximum length of a line, in bytes.
pub(crate) const MAX_LINE_BYTES: usize = 1 << 20;

impl Chunk {
    /// Creates the chunk of an argument. Numbers count from 1.
    pub(crate) fn argument(number: usize, text: &str) -> Self {
        let bytes = text.len() as u64;
        Self { start: Place::Argument { number }, text: Text::Argument(text.into()), bytes }
    }

    /// Creates a chunk of lines that end in the byte `end`. `number` is the number of the first
    /// line, from 1.
    pub(crate) fn lines(file: Arc<str>, number: usize, text: Vec<u8>, end: u8) -> Self {
        let bytes = text.len() as u64;
        Self { start: Place::Line { file, number }, text: Text::Lines(text, end), bytes }
    }

    /// Adjusts the size of a chunk whose lines are UTF-16 in the file.
    pub(super) fn with_utf16_length(mut self) -> Self {
        if let Text::Lines(text, _) = &self.text {
            self.bytes = Utf16::length(text);
        }
        self
    }

    /// Creates the chunk of a line longer than [`MAX_LINE_BYTES`].
    pub(super) fn too_long(file: Arc<str>, number: usize) -> Self {
        let bytes = MAX_LINE_BYTES as u64;
        Self { start: Place::Line { file, number }, text: Text::TooLong, bytes }
    }

    /// Creates the chunk of a file that is not text.
    pub(super) fn not_text(file: Arc<str>, what: NotText) -> Self {
        Self { start: Place::Line { file, number: 1 }, text: Text::NotText(what), bytes: 0 }
    }

    /// Returns the size in the source in bytes, including line ends.
    pub(super) const fn bytes(&self) -> u64 {
        self.bytes
    }

    /// Passes each line with its place to `receive`, and stops at the first error. Skips lines
    /// that are empty or begin with `#`.
    pub(crate) fn for_each_line<E>(
        &self,
        mut receive: impl FnMut(&Place, Line<'_>) -> Result<(), E>,
    ) -> Result<(), E> {
        let mut receive_text = |place: &Place, line: &[u8]| {
            let is_skipped = line.starts_with(b"#") || line.trim_ascii().is_empty();
            if is_skipped { Ok(()) } else { receive(place, Line::Text(line)) }
        };
        let mut place = self.start.clone();
        let (mut rest, line_end) = match &self.text {
            Text::Lines(text, end) => (&text[..], *end),
            Text::Argument(text) => return receive(&place, Line::Text(text)),
            Text::TooLong => return receive(&place, Line::TooLong),
            Text::NotText(what) => return receive(&place, Line::NotText(*what)),
        };
        while !rest.is_empty() {
            let end = memchr::memchr(line_end, rest).unwrap_or(rest.len());
            let line = &rest[..end];
            receive_text(&place, line.strip_suffix(b"\r").unwrap_or(line))?;
            rest = rest.get(end + 1..).unwrap_or_default();
            place.advance();
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::{Chunk, Line, Place};

    fn listed(chunk: &Chunk) -> Vec<(usize, String)> {
        let mut listed = Vec::new();
        let each = |place: &Place, line: Line<'_>| {
            let Line::Text(text) = line else { return Err(()) };
            listed.push((place.number(), String::from_utf8_lossy(text).into_owned()));
            Ok(())
        };
        chunk.for_each_line(each).unwrap();
        listed
    }

    #[test]
    fn lines_keep_their_numbers() {
        let chunk =
            Chunk::lines("f".into(), 7, b"\none\r\n  \n# two\nthree\n\nfour".to_vec(), b'\n');
        let expected = [(8, "one"), (11, "three"), (13, "four")];
        assert_eq!(listed(&chunk), expected.map(|(number, text)| (number, text.to_owned())));
    }

    #[test]
    fn a_lone_carriage_return_ends_a_line() {
        let chunk = Chunk::lines("f".into(), 1, b"one\r# two\rthree".to_vec(), b'\r');
        let expected = [(1, "one"), (3, "three")];
        assert_eq!(listed(&chunk), expected.map(|(number, text)| (number, text.to_owned())));
    }

    #[test]
    fn an_argument_with_line_ends_is_one_line() {
        let chunk = Chunk::argument(2, "12\n34\n");
        assert_eq!(listed(&chunk), [(2, "12\n34\n".to_owned())]);
    }
}
