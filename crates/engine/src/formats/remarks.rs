//! Texts with more than a board: titles, comments, a solution, or several puzzles.
//!
//! Owns leaving out what is not a cell, without moving the rest, and telling several puzzles from
//! one. Only tried on texts that are not a board as they are.

use super::error::{ReadError, Reason};
use super::position::Position;
use super::source::{Value, is_space, lines, value};
use super::{Extra, Reading, assemble, line_words, plain};
use crate::board::{Givens, Shape};

/// The maximum number of rows that are examined as several boards below each other.
const MAX_ROWS: usize = 4096;

/// The maximum number of lists in a text that are tried.
const MAX_LISTS: usize = 8;

/// The maximum length in bytes of a list that is tried: a 16x16 board takes about 1,000.
const MAX_LIST_LEN: usize = 16 * 1024;

/// Returns the parts of a line with a board: the board, perhaps a solution, and remarks. A `#`
/// begins a remark.
pub(crate) fn words(line: &[u8]) -> impl Iterator<Item = &[u8]> {
    let is_between = |byte: &u8| byte.is_ascii_whitespace() || matches!(byte, b',' | b';' | b'#');
    line.split(is_between).filter(|word| !word.is_empty())
}

/// Reads a board from a text that has something else, too. `error` is the error without leaving
/// anything out, which is returned if that helps nothing.
pub(super) fn read(text: &str, error: ReadError) -> Result<Reading, ReadError> {
    if let Some(outcome) = read_lines(text) {
        return outcome;
    }
    let mut better = None;
    for is_remark in [is_comment, has_words, is_words] {
        let Some(rest) = without(text, is_remark) else { continue };
        match plain::read(&rest) {
            Ok(reading) => return Ok(reading.with_extra(Extra::Text)),
            Err(error) => {
                if let Some(outcome) = read_blocks(&rest) {
                    return outcome.map(|reading| reading.with_extra(Extra::Text));
                }
                // The error is about the board only if most of it is there.
                let is_board =
                    matches!(error.reason, Reason::RowTooShort { .. } | Reason::RowTooLong { .. });
                if is_board && better.is_none() {
                    better = Some(error);
                }
            }
        }
    }
    if let Some(outcome) = read_blocks(text) {
        return outcome;
    }
    if let Some(reading) = read_list(text) {
        return Ok(reading.with_extra(Extra::Text));
    }
    Err(better.unwrap_or(error))
}

/// Reads a list of cells inside a text, such as one value of a JSON object.
fn read_list(text: &str) -> Option<Reading> {
    let starts = text.match_indices('[').take(MAX_LISTS);
    let lists = starts.filter_map(|(start, _)| {
        let mut depth = 0;
        let bytes = text[start..].bytes().take(MAX_LIST_LEN);
        let end = bytes.enumerate().find(|(_, byte)| {
            depth += i32::from(*byte == b'[') - i32::from(*byte == b']');
            depth == 0
        });
        Some(&text[start..=start + end?.0])
    });
    lists.filter_map(|list| plain::read(list).ok()).next()
}

/// A line with a whole board, one character per cell.
struct BoardLine<'a> {
    shape: Shape,
    /// The index of the board in the line.
    start: usize,
    board: &'a str,
    /// What is behind the board.
    after: Vec<&'a str>,
    has_words_before: bool,
}

/// Finds a whole board in a line. What is not at the beginning of the line has to be a board that
/// can be read.
fn board_line(line: &str) -> Option<BoardLine<'_>> {
    if line.len() < Shape::Four.cell_count() {
        return None;
    }
    let mut pieces = line_words::pieces(line);
    let mut has_words_before = false;
    while let Some((start, piece)) = pieces.next() {
        if let Some((skipped, board)) = line_words::board(piece) {
            let shape = Shape::from_cell_count(board.len())?;
            if !has_words_before || plain::read(board).is_ok_and(|it| it.givens.shape() == shape) {
                let after = pieces.map(|(_, piece)| piece).collect();
                let start = start + skipped;
                return Some(BoardLine { shape, start, board, after, has_words_before });
            }
        }
        has_words_before = true;
    }
    None
}

