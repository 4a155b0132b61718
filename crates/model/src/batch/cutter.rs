//! Cuts a file that arrives in blocks into pieces that can be solved one by one.

use std::rc::Rc;

use sudoku_engine::batch::{FileLayout, MAX_LINE_BYTES};
use sudoku_engine::formats::{NotText, Utf16};

/// The number of leading bytes that reveal the format of a file.
const BEGINNING_BYTES: usize = 64 * 1024;
/// The same if fewer than two lines end within them.
const LONG_BEGINNING_BYTES: usize = 1024 * 1024;
/// The number of bytes of a line that are looked at: enough for the reader to see that the
/// line is longer than any puzzle.
const MAX_PIECE_LINE_BYTES: usize = MAX_LINE_BYTES + 1;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Piece {
    /// The number of its first line, from 1.
    pub(super) line: u32,
    /// The number of the file's bytes up to its end.
    pub(super) end: u64,
    pub(super) bytes: Rc<[u8]>,
}

#[derive(Clone, Debug, Default)]
pub(super) struct Cutter {
    layout: Option<FileLayout>,
    /// The decoder to UTF-8, if the file is UTF-16.
    decoder: Option<Utf16>,
    /// Whether the first bytes have been examined.
    has_started: bool,
    /// The bytes not cut off yet.
    remaining: Vec<u8>,
    /// The number of lines cut off.
    cut_lines: u32,
    /// The number of the file's bytes cut off.
    cut_bytes: u64,
    /// Whether the rest of an overlong line is being skipped.
    is_skipping: bool,
}

impl Cutter {
    /// Returns the format of the file, once recognized.
    pub(super) const fn layout(&self) -> Option<FileLayout> {
        self.layout
    }

    /// Returns the bytes of memory held until more of the file arrives.
    pub(super) const fn bytes(&self) -> usize {
        self.remaining.capacity()
    }

    /// Takes the next block and returns the pieces, of about this size, that it completes.
    ///
    /// # Errors
    /// Returns an error if the first block shows that the file is not text.
    pub(super) fn cut(
        &mut self,
        block: &[u8],
        is_last: bool,
        size: usize,
    ) -> Result<Vec<Piece>, NotText> {
        if !std::mem::replace(&mut self.has_started, true) {
            self.decoder = Utf16::detect(block);
            if let Some(kind) = NotText::detect(block).filter(|_| self.decoder.is_none()) {
                return Err(kind);
            }
        }
        match &mut self.decoder {
            Some(decoder) => {
                decoder.decode(block, &mut self.remaining);
                if is_last {
                    decoder.finish(&mut self.remaining);
                }
            }
            None => self.remaining.extend_from_slice(block),
        }
        if self.layout.is_none() && !is_last && !is_recognizable(&self.remaining) {
            return Ok(Vec::new());
        }
        let beginning = &self.remaining[..self.remaining.len().min(LONG_BEGINNING_BYTES)];
        let layout = *self.layout.get_or_insert_with(|| FileLayout::recognize(beginning));
        let remaining = std::mem::take(&mut self.remaining);
        let mut uncut = remaining.as_slice();
        let mut pieces = Vec::new();
        while !uncut.is_empty() {
            let Some(len) = self.length(uncut, layout.end(), size, is_last) else { break };
            let (piece, after) = uncut.split_at(len);
            pieces.extend(self.piece(piece, layout));
            uncut = after;
        }
        self.remaining = uncut.to_vec();
        Ok(pieces)
    }

    /// Returns a piece that ends where a line does or that is the beginning of an overlong
    /// line, or `None` for the rest of such a line.
    fn piece(&mut self, bytes: &[u8], layout: FileLayout) -> Option<Piece> {
        let is_whole = bytes.last() == Some(&layout.end());
        let lines = bytes.iter().filter(|&&byte| byte == layout.line_end()).count();
        let was_skipping = std::mem::replace(&mut self.is_skipping, !is_whole);
        self.cut_bytes += match self.decoder {
            Some(_) => Utf16::length(bytes),
            None => bytes.len() as u64,
        };
        let piece = Piece {
            line: self.cut_lines.saturating_add(1),
            end: self.cut_bytes,
            bytes: bytes.into(),
        };
        self.cut_lines = self.cut_lines.saturating_add(u32::try_from(lines).unwrap_or(u32::MAX));
        (!was_skipping).then_some(piece)
    }

    /// Returns the length of the next piece, or `None` if more has to arrive first.
    fn length(&self, uncut: &[u8], end: u8, size: usize, is_last: bool) -> Option<usize> {
        let is_end = |&byte: &u8| byte == end;
        let last_in = |window: &[u8]| window.iter().rposition(is_end);
        let first = || uncut.iter().take(MAX_PIECE_LINE_BYTES).position(is_end);
        let fits = if self.is_skipping { None } else { last_in(&uncut[..uncut.len().min(size)]) };
        match fits.or_else(first) {
            Some(_) if is_last && !self.is_skipping && uncut.len() <= size => Some(uncut.len()),
            Some(last) => Some(last + 1),
            None if uncut.len() >= MAX_PIECE_LINE_BYTES => Some(MAX_PIECE_LINE_BYTES),
            None => is_last.then_some(uncut.len()),
        }
    }
}

/// Returns whether the beginning of a file is long enough to recognize its format: it has two
/// lines, of which the first may be the names of very many columns.
fn is_recognizable(beginning: &[u8]) -> bool {
    let is_end = |byte: &&u8| matches!(byte, b'\n' | b'\r');
    let has_lines = || beginning.iter().filter(is_end).nth(1).is_some();
    beginning.len() >= LONG_BEGINNING_BYTES || beginning.len() >= BEGINNING_BYTES && has_lines()
}
