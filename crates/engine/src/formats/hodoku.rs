//! Lines of a HoDoKu library: `:0000:x:53..7+4…:113 914::`.
//!
//! Owns reading and writing them. Each field comes after a colon:
//!
//! 1. The code of the technique that the line is an example of, such as `0200`; `0000` for none.
//! 2. The digits that the technique is about, or `x` for none.
//! 3. The 81 cells. `+` comes before a digit that was placed, and is not a given.
//! 4. The deleted candidates, separated by spaces. A candidate is its digit, row and column:
//!    above, 1 is deleted in r1c3, and 9 in r1c4.
//! 5. The candidates that the technique deletes.
//! 6. The digits that it places.
//!
//! Empty cells have all candidates that are neither deleted nor a digit of the same row, column
//! or box. If no candidate is deleted, they are read as cells without marks. Of the code and the
//! digits, only the form is checked, and further fields are ignored.

use super::error::{ReadError, Reason};
use super::position::Position;
use super::source::{
    CellRow, PositionedCell, Value, is_space, lines, positioned_characters, value,
};
use super::{CellInput, Extra, Format, Reading, assemble};
use crate::board::{Cell, Digit, DigitSet, Givens, Shape};

/// The shape of all boards in HoDoKu.
pub(super) const SHAPE: Shape = Shape::Nine;

/// The index of the field with the cells among the parts between colons; part 0, before the first
/// colon, is empty.
pub(super) const CELLS_FIELD: usize = 3;

/// Reads a library with a single line. Returns `None` if the first line that is not blank has
/// another format.
///
/// # Errors
/// [`Reason::SeveralPuzzles`] if another line follows that is not blank, or the errors of
/// [`read_line`].
pub(super) fn read(text: &str) -> Option<Result<Reading, ReadError>> {
    let is_visible = |line: &(usize, &str)| !line.1.chars().all(is_space);
    let mut visible = lines(text).filter(is_visible);
    let (number, line) = visible.next()?;
    if !is_library_line(line) {
        return None;
    }
    if let Some((second, _)) = visible.next() {
        let rest = visible.filter(|(_, line)| is_library_line(line)).count();
        let several = Reason::SeveralPuzzles { found: rest + 2, is_list: true };
        return Some(Err(several.at(Position::new(second, 1)).in_format(Format::Hodoku)));
    }
    Some(read_line(line, Position::new(number, 1)).map_err(|it| it.in_format(Format::Hodoku)))
}

/// Returns whether a line has a code, digits and cells as the lines of a library do. The cells
/// are not examined.
pub(super) fn is_library_line(line: &str) -> bool {
    let mut fields = line.trim_matches(is_space).split(':');
    let is_code = |code: &str| {
        // After a hyphen, an `x` says that the technique must not be found.
        let code = code.strip_suffix("-x").unwrap_or(code);
        code.chars().all(|sign| sign.is_ascii_digit() || sign == '-')
    };
    fields.next() == Some("")
        && fields.next().is_some_and(is_code)
        && fields.next().is_some_and(|digits| digits == "x" || is_code(digits))
        && fields.next().is_some()
}

/// Reads a line that starts at `start`. [`is_library_line`] must be true of it, otherwise this may
/// panic.
///
/// # Errors
/// When the cells are not 81, or a cell or deleted candidate cannot be read.
pub(super) fn read_line(line: &str, start: Position) -> Result<Reading, ReadError> {
    let mut fields = Vec::new();
    let mut position = start;
    for field in line.trim_end_matches(is_space).split(':') {
        fields.push((position, field));
        position = position.plus(field.chars().count() + 1);
    }
    let (cells_start, cells) = fields[CELLS_FIELD];
    let (row, placed) = read_cells(cells, cells_start)?;
    let all_digits = assemble::reading(Format::Hodoku, SHAPE, &[row])?.givens;
    let mut givens = all_digits.clone();
    let deleted = match fields.get(CELLS_FIELD + 1) {
        Some(&(start, field)) => read_candidates(field, start)?,
        None => Vec::new(),
    };
    let mut input = vec![CellInput::default(); SHAPE.cell_count()];
    for (cell, _) in SHAPE.cells().zip(placed).filter(|(_, is_placed)| *is_placed) {
        input[cell.index()].digit = all_digits.get(cell);
        givens.set(cell, None);
    }
    if !deleted.is_empty() {
        for cell in SHAPE.cells().filter(|&cell| all_digits.get(cell).is_none()) {
            input[cell.index()].center = candidates(&all_digits, cell);
        }
        for (cell, digit) in deleted {
            input[cell.index()].center.remove(digit);
        }
    }
    let mut reading = Reading::new(Format::Hodoku, givens);
    reading.set_input(input);
    // What the technique deletes and places is its step, which the board does not show.
    let mut steps = fields.iter().skip(CELLS_FIELD + 2).take(2);
    if steps.any(|(_, field)| !field.is_empty()) {
        reading.add_extra(Extra::Steps);
    }
    Ok(reading)
}