/// Reads a text whose lines have a whole board each. Returns `None` if there is no such line.
fn read_lines(text: &str) -> Option<Result<Reading, ReadError>> {
    let mut boards =
        lines(text).filter_map(|(number, line)| Some((number, line, board_line(line)?)));
    let (number, line, own) = boards.next()?;
    let shape = own.shape;
    let mut reading = match plain::read(own.board) {
        Ok(reading) => reading,
        // It may be a row of a 16x16 board.
        Err(_) if shape == Shape::Four => return None,
        Err(error) => {
            let column = line[..own.start].chars().count() + 1;
            return Some(Err(error.moved(Position::new(number, column))));
        }
    };
    let next = boards.next();
    let rest = boards.count();
    let is_solved = |cells: &str| {
        cells.len() == own.board.len()
            && plain::read(cells).is_ok_and(|full| is_solution(&full.givens, &reading.givens))
    };
    let is_solved_below =
        rest == 0 && next.as_ref().is_some_and(|(_, _, below)| is_solved(below.board));
    let is_other = |&(other, line): &(usize, &str)| {
        other != number && !line.chars().all(is_space) && board_line(line).is_none()
    };
    let others = || lines(text).filter(is_other);
    // Rows of cells next to a line with a board are another puzzle, or a part of one. Rows of a
    // 16x16 board look like lines of 4x4 boards.
    let has_no_cells = |line: &str| !line.chars().any(|sign| value(sign).is_some());
    let is_clean = others().all(|(_, line)| is_words(line) || has_no_cells(line));
    if !is_clean && (shape == Shape::Four || next.is_none() || is_solved_below) {
        return None;
    }
    if let Some((second, ..)) = next.as_ref().filter(|_| !is_solved_below) {
        let is_list = shape == Shape::Nine;
        let several = Reason::SeveralPuzzles { found: rest + 2, is_list };
        return Some(Err(several.at(Position::new(*second, 1))));
    }
    let (solutions, words): (Vec<&str>, Vec<&str>) =
        own.after.iter().partition(|piece| is_solved(piece));
    let words_below =
        next.is_some_and(|(_, _, below)| below.has_words_before || !below.after.is_empty());
    let has_text = own.has_words_before
        || !words.is_empty()
        || words_below
        || others().any(|(_, line)| is_words(line));
    for (extra, is_there) in
        [(Extra::Text, has_text), (Extra::Solution, is_solved_below || !solutions.is_empty())]
    {
        if is_there {
            reading.add_extra(extra);
        }
    }
    Some(Ok(reading))
}

/// Reads a text with several boards below each other, each of N rows of N cells. Returns `None`
/// if there are not at least two.
fn read_blocks(text: &str) -> Option<Result<Reading, ReadError>> {
    let rows = super::symbols::plain_rows(text, MAX_ROWS)?;
    let size = rows.first()?.cells.len();
    let shape = Shape::from_size(size)?;
    let is_whole = rows.len() % size == 0 && rows.iter().all(|row| row.cells.len() == size);
    if !is_whole || rows.len() < 2 * size {
        return None;
    }
    let format = super::rows::FORMAT;
    let board = |nth: usize| assemble::reading(format, shape, &rows[nth * size..(nth + 1) * size]);
    let (first, second) = (board(0).ok()?, board(1).ok()?);
    let found = rows.len() / size;
    if found == 2 && is_solution(&second.givens, &first.givens) {
        return Some(Ok(first.with_extra(Extra::Solution)));
    }
    let start = rows[size].cells[0].position;
    Some(Err(Reason::SeveralPuzzles { found, is_list: false }.at(start)))
}

/// Returns whether the first board is a full one with the digits of the second and without a
/// clash.
fn is_solution(full: &Givens, puzzle: &Givens) -> bool {
    full.shape() == puzzle.shape()
        && full.filled_count() == full.shape().cell_count()
        && puzzle.filled_count() < full.filled_count()
        && puzzle.iter().all(|(cell, digit)| digit.is_none() || full.get(cell) == digit)
        && full.clashes().is_empty()
}

/// Returns the text with an empty line in place of each remark, or `None` if there is none.
fn without(text: &str, is_remark: fn(&str) -> bool) -> Option<String> {
    if !lines(text).any(|(_, line)| is_remark(line)) {
        return None;
    }
    let kept = lines(text).map(|(_, line)| if is_remark(line) { "" } else { line });
    Some(kept.collect::<Vec<_>>().join("\n"))
}

fn is_comment(line: &str) -> bool {
    let line = line.trim_start_matches(is_space);
    ["#", "//", ";", "%"].iter().any(|start| line.starts_with(start))
}

/// Returns whether a line is a comment, or has a word with a letter that no cell has.
fn has_words(line: &str) -> bool {
    let is_word = |word: &str| {
        word.chars().nth(1).is_some() && word.chars().any(|letter| value(letter).is_none())
    };
    is_comment(line) || line.split(|sign: char| !sign.is_alphabetic()).any(is_word)
}

/// Returns whether a line is a comment, or consists of words. Their letters may be cells of a
/// 16x16 board.
fn is_words(line: &str) -> bool {
    let is_cell = |sign: char| match value(sign) {
        Some(Value::Digit(_)) => !sign.is_alphabetic(),
        Some(Value::Zero | Value::Blank) => true,
        Some(Value::TooLarge(_)) | None => false,
    };
    has_words(line) || line.chars().any(char::is_alphabetic) && !line.chars().any(is_cell)
}
