//! Links to f-puzzles.com and to SudokuPad, which uses the same format.
//!
//! Owns finding such a link in a text, and packing its payload: JSON, compressed by
//! LZ-String, in base64. Must not depend on the content of the JSON.

mod json;
mod names;
mod packing;
mod reader;
mod writer;

use self::json::Json;
use self::packing::UnpackError;
pub use self::writer::CellInput;
use super::error::{ReadError, Reason};
use super::limits::{MAX_PACKED_LEN, MAX_UNPACKED_LEN};
use super::{Reading, source};
use crate::board::{Cell, Givens, Rules};

/// The text before the payload in a written link.
const LINK: &str = "https://f-puzzles.com/?load=";

/// Reads the puzzle in a link. Returns `None` if the text has no such link.
pub(super) fn read(text: &str) -> Option<Result<Reading, ReadError>> {
    let start = payload_start(text)?;
    let position = source::end_position(&text[..start]);
    let rest = &text[start..];
    let end =
        rest.find(|character: char| source::is_space(character) || "&#\"'<>)".contains(character));
    let payload = &rest[..end.unwrap_or(rest.len())];
    let outcome = unpack(payload).and_then(|json| reader::read(&json));
    Some(outcome.map_err(|reason| reason.at(position)))
}

/// The beginning of every payload, which is `{"` in the JSON.
const OPENING: &str = "N4Ig";

/// Returns the index of the payload in a text, if there is one. In SudokuPad links it
/// follows a word that may also occur elsewhere, so the payload must start with [`OPENING`].
fn payload_start(text: &str) -> Option<usize> {
    let after = |mark: &str, from: usize| Some(from + text[from..].find(mark)? + mark.len());
    let f_puzzles_start = after("f-puzzles.com/", 0).and_then(|from| after("load=", from));
    f_puzzles_start.or_else(|| Some(after(&format!("fpuzzles{OPENING}"), 0)? - OPENING.len()))
}

/// Unpacks the JSON of a payload, in which `+`, `/` and `=` may be percent-encoded.
fn unpack(payload: &str) -> Result<Json, Reason> {
    let (found, limit) = (payload.len(), MAX_PACKED_LEN);
    if found > limit {
        return Err(Reason::LinkTooLong { found, limit });
    }
    let mut unescaped = payload.to_owned();
    for (escaped, sign) in [("%2B", "+"), ("%2b", "+"), ("%2F", "/"), ("%2f", "/")] {
        unescaped = unescaped.replace(escaped, sign);
    }
    let unescaped = unescaped.replace("%3D", "=").replace("%3d", "=");
    let packed = unescaped.trim_end_matches('=');
    let is_base64 = |sign: char| sign.is_ascii_alphanumeric() || "+/".contains(sign);
    if let Some(character) = packed.chars().find(|&sign| !is_base64(sign)) {
        return Err(Reason::UnknownCharacter { character });
    }
    let units = packing::unpack(packed, MAX_UNPACKED_LEN).map_err(|reason| match reason {
        UnpackError::Broken => Reason::BrokenLink,
        UnpackError::TooLong => Reason::LinkUnpacksTooLong { limit: MAX_UNPACKED_LEN },
    })?;
    let json = String::from_utf16(&units).map_err(|_| Reason::BrokenLink)?;
    Json::read(&json).ok_or(Reason::BrokenLink)
}

/// Writes a link that opens the board with its rules on f-puzzles.com. The rules must be
/// for the shape of the board. For SudokuPad, append the text after `load=` to
/// `https://sudokupad.app/fpuzzles`.
///
/// ```
/// use sudoku_engine::board::Variant;
/// use sudoku_engine::formats::{self, Format};
///
/// let mut reading = formats::read("1.....2..3.....4")?;
/// reading.rules.set(Variant::AntiKnight, true);
/// let link = formats::f_puzzles(&reading.givens, &reading.rules);
/// let read_back = formats::read(&link)?;
/// assert_eq!(read_back.format, Format::FPuzzles);
/// assert_eq!((read_back.givens, read_back.rules), (reading.givens, reading.rules));
/// # Ok::<(), formats::ReadError>(())
/// ```
pub fn f_puzzles(givens: &Givens, rules: &Rules) -> String {
    f_puzzles_with_input(givens, rules, |_| CellInput::default())
}

/// Writes a link like [`f_puzzles`] that also has the digits and marks a user entered.
///
/// ```
/// use sudoku_engine::board::{Digit, Rules};
/// use sudoku_engine::formats::{self, CellInput};
///
/// let givens = formats::read("1.....2..3.....4")?.givens;
/// let rules = Rules::classic(givens.shape());
/// let link = formats::f_puzzles_with_input(&givens, &rules, |cell| match cell.index() {
///     1 => CellInput { digit: Digit::new(4), ..CellInput::default() },
///     _ => CellInput::default(),
/// });
/// assert_ne!(link, formats::f_puzzles(&givens, &rules));
/// assert_eq!(formats::read(&link)?.givens, givens, "entered digits are not givens");
/// # Ok::<(), formats::ReadError>(())
/// ```
pub fn f_puzzles_with_input(
    givens: &Givens,
    rules: &Rules,
    input: impl Fn(Cell) -> CellInput,
) -> String {
    let text = writer::write(givens, rules, input);
    format!("{LINK}{}", lz_str::compress_to_base64(text.as_str()))
}
