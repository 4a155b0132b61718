//! Splits the input into chunks.
//!
//! Also adapts how many lines a chunk has. Lines are sent on as soon as they are complete, so that
//! a program that writes one line and waits for its answer gets it.

use std::io::Read;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use anyhow::{Context, Result};
use sudoku_engine::formats::{NotText, Utf16};

use super::chunk::{Chunk, MAX_LINE_BYTES};
use crate::input::{Place, Source};

/// The size of one read, and the size from which `channel.rs` sends on the answers to a chunk, in
/// bytes.
pub(super) const BLOCK_BYTES: usize = 1 << 16;

const MAX_LINES_PER_CHUNK: usize = 1 << 16;

/// The maximum number of lines in a chunk, adapted to the time that finished chunks took: large
/// enough to be worth sending to another thread, small enough to keep all threads busy.
#[derive(Debug)]
pub(super) struct ChunkSize(AtomicUsize);

impl ChunkSize {
    /// Chunks that take less than this become larger.
    const SHORT: Duration = Duration::from_millis(1);
    /// Chunks that take more than this become smaller. At the end of the input, the other threads
    /// may be idle for about this long.
    const LONG: Duration = Duration::from_millis(8);

    /// Starts with one line per chunk.
    pub(super) const fn new() -> Self {
        Self(AtomicUsize::new(1))
    }

    /// Adapts to the time that a chunk took. Concurrent updates may be lost; later chunks make
    /// up for that.
    pub(super) fn adapt(&self, lines: usize, duration: Duration) {
        let current = self.line_count();
        if duration < Self::SHORT && lines >= current {
            self.0.store((current * 2).min(MAX_LINES_PER_CHUNK), Ordering::Relaxed);
        } else if duration > Self::LONG && lines <= current {
            self.0.store((current / 2).max(1), Ordering::Relaxed);
        }
    }

    fn line_count(&self) -> usize {
        self.0.load(Ordering::Relaxed)
    }
}

/// Splits a source into chunks and passes each of them to `send`.
///
/// # Errors
/// When the source cannot be read, or `send` fails.
pub(super) fn split(
    source: Source<'_>,
    chunk_size: &ChunkSize,
    mut send: impl FnMut(Chunk) -> Result<()>,
) -> Result<()> {
    match source {
        Source::Argument { number, text } => send(Chunk::argument(number, text)),
        Source::Lines { name, reader } => {
            let mut block = vec![0; BLOCK_BYTES];
            let mut splitter = Splitter::new(name.into());
            let read_block = |reader: &mut dyn Read, block: &mut [u8], place: &Place| {
                read(reader, block).with_context(|| place.to_string())
            };
            let mut length = 0;
            while length < DETECTION_BYTES && !block[..length].contains(&b'\n') {
                match read_block(reader, &mut block[length..], &splitter.place())? {
                    0 => break,
                    count => length += count,
                }
            }
            splitter.decoder = Utf16::detect(&block[..length]);
            let is_decoded = splitter.decoder.is_some();
            if let Some(what) = NotText::detect(&block[..length]).filter(|_| !is_decoded) {
                return send(Chunk::not_text(splitter.file, what));
            }
            while length > 0 {
                splitter.add(&block[..length], chunk_size, &mut send)?;
                length = read_block(reader, &mut block, &splitter.place())?;
            }
            splitter.finish(chunk_size, &mut send)
        }
    }
}

/// The number of bytes that are enough to detect the kind of a file. Fewer are enough if they
/// contain a line feed.
const DETECTION_BYTES: usize = 8;

/// Reads the next bytes, and retries if a signal interrupts the read.
fn read(reader: &mut dyn Read, block: &mut [u8]) -> std::io::Result<usize> {
    loop {
        match reader.read(block) {
            Err(error) if error.kind() == std::io::ErrorKind::Interrupted => {}
            read => return read,
        }
    }
}

/// Splits one file into chunks.
struct Splitter {
    file: Arc<str>,
    /// Converts the file to UTF-8; `None` if it is not UTF-16.
    decoder: Option<Utf16>,
    /// The byte that ends lines: a line feed, unless the first line ends in a lone carriage
    /// return. `None` until the end of the first line is found.
    line_end_byte: Option<u8>,
    /// Whether the rest of an overlong line is being skipped.
    is_skipping: bool,
    /// The number of the line at the start of `rest`, from 1. While the rest of a line is being
    /// skipped, that of the next line.
    number: usize,
    /// The text read and not yet sent.
    rest: Vec<u8>,
}

impl Splitter {
    const fn new(file: Arc<str>) -> Self {
        Self {
            file,
            decoder: None,
            line_end_byte: None,
            is_skipping: false,
            number: 1,
            rest: Vec::new(),
        }
    }

    fn place(&self) -> Place {
        Place::Line { file: self.file.clone(), number: self.number }
    }

    /// Adds the bytes of a read, and sends the lines that they complete.
    fn add(
        &mut self,
        read: &[u8],
        chunk_size: &ChunkSize,
        send: &mut impl FnMut(Chunk) -> Result<()>,
    ) -> Result<()> {
        match &mut self.decoder {
            Some(decoder) => decoder.decode(read, &mut self.rest),
            None => self.rest.extend_from_slice(read),
        }
        self.send_lines(false, chunk_size, send)
    }

