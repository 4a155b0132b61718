//! Parsing the cells of a puzzle.

use super::malformed::Malformed;
use crate::fast::classic::Cells;

/// Classifies a byte as a cell in the fast solver's encoding, a separator or neither.
const fn meaning(byte: u8) -> Meaning {
    match byte {
        b'1'..=b'9' => Meaning::Cell(byte),
        b'0' | b'.' | b'*' | b'_' | b'-' | b'x' | b'X' | b'?' => Meaning::Cell(b'.'),
        b' ' | b'\t' | b',' | b';' | b'|' | b'\'' | b'"' => Meaning::Between,
        _ => Meaning::Foreign,
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Meaning {
    Cell(u8),
    Between,
    Foreign,
}

/// Parses 81 cells without separators. Returns `None` for any other text.
pub(super) fn bare(text: &[u8]) -> Option<Cells> {
    let text: &Cells = text.try_into().ok()?;
    let mut cells = [b'.'; 81];
    for (cell, &byte) in cells.iter_mut().zip(text) {
        let Meaning::Cell(value) = meaning(byte) else { return None };
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
    if let Some(cells) = bare(text) {
        return Ok(cells);
    }
    let mut cells = [b'.'; 81];
    let mut found = 0;
    for (at, &byte) in text.iter().enumerate() {
        match meaning(byte) {
            Meaning::Cell(value) => {
                if let Some(cell) = cells.get_mut(found) {
                    *cell = value;
                }
                found += 1;
            }
            Meaning::Between => {}
            Meaning::Foreign => return Err(foreign(text, at)),
        }
    }
    match found {
        81 => Ok(cells),
        _ => Err(Malformed::CellCount { found: u32::try_from(found).unwrap_or(u32::MAX) }),
    }
}

/// Describes the unexpected character at this byte index.
fn foreign(text: &[u8], at: usize) -> Malformed {
    let column = String::from_utf8_lossy(&text[..at]).chars().count() + 1;
    let found = String::from_utf8_lossy(&text[at..]).chars().next().unwrap_or('\u{fffd}');
    Malformed::Character { column: u32::try_from(column).unwrap_or(u32::MAX), found }
}

/// Returns whether `solution` is a full valid board that keeps the clues of `puzzle`.
pub(super) fn is_solution_of(solution: &Cells, puzzle: &Cells) -> bool {
    let keeps = |(&clue, &digit): (&u8, &u8)| clue == b'.' || clue == digit;
    if !puzzle.iter().zip(solution).all(keeps) {
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
