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
use self::packing::Unpackable;
pub use self::writer::Entered;
use super::error::{ReadError, Reason};
use super::limits::{MOST_PACKED, MOST_UNPACKED};
use super::{Reading, source};
use crate::board::{Cell, Givens, Rules};

/// The text before the payload in a written link.
const LINK: &str = "https://f-puzzles.com/?load=";

/// Reads the puzzle in a link. Returns `None` if the text has no such link.
pub(super) fn read(text: &str) -> Option<Result<Reading, ReadError>> {
    let start = payload_start(text)?;
    let at = source::end(&text[..start]);
    let rest = &text[start..];
    let end = rest.find(|found: char| source::is_space(found) || "&#\"'<>)".contains(found));
    let payload = &rest[..end.unwrap_or(rest.len())];
    let outcome = unpack(payload).and_then(|json| reader::read(&json));
    Some(outcome.map_err(|reason| reason.at(at)))
}

/// The beginning of every payload, which is `{"` in the JSON.
const OPENING: &str = "N4Ig";

/// Returns the index of the payload in a text, if there is one. In SudokuPad links it
/// follows a word that may also occur elsewhere, so the payload must start with [`OPENING`].
fn payload_start(text: &str) -> Option<usize> {
    let after = |mark: &str, from: usize| Some(from + text[from..].find(mark)? + mark.len());
    let own = after("f-puzzles.com/", 0).and_then(|from| after("load=", from));
    own.or_else(|| Some(after(&format!("fpuzzles{OPENING}"), 0)? - OPENING.len()))
}

/// Unpacks the JSON of a payload, in which `+`, `/` and `=` may be percent-encoded.
fn unpack(payload: &str) -> Result<Json, Reason> {
    let (found, limit) = (payload.len(), MOST_PACKED);
    if found > limit {
        return Err(Reason::LinkTooLong { found, limit });
    }
    let mut plain = payload.to_owned();
    for (escaped, sign) in [("%2B", "+"), ("%2b", "+"), ("%2F", "/"), ("%2f", "/")] {
        plain = plain.replace(escaped, sign);
    }
    let plain = plain.replace("%3D", "=").replace("%3d", "=");
    let packed = plain.trim_end_matches('=');
    let is_base64 = |sign: char| sign.is_ascii_alphanumeric() || "+/".contains(sign);
    if let Some(found) = packed.chars().find(|&sign| !is_base64(sign)) {
        return Err(Reason::UnknownCharacter { found });
    }
    let units = packing::unpack(packed, MOST_UNPACKED).map_err(|reason| match reason {
        Unpackable::Broken => Reason::BrokenLink,
        Unpackable::TooLong => Reason::LinkUnpacksTooLong { limit: MOST_UNPACKED },
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
/// let again = formats::read(&link)?;
/// assert_eq!(again.format, Format::FPuzzles);
/// assert_eq!((again.givens, again.rules), (reading.givens, reading.rules));
/// # Ok::<(), formats::ReadError>(())
/// ```
pub fn f_puzzles(givens: &Givens, rules: &Rules) -> String {
    f_puzzles_entered(givens, rules, |_| Entered::default())
}

/// Writes a link like [`f_puzzles`] that also has the digits and marks a user entered.
///
/// ```
/// use sudoku_engine::board::{Digit, Rules};
/// use sudoku_engine::formats::{self, Entered};
///
/// let givens = formats::read("1.....2..3.....4")?.givens;
/// let rules = Rules::classic(givens.shape());
/// let link = formats::f_puzzles_entered(&givens, &rules, |cell| match cell.index() {
///     1 => Entered { digit: Digit::new(4), ..Entered::default() },
///     _ => Entered::default(),
/// });
/// assert_ne!(link, formats::f_puzzles(&givens, &rules));
/// assert_eq!(formats::read(&link)?.givens, givens, "entered digits are not givens");
/// # Ok::<(), formats::ReadError>(())
/// ```
pub fn f_puzzles_entered(
    givens: &Givens,
    rules: &Rules,
    entered: impl Fn(Cell) -> Entered,
) -> String {
    let text = writer::write(givens, rules, entered);
    format!("{LINK}{}", lz_str::compress_to_base64(text.as_str()))
}
