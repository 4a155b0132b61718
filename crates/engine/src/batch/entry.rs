//! Reading the entries of a file.

use std::ops::ControlFlow;

use quick_xml::events::BytesStart;

use super::cells;
use super::listing::{Columns, Listing, fields, has_content, without_byte_order_mark};
use super::malformed::Malformed;
use crate::fast::classic::Cells;

/// The maximum length of a line in bytes. A longer line is malformed, so its chunk needs only
/// one byte more than this.
pub const MAX_LINE_BYTES: usize = 64 * 1024;

/// An entry of a file, which should have a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The line number in the file, from 1.
    pub line: u32,
    pub puzzle: Result<Cells, Malformed>,
    /// The solution given in the file, if any.
    pub solution: Option<Result<Cells, Malformed>>,
}

/// Calls `call` with each entry in a chunk of a file. The chunk starts at `line`, counted
/// from 1, and ends where the listing allows a file to be split.
pub(super) fn for_each_entry(
    listing: &Listing,
    line: u32,
    piece: &[u8],
    mut call: impl FnMut(Entry) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let piece = if line == 1 { without_byte_order_mark(piece) } else { piece };
    match listing {
        Listing::OpenSudoku => for_each_game(line, piece, call),
        Listing::Lines { end } => {
            for_each_line(line, piece, *end, |line, text| call(entry(line, text, puzzle_line)))
        }
        Listing::Table { end, columns } => for_each_line(line, piece, *end, |line, text| {
            if columns.header == Some(line) {
                return ControlFlow::Continue(());
            }
            call(entry(line, text, |line, text| record(line, text, columns)))
        }),
    }
}

fn for_each_line(
    first: u32,
    piece: &[u8],
    end: u8,
    mut call: impl FnMut(u32, &[u8]) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for (line, text) in (first..).zip(piece.split(|&byte| byte == end)) {
        let text = text.trim_ascii_end();
        if has_content(text.trim_ascii_start()) {
            call(line, text)?;
        }
    }
    ControlFlow::Continue(())
}

fn entry(line: u32, text: &[u8], read: impl FnOnce(u32, &[u8]) -> Entry) -> Entry {
    if text.len() > MAX_LINE_BYTES {
        return Entry { line, puzzle: Err(Malformed::TooLong), solution: None };
    }
    read(line, text)
}

/// Reads a line with a puzzle, possibly followed by a solution and remarks.
fn puzzle_line(line: u32, text: &[u8]) -> Entry {
    if let Some(cells) = cells::read_plain(text) {
        return Entry { line, puzzle: Ok(cells), solution: None };
    }
    let is_between = |byte: &u8| byte.is_ascii_whitespace() || matches!(byte, b',' | b';' | b'#');
    let mut words = text.split(is_between).filter(|word| !word.is_empty());
    match words.next().and_then(cells::read_plain) {
        Some(cells) => {
            let solution =
                words.next().and_then(cells::read_plain).filter(|it| !it.contains(&b'.'));
            Entry { line, puzzle: Ok(cells), solution: solution.map(Ok) }
        }
        None => Entry { line, puzzle: cells::read(text), solution: None },
    }
}

fn record(line: u32, text: &[u8], columns: &Columns) -> Entry {
    let fields = fields(text, columns.delimiter);
    let field = |column: u16| fields.get(usize::from(column)).filter(|field| !field.is_empty());
    let puzzle = field(columns.puzzle).map_or(Err(Malformed::Missing), |it| cells::read(it));
    let solution = columns.solution.and_then(field).map(|it| cells::read(it));
    Entry { line, puzzle, solution }
}

/// Calls `call` with each game in a chunk of an OpenSudoku file.
fn for_each_game(
    mut line: u32,
    piece: &[u8],
    mut call: impl FnMut(Entry) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for tag in piece.split_inclusive(|&byte| byte == b'>') {
        let lines_of = |text: &[u8]| text.iter().filter(|&&byte| byte == b'\n').count();
        let tag_start = tag.iter().rposition(|&byte| byte == b'<').unwrap_or(tag.len());
        line += u32::try_from(lines_of(&tag[..tag_start])).unwrap_or(0);
        let game = tag[tag_start..].strip_prefix(b"<game").filter(|rest| {
            rest.first()
                .is_some_and(|&byte| byte.is_ascii_whitespace() || byte == b'/' || byte == b'>')
        });
        if let Some(game) = game {
            call(Entry { line, puzzle: game_puzzle(game), solution: None })?;
        }
        line += u32::try_from(lines_of(&tag[tag_start..])).unwrap_or(0);
    }
    ControlFlow::Continue(())
}

/// Reads the puzzle from the attributes of a game, ignoring the progress of the player.
fn game_puzzle(attributes: &[u8]) -> Result<Cells, Malformed> {
    let attributes = String::from_utf8_lossy(attributes);
    let inner = attributes.trim_end_matches('>').trim_end_matches('/');
    let tag = BytesStart::from_content(format!("game{inner}"), "game".len());
    let data = tag.try_get_attribute("data").ok().flatten().ok_or(Malformed::Missing)?;
    cells::read(data.value.trim().as_bytes())
}
