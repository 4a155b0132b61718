//! How what is read is cut into chunks.
//!
//! Owns how many lines a chunk has. Lines are handed on as soon as they are complete, so
//! that whoever sends one and waits for the answer gets it.

use std::io::Read;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use anyhow::{Context, Result};

use super::chunk::{Chunk, LONGEST};
use crate::input::{Place, Source};

/// So many bytes are read at once.
pub(super) const BLOCK: usize = 1 << 16;

/// How many lines a chunk has at the most. It is learnt from the chunks that are done:
/// enough to be worth the hand-over, too few for other threads to run out of work.
#[derive(Debug)]
pub(super) struct Grain(AtomicUsize);

impl Grain {
    /// Less is hardly worth a hand-over.
    const SHORT: Duration = Duration::from_millis(1);
    /// At the end of the input a thread is waited for no longer than this.
    const LONG: Duration = Duration::from_millis(8);

    /// One line, before anything is known.
    pub(super) const fn new() -> Self {
        Self(AtomicUsize::new(1))
    }

    /// Takes the time of a chunk into account. Threads may overwrite what others have
    /// just said; the next chunks mend it.
    pub(super) fn learn(&self, lines: usize, took: Duration) {
        let now = self.lines();
        if took < Self::SHORT && lines >= now {
            self.0.store((now * 2).min(BLOCK), Ordering::Relaxed);
        } else if took > Self::LONG && lines <= now {
            self.0.store((now / 2).max(1), Ordering::Relaxed);
        }
    }

    fn lines(&self) -> usize {
        self.0.load(Ordering::Relaxed)
    }
}

/// Cuts a source into chunks and sends each of them.
///
/// # Errors
/// When the source cannot be read, or the receiver fails.
pub(super) fn cut(
    source: Source<'_>,
    grain: &Grain,
    mut send: impl FnMut(Chunk) -> Result<()>,
) -> Result<()> {
    match source {
        Source::Argument { number, text } => send(Chunk::argument(number, text)),
        Source::Lines { name, reader } => {
            let mut cutter = Cutter { file: name.into(), number: 1, rest: Vec::new() };
            let mut block = vec![0; BLOCK];
            let mut is_skipping = false;
            loop {
                let place = cutter.place();
                let read = read(reader, &mut block).with_context(|| place.to_string())?;
                if read == 0 {
                    return cutter.last().map_or(Ok(()), send);
                }
                let mut read = &block[..read];
                if is_skipping {
                    let Some(end) = memchr::memchr(b'\n', read) else { continue };
                    read = &read[end + 1..];
                    is_skipping = false;
                }
                cutter.rest.extend_from_slice(read);
                cutter.complete(grain, &mut send)?;
                if cutter.rest.len() > LONGEST {
                    cutter.rest.clear();
                    is_skipping = true;
                    send(Chunk::too_long(cutter.file.clone(), cutter.number))?;
                    cutter.number += 1;
                }
            }
        }
    }
}

/// What comes next, a signal in between being no error.
fn read(reader: &mut dyn Read, block: &mut [u8]) -> std::io::Result<usize> {
    loop {
        match reader.read(block) {
            Err(error) if error.kind() == std::io::ErrorKind::Interrupted => {}
            read => return read,
        }
    }
}

/// What is read and not yet sent.
struct Cutter {
    file: Arc<str>,
    /// The number of the line with which the rest begins, from 1.
    number: usize,
    rest: Vec<u8>,
}

impl Cutter {
    fn place(&self) -> Place {
        Place::Line { file: self.file.clone(), number: self.number }
    }

    /// Sends all complete lines.
    fn complete(
        &mut self,
        grain: &Grain,
        send: &mut impl FnMut(Chunk) -> Result<()>,
    ) -> Result<()> {
        let mut start = 0;
        loop {
            let mut ends = memchr::memchr_iter(b'\n', &self.rest[start..]).take(grain.lines());
            let (mut lines, mut length) = (0, 0);
            for end in &mut ends {
                lines += 1;
                length = end + 1;
            }
            if lines == 0 {
                break;
            }
            let text = self.rest[start..start + length].to_vec();
            send(Chunk::lines(self.file.clone(), self.number, text))?;
            start += length;
            self.number += lines;
        }
        self.rest.drain(..start);
        Ok(())
    }

    /// The last line, if it has no end.
    fn last(self) -> Option<Chunk> {
        let is_left = !self.rest.is_empty();
        is_left.then(|| Chunk::lines(self.file, self.number, self.rest))
    }
}
