//! The lines between cells, and around boxes, regions and the board.

use super::place::{CELL, MARGIN, top_left};
use crate::draw::scene::{Ink, Part, Stroke};
use crate::draw::sketch::{Sketch, line};
use crate::puzzle::editor::EditedPuzzle;
use crate::puzzle::rule_drawing::CellFrame;

/// The widths of lines in pixels.
const THIN: f32 = 1.0;
const THICK: f32 = 3.0;

pub(super) fn lines(sketch: &mut Sketch, edited_puzzle: &EditedPuzzle, frames: &[CellFrame]) {
    let shape = edited_puzzle.shape();
    let (size, side) = (shape.size(), CELL * shape.size() as f32);
    let (mut thin, mut thick) = (Vec::new(), Vec::new());
    for (cell, frame) in shape.cells().zip(frames) {
        let (row, column) = (cell.row(shape), cell.column(shape));
        let (right, bottom) = top_left(row + 1, column + 1);
        if column + 1 < size {
            let (lines, beyond) =
                if frame.edge_right { (&mut thick, THICK / 2.0) } else { (&mut thin, 0.0) };
            // Thick lines are longer by half their width, so that they meet in corners.
            let from = Part::Move(right, bottom - CELL - beyond);
            lines.extend([from, Part::Line(right, bottom + beyond)]);
        }
        if row + 1 < size {
            let (lines, beyond) =
                if frame.edge_bottom { (&mut thick, THICK / 2.0) } else { (&mut thin, 0.0) };
            let from = Part::Move(right - CELL - beyond, bottom);
            lines.extend([from, Part::Line(right + beyond, bottom)]);
        }
    }
    sketch.stroke(line(Ink::LineStrong, THIN), thin);
    // Regions that are not rules yet are dashed.
    let stroke = if edited_puzzle.unfinished_regions.is_some() {
        Stroke { ink: Ink::Accent, width: THICK, dashed: true }
    } else {
        line(Ink::LineStrong, THICK)
    };
    sketch.stroke(stroke, thick);
    sketch.stroke(line(Ink::LineStrong, THICK), vec![Part::Rect(MARGIN, MARGIN, side, side)]);
}
