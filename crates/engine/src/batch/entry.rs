//! Reading the entries of a file.

use std::ops::ControlFlow;

use super::cells;
use super::file_layout::{Columns, FileLayout, fields, has_content, without_byte_order_mark};
use super::malformed::Malformed;
use crate::fast::classic::Cells;
use crate::formats::open_sudoku::{self, Game};
use crate::formats::{self, Reading, remarks};

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
/// from 1, and ends where the layout allows a file to be split.
pub(super) fn for_each_entry(
    layout: &FileLayout,
    line: u32,
    piece: &[u8],
    mut call: impl FnMut(Entry) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let piece = if line == 1 { without_byte_order_mark(piece) } else { piece };
    match layout {
        FileLayout::OpenSudoku => open_sudoku::for_each_game(line, piece, |game| {
            call(Entry { line: game.line, puzzle: game_puzzle(&game), solution: None })
        }),
        FileLayout::Lines { end } => {
            for_each_line(line, piece, *end, |line, text| call(entry(line, text, puzzle_line)))
        }
        FileLayout::Table { end, columns } => for_each_line(line, piece, *end, |line, text| {
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
    let mut words = remarks::words(text);
    match words.next().and_then(cells::read_plain) {
        Some(cells) => {
            let solution =
                words.next().and_then(cells::read_plain).filter(|it| !it.contains(&b'.'));
            Entry { line, puzzle: Ok(cells), solution: solution.map(Ok) }
        }
        None => {
            let puzzle = cells::read(text).or_else(|error| other_line(text).ok_or(error));
            Entry { line, puzzle, solution: None }
        }
    }
}

fn record(line: u32, text: &[u8], columns: &Columns) -> Entry {
    let fields = fields(text, columns.delimiter);
    let field = |column: u16| fields.get(usize::from(column)).filter(|field| !field.is_empty());
    let puzzle = field(columns.puzzle).map_or(Err(Malformed::Missing), |it| cells::read(it));
    let solution = columns.solution.and_then(field).map(|it| cells::read(it));
    Entry { line, puzzle, solution }
}

/// Reads the puzzle of a game, ignoring the progress of the player.
fn game_puzzle(game: &Game<'_>) -> Result<Cells, Malformed> {
    let data = game.data().ok_or(Malformed::Missing)?;
    if open_sudoku::has_fields(&data) {
        let reading = open_sudoku::read_fields(&data).ok();
        return reading.and_then(|reading| classic_cells(&reading)).ok_or(Malformed::Missing);
    }
    cells::read(data.trim().as_bytes())
}

/// Reads a line of a HoDoKu library, or a link, with a classic 9x9 puzzle. Returns `None` for any
/// other line.
fn other_line(text: &[u8]) -> Option<Cells> {
    let text = std::str::from_utf8(text).ok()?;
    if !text.starts_with(':') && !text.contains("://") {
        return None;
    }
    classic_cells(&formats::read(text).ok()?)
}

/// Returns the givens of a classic 9x9 puzzle.
fn classic_cells(reading: &Reading) -> Option<Cells> {
    let is_classic = reading.rules.is_classic() && reading.left_out.is_empty();
    let line = is_classic.then(|| formats::line(&reading.givens))?;
    cells::read_plain(line.as_bytes())
}
