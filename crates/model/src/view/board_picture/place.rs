//! Where the parts of the picture are, and the ink of what the user wrote in a cell.

use sudoku_engine::board::Cell;

use crate::draw::scene::Ink;
use crate::puzzle::editor::EditedPuzzle;
use crate::puzzle::rule_drawing::{Hundredths, RuleDrawing};

/// The side of a cell in pixels.
pub(super) const CELL: f32 = 60.0;
/// The distance of the board from the edges of the drawing.
pub(super) const MARGIN: f32 = 6.0;

/// Returns the ink of the user's digits and marks in a cell: darker on colors than elsewhere, or
/// lighter in the dark theme.
pub(super) fn own_ink(edited_puzzle: &EditedPuzzle, cell: Cell) -> Ink {
    let has_colors = edited_puzzle.colors.get(cell.index()).is_some_and(|set| !set.is_empty());
    if has_colors { Ink::OnColor } else { Ink::Accent }
}

/// Returns the top left corner of a cell.
pub(super) fn top_left(row: usize, column: usize) -> (f32, f32) {
    (MARGIN + CELL * column as f32, MARGIN + CELL * row as f32)
}

/// Returns a length or a coordinate in pixels, without the margin.
pub(super) fn pixels(length: Hundredths) -> f32 {
    CELL * length as f32 / RuleDrawing::SIDE as f32
}
