//! Lines that are handed to a thread together.
//!
//! Owns what a line is and what number it has. It must not know what is on it.

use std::sync::Arc;

use crate::input::Place;

/// One argument, or lines of a file that follow each other.
#[derive(Debug)]
pub(crate) struct Chunk {
    /// The place of its first line.
    start: Place,
    text: Text,
}

#[derive(Debug)]
enum Text {
    /// One or more lines with their ends; the last one may have none.
    Lines(Vec<u8>),
    /// One puzzle, which may have line ends in it.
    Argument(Vec<u8>),
    /// A line that is too long for anything that is read here.
    TooLong,
}

/// A line as it is handed out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Line<'a> {
    /// Without its end, neither empty nor a comment.
    Text(&'a [u8]),
    /// More than [`LONGEST`] bytes.
    TooLong,
}

/// The bytes of the longest line that is read.
pub(crate) const LONGEST: usize = 1 << 20;

impl Chunk {
    /// An argument by its number, from 1.
    pub(crate) fn argument(number: usize, text: &str) -> Self {
        Self { start: Place::Argument { number }, text: Text::Argument(text.into()) }
    }

    /// Lines of a file, the first of which has this number, from 1.
    pub(crate) fn lines(file: Arc<str>, number: usize, text: Vec<u8>) -> Self {
        Self { start: Place::Line { file, number }, text: Text::Lines(text) }
    }

    /// A line of a file that is longer than [`LONGEST`].
    pub(super) fn too_long(file: Arc<str>, number: usize) -> Self {
        Self { start: Place::Line { file, number }, text: Text::TooLong }
    }

    /// Its bytes, line ends included.
    pub(super) const fn bytes(&self) -> usize {
        match &self.text {
            Text::Lines(text) | Text::Argument(text) => text.len(),
            Text::TooLong => LONGEST,
        }
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
        let mut rest = match &self.text {
            Text::Lines(text) => &text[..],
            Text::Argument(text) => return receive(&place, Line::Text(text)),
            Text::TooLong => return receive(&place, Line::TooLong),
        };
        while !rest.is_empty() {
            let end = memchr::memchr(b'\n', rest).unwrap_or(rest.len());
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
        let chunk = Chunk::lines("f".into(), 7, b"\none\r\n  \n# two\nthree\n\nfour".to_vec());
        let expected = [(8, "one"), (11, "three"), (13, "four")];
        assert_eq!(listed(&chunk), expected.map(|(number, text)| (number, text.to_owned())));
    }

    #[test]
    fn an_argument_is_one_line_whatever_is_in_it() {
        let chunk = Chunk::argument(2, "12\n34\n");
        assert_eq!(listed(&chunk), [(2, "12\n34\n".to_owned())]);
    }
}
