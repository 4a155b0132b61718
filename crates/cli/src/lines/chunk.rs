//! Lines that are handed to a thread together.
//!
//! Owns what a line is and what number it has. It must not know what is on it.

use std::sync::Arc;

use sudoku_engine::formats::{NotText, Utf16};

use crate::input::Place;

/// One argument, or lines of a file that follow each other.
#[derive(Debug)]
pub(crate) struct Chunk {
    /// The place of its first line.
    start: Place,
    text: Text,
    /// Bytes of the source that it was made of, line ends included.
    bytes: u64,
}

#[derive(Debug)]
enum Text {
    /// One or more lines that each end in this byte; the last one may not.
    Lines(Vec<u8>, u8),
    /// One puzzle, which may have line ends in it.
    Argument(Vec<u8>),
    /// A line that is too long for anything that is read here.
    TooLong,
    /// A whole file that has no lines.
    NotText(NotText),
}

/// A line as it is handed out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Line<'a> {
    /// Without its end, neither empty nor a comment.
    Text(&'a [u8]),
    /// More than [`LONGEST`] bytes.
    TooLong,
    /// A whole file.
    NotText(NotText),
}

/// The bytes of the longest line that is read.
pub(crate) const LONGEST: usize = 1 << 20;

impl Chunk {
    /// An argument by its number, from 1.
    pub(crate) fn argument(number: usize, text: &str) -> Self {
        let bytes = text.len() as u64;
        Self { start: Place::Argument { number }, text: Text::Argument(text.into()), bytes }
    }

    /// Lines of a file that end in this byte, the first of which has this number, from 1.
    pub(crate) fn lines(file: Arc<str>, number: usize, text: Vec<u8>, end: u8) -> Self {
        let bytes = text.len() as u64;
        Self { start: Place::Line { file, number }, text: Text::Lines(text, end), bytes }
    }

    /// The same, where the file has the lines in UTF-16.
    pub(super) fn in_utf16(mut self) -> Self {
        if let Text::Lines(text, _) = &self.text {
            self.bytes = Utf16::length(text);
        }
        self
    }

    /// A line of a file that is longer than [`LONGEST`].
    pub(super) fn too_long(file: Arc<str>, number: usize) -> Self {
        let bytes = LONGEST as u64;
        Self { start: Place::Line { file, number }, text: Text::TooLong, bytes }
    }

    /// A file that is no text.
    pub(super) fn not_text(file: Arc<str>, what: NotText) -> Self {
        Self { start: Place::Line { file, number: 1 }, text: Text::NotText(what), bytes: 0 }
    }

    /// Its bytes, line ends included.
    pub(super) const fn bytes(&self) -> u64 {
        self.bytes
    }

    /// Gives each line with its place; those that are empty or begin with `#` are passed
    /// over. Stops at the first failure of the receiver.
    pub(crate) fn each_line<E>(
        &self,
        mut receive: impl FnMut(&Place, Line<'_>) -> Result<(), E>,
    ) -> Result<(), E> {
        let mut receive_text = |place: &Place, line: &[u8]| {
            let is_passed_over = line.starts_with(b"#") || line.trim_ascii().is_empty();
            if is_passed_over { Ok(()) } else { receive(place, Line::Text(line)) }
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
        chunk.each_line(each).unwrap();
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
    fn lines_may_end_in_a_carriage_return_alone() {
        let chunk = Chunk::lines("f".into(), 1, b"one\r# two\rthree".to_vec(), b'\r');
        let expected = [(1, "one"), (3, "three")];
        assert_eq!(listed(&chunk), expected.map(|(number, text)| (number, text.to_owned())));
    }

    #[test]
    fn an_argument_is_one_line_whatever_is_in_it() {
        let chunk = Chunk::argument(2, "12\n34\n");
        assert_eq!(listed(&chunk), [(2, "12\n34\n".to_owned())]);
    }
}
