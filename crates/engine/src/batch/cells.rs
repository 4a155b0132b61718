//! Parsing the cells of a puzzle.

use super::malformed::Malformed;
use crate::fast::classic::Cells;

/// Classifies a byte as a cell in the fast solver's encoding, a separator or neither.
const fn classify(byte: u8) -> CellByte {
    match byte {
        b'1'..=b'9' => CellByte::Cell(byte),
        b'0' | b'.' | b'*' | b'_' | b'-' | b'x' | b'X' | b'?' => CellByte::Cell(b'.'),
        b' ' | b'\t' | b',' | b';' | b'|' | b'\'' | b'"' => CellByte::Separator,
        _ => CellByte::Invalid,
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CellByte {
    Cell(u8),
    Separator,
    Invalid,
}

/// Parses 81 cells without separators. Returns `None` for any other text.
pub(super) fn read_plain(text: &[u8]) -> Option<Cells> {
    let text: &Cells = text.try_into().ok()?;
    let mut cells = [b'.'; 81];
    for (cell, &byte) in cells.iter_mut().zip(text) {
        let CellByte::Cell(value) = classify(byte) else { return None };
        *cell = value;
    }
    Some(cells)
}

/// Parses 81 cells with or without separators such as spaces, commas or bars.
///
/// # Errors
/// Returns an error if a character is not a cell or separator, or if the number of cells is
/// not 81. Columns are counted in characters from 1.
pub(super) fn read(text: &[u8]) -> Result<Cells, Malformed> {
    if let Some(cells) = read_plain(text) {
        return Ok(cells);
    }
    let mut cells = [b'.'; 81];
    let mut count = 0;
    for (index, &byte) in text.iter().enumerate() {
        match classify(byte) {
            CellByte::Cell(value) => {
                if let Some(cell) = cells.get_mut(count) {
                    *cell = value;
                }
                count += 1;
            }
            CellByte::Separator => {}
            CellByte::Invalid => return Err(invalid_character(text, index)),
        }
    }
    match count {
        81 => Ok(cells),
        _ => Err(Malformed::CellCount { found: u32::try_from(count).unwrap_or(u32::MAX) }),
    }
}

/// Describes the unexpected character at this byte index.
fn invalid_character(text: &[u8], index: usize) -> Malformed {
    let column = String::from_utf8_lossy(&text[..index]).chars().count() + 1;
    let character = String::from_utf8_lossy(&text[index..]).chars().next().unwrap_or('\u{fffd}');
    Malformed::Character { column: u32::try_from(column).unwrap_or(u32::MAX), character }
}

/// Returns whether `solution` is a full valid board that keeps the givens of `puzzle`.
pub(super) fn is_solution_of(solution: &Cells, puzzle: &Cells) -> bool {
    let matches_given = |(&given, &digit): (&u8, &u8)| given == b'.' || given == digit;
    if !puzzle.iter().zip(solution).all(matches_given) {
        return false;
    }
    let mut seen = [0_u16; 27];
    solution.iter().enumerate().all(|(cell, &digit)| {
        let bit = 1 << (digit & 15);
        let (row, column) = (cell / 9, cell % 9);
        let houses = [row, 9 + column, 18 + row / 3 * 3 + column / 3];
        digit != b'.'
            && houses.into_iter().all(|house| {
                let is_new = seen[house] & bit == 0;
                seen[house] |= bit;
                is_new
            })
    })
}
