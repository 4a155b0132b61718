//! Links to f-puzzles.com and to SudokuPad, which opens the same payload.
//!
//! Owns the JSON of f-puzzles, as read and as written. Must not depend on how it is found in a
//! text.

mod names;
mod reader;
mod writer;

use self::writer::ColorNames;
use super::error::Reason;
use super::json::Json;
use super::{CellInput, Reading};
use crate::board::{Cell, Givens, Rules};

/// The text before the payload in a written link.
const LINK: &str = "https://f-puzzles.com/?load=";

/// The same for a link to SudokuPad.
const SUDOKU_PAD_LINK: &str = "https://sudokupad.app/fpuzzles";

/// The names of the colors that a solver chose. f-puzzles keeps them apart from those of the
/// puzzle.
const COLORS: ColorNames = ColorNames { one: "highlight", several: "highlightArray" };

/// The names of the colors of the puzzle. SudokuPad reads no others, and only the first one of a
/// cell.
const SUDOKU_PAD_COLORS: ColorNames = ColorNames { one: "c", several: "cArray" };

/// Reads the puzzle in the JSON of f-puzzles.
pub(super) fn read(json: &Json) -> Result<Reading, Reason> {
    reader::read(json)
}

/// Writes a link that opens the board with its rules on f-puzzles.com. The rules must be
/// for the shape of the board.
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

/// Writes a link like [`f_puzzles`] that also has the digits, marks and colors a user entered.
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
/// let reading = formats::read(&link)?;
/// assert_eq!(reading.givens, givens, "entered digits are not givens");
/// assert_eq!(reading.input[1].digit, Digit::new(4));
/// # Ok::<(), formats::ReadError>(())
/// ```
pub fn f_puzzles_with_input(
    givens: &Givens,
    rules: &Rules,
    input: impl Fn(Cell) -> CellInput,
) -> String {
    format!("{LINK}{}", payload(givens, rules, input, &COLORS))
}

/// Writes a link like [`f_puzzles_with_input`] that opens in SudokuPad.
///
/// ```
/// use sudoku_engine::board::Rules;
/// use sudoku_engine::formats::{self, CellInput, Format};
///
/// let givens = formats::read("1.....2..3.....4")?.givens;
/// let rules = Rules::classic(givens.shape());
/// let link = formats::sudoku_pad(&givens, &rules, |_| CellInput::default());
/// assert!(link.starts_with("https://sudokupad.app/fpuzzlesN4Ig"));
/// assert_eq!(formats::read(&link)?.format, Format::SudokuPad);
/// # Ok::<(), formats::ReadError>(())
/// ```
pub fn sudoku_pad(givens: &Givens, rules: &Rules, input: impl Fn(Cell) -> CellInput) -> String {
    // The payload is a part of the path here, in which a slash has a meaning of its own.
    let payload = payload(givens, rules, input, &SUDOKU_PAD_COLORS);
    let payload = payload.replace('+', "%2B").replace('/', "%2F");
    format!("{SUDOKU_PAD_LINK}{}", payload.replace('=', "%3D"))
}

fn payload(
    givens: &Givens,
    rules: &Rules,
    input: impl Fn(Cell) -> CellInput,
    color_names: &ColorNames,
) -> String {
    lz_str::compress_to_base64(writer::write(givens, rules, input, color_names).as_str())
}
