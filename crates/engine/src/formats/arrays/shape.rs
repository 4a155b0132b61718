//! Deciding whether lists are a board.

use crate::board::Shape;
use crate::formats::assemble;
use crate::formats::source::CellRow;

/// The number of cells of the smallest board. Text with fewer before a list is code.
pub(super) const MIN_CELLS: usize = Shape::Four.cell_count();

pub(super) const fn is_opening(character: char) -> bool {
    matches!(character, '[' | '{' | '(')
}

/// Returns the shape of a list of rows, or of one list of all cells.
pub(super) fn shape(rows: &[CellRow]) -> Option<Shape> {
    let flat = || if rows.len() == 1 { assemble::flat_shape(rows) } else { None };
    assemble::square_shape(rows).or_else(flat)
}

/// Returns whether the character may be part of a number or a name.
pub(super) fn is_in_word(character: char) -> bool {
    character == '_' || character.is_alphanumeric()
}