/// Reads the cells, and whether each has a placed digit.
///
/// # Errors
/// When a character is unknown, a `+` is not followed by a cell, or the cells are not 81.
fn read_cells(text: &str, start: Position) -> Result<(CellRow, Vec<bool>), ReadError> {
    let (mut cells, mut placed) = (Vec::new(), Vec::new());
    let mut plus = None;
    for (position, character) in positioned_characters(text, start) {
        if character == '+' && plus.is_none() {
            plus = Some(position);
            continue;
        }
        let value = value(character).filter(|_| !is_space(character));
        let value = value.ok_or_else(|| Reason::UnknownCharacter { character }.at(position))?;
        placed.push(plus.take().is_some() && matches!(value, Value::Digit(_)));
        cells.push(PositionedCell { position, value });
    }
    let end = start.plus(text.chars().count());
    if let Some(position) = plus {
        return Err(Reason::UnknownCharacter { character: '+' }.at(position));
    }
    if cells.len() != SHAPE.cell_count() {
        return Err(Reason::WrongCellCount { found: cells.len() }.at(end));
    }
    Ok((CellRow { cells, end }, placed))
}

/// Reads candidates, each as its digit, row and column; an empty field has none.
///
/// # Errors
/// When a character is not a digit from 1 to 9, or the last candidate is incomplete.
pub(super) fn read_candidates(
    text: &str,
    start: Position,
) -> Result<Vec<(Cell, Digit)>, ReadError> {
    let mut candidates = Vec::new();
    let mut triple: Vec<usize> = Vec::new();
    for (position, character) in positioned_characters(text, start) {
        let unknown = || Reason::UnknownCharacter { character }.at(position);
        if is_space(character) && triple.is_empty() {
            continue;
        }
        let number = character.to_digit(10).filter(|&number| number > 0).ok_or_else(unknown)?;
        triple.push(number as usize);
        if let [digit, row, column] = triple[..] {
            let cell = Cell::at(SHAPE, row - 1, column - 1).ok_or_else(unknown)?;
            candidates.push((cell, Digit::new(digit as u8).ok_or_else(unknown)?));
            triple.clear();
        }
    }
    if triple.is_empty() {
        return Ok(candidates);
    }
    // Every character is known, but two or fewer of them are left: no single one is at fault.
    Err(Reason::UnknownEncoding.at(start.plus(text.chars().count())))
}

/// Returns the digits that the row, column and box of an empty cell leave.
fn candidates(digits: &Givens, cell: Cell) -> DigitSet {
    let sees = |other: Cell| {
        other.row(SHAPE) == cell.row(SHAPE)
            || other.column(SHAPE) == cell.column(SHAPE)
            || other.box_index(SHAPE) == cell.box_index(SHAPE)
    };
    let seen = digits.iter().filter(|(other, _)| sees(*other)).filter_map(|(_, digit)| digit);
    SHAPE.all_digits().without(seen.collect())
}

/// Writes a 9x9 board as a line of a HoDoKu library, without a line feed. Digits a user entered
/// are placed digits, and candidates that are not among a cell's center marks are deleted ones. A
/// cell without center marks keeps all its candidates. Corner marks and colors are left out, and
/// so are center marks that are not candidates. Returns `None` for other shapes.
///
/// ```
/// use sudoku_engine::board::{Digit, DigitSet};
/// use sudoku_engine::formats::{self, CellInput};
///
/// let givens = formats::read(&format!("12{}", ".".repeat(79)))?.givens;
/// let line = formats::hodoku(&givens, |cell| match cell.index() {
///     2 => CellInput { digit: Digit::new(3), ..CellInput::default() },
///     3 => CellInput { center: DigitSet::first(8), ..CellInput::default() },
///     _ => CellInput::default(),
/// });
/// assert_eq!(line, Some(format!(":0000:x:12+3{}:914::", ".".repeat(78))));
/// # Ok::<(), formats::ReadError>(())
/// ```
pub fn hodoku(givens: &Givens, input: impl Fn(Cell) -> CellInput) -> Option<String> {
    if givens.shape() != SHAPE {
        return None;
    }
    let (mut all_digits, mut cells) = (givens.clone(), String::new());
    for (cell, given) in givens.iter() {
        let entered = input(cell).digit.filter(|_| given.is_none());
        cells.push_str(if entered.is_some() { "+" } else { "" });
        cells.push(given.or(entered).map_or('.', Digit::symbol));
        all_digits.set(cell, given.or(entered));
    }
    let mut deleted = Vec::new();
    for (cell, _) in all_digits.iter().filter(|(_, digit)| digit.is_none()) {
        let center = input(cell).center;
        if !center.is_empty() {
            let place = format!("{}{}", cell.row(SHAPE) + 1, cell.column(SHAPE) + 1);
            let digits = candidates(&all_digits, cell).without(center);
            deleted.extend(digits.iter().map(|digit| format!("{}{place}", digit.symbol())));
        }
    }
    Some(format!(":0000:x:{cells}:{}::", deleted.join(" ")))
}
