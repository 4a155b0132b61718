//! Texts with more than a board: titles, comments, a solution, or several puzzles.
//!
//! Owns leaving out what is not a cell, without moving the rest, and telling several puzzles from
//! one. Only tried on texts that are not a board as they are.

use super::error::{ReadError, Reason};
use super::position::Position;
use super::source::{Value, is_space, lines, value};
use super::{Extra, Reading, assemble, plain};
use crate::board::{Givens, Shape};

/// The maximum number of rows that are examined as several boards below each other.
const MAX_ROWS: usize = 4096;

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
    Err(better.unwrap_or(error))
}

/// Reads a text whose lines have a whole board each. Returns `None` if there is no such line.
fn read_lines(text: &str) -> Option<Result<Reading, ReadError>> {
    let board = |(_, line): &(usize, &str)| {
        let words = words(line.as_bytes()).next()?;
        Shape::from_cell_count(words.len())
            .filter(|_| words.iter().all(|&byte| value(byte.into()).is_some()))
    };
    let mut boards = lines(text).filter(|line| board(line).is_some());
    let (number, line) = boards.next()?;
    let shape = board(&(number, line))?;
    let mut own = words(line.as_bytes());
    let (puzzle, second) = (own.next()?, own.next());
    let puzzle = std::str::from_utf8(puzzle).ok()?;
    let mut reading = match plain::read(puzzle) {
        Ok(reading) => reading,
        // It may be a row of a 16x16 board.
        Err(_) if shape == Shape::Four => return None,
        Err(error) => {
            let skipped = line.find(puzzle).map_or(0, |byte| line[..byte].chars().count());
            return Some(Err(error.moved(Position::new(number, skipped + 1))));
        }
    };
    let next = boards.next();
    let rest = boards.count();
    let solution = |cells: &[u8]| {
        let cells = std::str::from_utf8(cells).ok()?;
        let full = plain::read(cells).ok()?.givens;
        is_solution(&full, &reading.givens).then_some(())
    };
    let mut extras = Vec::new();
    let is_solved_below = rest == 0
        && next.is_some_and(|(_, line)| words(line.as_bytes()).next().and_then(solution).is_some());
    let is_other = |&(other, line): &(usize, &str)| {
        other != number && !line.chars().all(is_space) && board(&(other, line)).is_none()
    };
    let others = || lines(text).filter(is_other);
    // Rows of cells next to a line with a board are another puzzle, or a part of one. Rows of a
    // 16x16 board look like lines of 4x4 boards.
    let is_clean = others().all(|(_, line)| is_words(line));
    if !is_clean && (shape == Shape::Four || next.is_none() || is_solved_below) {
        return None;
    }
    if let Some((second, _)) = next.filter(|_| !is_solved_below) {
        let is_list = shape == Shape::Nine;
        let several = Reason::SeveralPuzzles { found: rest + 2, is_list };
        return Some(Err(several.at(Position::new(second, 1))));
    }
    match second {
        Some(word) if solution(word).is_some() => extras.push(Extra::Solution),
        Some(_) => extras.push(Extra::Text),
        None => {}
    }
    if is_solved_below {
        extras.push(Extra::Solution);
    }
    if others().next().is_some() {
        extras.push(Extra::Text);
    }
    for extra in extras {
        reading.add_extra(extra);
    }
    Some(Ok(reading))
}

/// Reads a text with several boards below each other, each of N rows of N cells. Returns `None`
/// if there are not at least two.
fn read_blocks(text: &str) -> Option<Result<Reading, ReadError>> {
    let rows = super::symbols::plain_rows(text, MAX_ROWS)?;
    let size = rows.first()?.marks.len();
    let shape = Shape::from_size(size)?;
    let is_whole = rows.len() % size == 0 && rows.iter().all(|row| row.marks.len() == size);
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
    let start = rows[size].marks[0].position;
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