    /// Sends the remaining text at the end of the file.
    fn finish(
        mut self,
        chunk_size: &ChunkSize,
        send: &mut impl FnMut(Chunk) -> Result<()>,
    ) -> Result<()> {
        if let Some(decoder) = &mut self.decoder {
            decoder.finish(&mut self.rest);
        }
        self.send_lines(true, chunk_size, send)?;
        if self.rest.is_empty() || self.is_skipping {
            return Ok(());
        }
        let rest = std::mem::take(&mut self.rest);
        send(self.chunk_of(rest))
    }

    /// Sends the complete lines, and skips lines that are too long.
    fn send_lines(
        &mut self,
        is_at_end_of_file: bool,
        chunk_size: &ChunkSize,
        send: &mut impl FnMut(Chunk) -> Result<()>,
    ) -> Result<()> {
        if self.line_end_byte.is_none() {
            self.line_end_byte = line_end(&self.rest, is_at_end_of_file);
        }
        if self.is_skipping {
            let position = self.line_end_byte.and_then(|byte| memchr::memchr(byte, &self.rest));
            let Some(position) = position else {
                self.discard_rest();
                return Ok(());
            };
            self.rest.drain(..=position);
            self.is_skipping = false;
        }
        self.send_complete_lines(chunk_size, send)?;
        if self.rest.len() > MAX_LINE_BYTES {
            self.discard_rest();
            self.is_skipping = true;
            send(Chunk::too_long(self.file.clone(), self.number))?;
            self.number += 1;
        }
        Ok(())
    }

    /// Discards the text of a line that is too long, except for a carriage return at its end: whether
    /// that ends the line alone depends on the next byte.
    fn discard_rest(&mut self) {
        let kept_bytes = usize::from(self.rest.last() == Some(&b'\r'));
        self.rest.drain(..self.rest.len() - kept_bytes);
    }

    /// Sends all complete lines of `rest`.
    fn send_complete_lines(
        &mut self,
        chunk_size: &ChunkSize,
        send: &mut impl FnMut(Chunk) -> Result<()>,
    ) -> Result<()> {
        let Some(line_end_byte) = self.line_end_byte else { return Ok(()) };
        let mut start = 0;
        loop {
            let mut positions = memchr::memchr_iter(line_end_byte, &self.rest[start..])
                .take(chunk_size.line_count());
            let (mut line_count, mut length) = (0, 0);
            for position in &mut positions {
                line_count += 1;
                length = position + 1;
            }
            if line_count == 0 {
                break;
            }
            send(self.chunk_of(self.rest[start..start + length].to_vec()))?;
            start += length;
            self.number += line_count;
        }
        self.rest.drain(..start);
        Ok(())
    }

    /// Creates a chunk of lines that starts at line `number`.
    fn chunk_of(&self, text: Vec<u8>) -> Chunk {
        let chunk =
            Chunk::lines(self.file.clone(), self.number, text, self.line_end_byte.unwrap_or(b'\n'));
        if self.decoder.is_some() { chunk.with_utf16_length() } else { chunk }
    }
}

/// Returns the last byte of the first line end, or `None` if there is none yet. A carriage return
/// at the end of `text` may be followed by a line feed unless `is_at_end_of_file`.
fn line_end(text: &[u8], is_at_end_of_file: bool) -> Option<u8> {
    let position = memchr::memchr2(b'\r', b'\n', text)?;
    match (text[position], text.get(position + 1)) {
        (b'\r', None) if !is_at_end_of_file => None,
        (b'\r', next) if next != Some(&b'\n') => Some(b'\r'),
        _ => Some(b'\n'),
    }
}

#[cfg(test)]
mod tests {
    use super::super::chunk::Line;
    use super::*;

    /// One part of the input per read.
    struct Parts<'a>(Vec<&'a [u8]>);

    impl Read for Parts<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
            let Some(part) = self.0.first_mut() else { return Ok(0) };
            let length = part.len().min(buffer.len());
            buffer[..length].copy_from_slice(&part[..length]);
            *part = &part[length..];
            if part.is_empty() {
                self.0.remove(0);
            }
            Ok(length)
        }
    }

    #[test]
    fn a_long_first_line_ends_with_the_carriage_return_that_ends_a_read() {
        let long = [vec![b'.'; MAX_LINE_BYTES + 1], vec![b'\r']].concat();
        let mut reader = Parts(vec![&long, b"second\rthird\r"]);
        let source = Source::Lines { name: "-", reader: &mut reader };
        let mut lines = Vec::new();
        let chunk_size = ChunkSize::new();
        split(source, &chunk_size, |chunk| {
            chunk.for_each_line(|place, line| {
                let text = match line {
                    Line::Text(text) => String::from_utf8_lossy(text).into_owned(),
                    Line::TooLong => "too long".to_owned(),
                    Line::NotText(_) => "not text".to_owned(),
                };
                lines.push((place.number(), text));
                Ok(())
            })
        })
        .unwrap();
        let expected = [(1, "too long"), (2, "second"), (3, "third")];
        assert_eq!(lines, expected.map(|(number, text)| (number, text.to_owned())));
    }
}
