//! Arcs between the cells of a board.

use grove_model::draw::decimal::Decimal;
use sudoku_engine::board::{Cell, Shape};

/// Returns a curve between the rims of two cells, whose sides have the length 1. It bends towards the
/// middle of the board, so that it crosses no digits.
pub(crate) fn arc(from: Cell, to: Cell, shape: Shape) -> String {
    let middle = |cell: Cell| (cell.column(shape) as f32 + 0.5, cell.row(shape) as f32 + 0.5);
    let ((x1, y1), (x2, y2), center) = (middle(from), middle(to), shape.size() as f32 / 2.0);
    let length = (x2 - x1).hypot(y2 - y1);
    let (dx, dy) = ((x2 - x1) / length, (y2 - y1) / length);
    let (x, y) = (f32::midpoint(x1, x2), f32::midpoint(y1, y2));
    let inwards = if (center - x) * -dy + (center - y) * dx < 0.0 { -1.0 } else { 1.0 };
    let bend = inwards * (length - 1.0).clamp(0.0, 1.0) * 0.95;
    let [start_x, start_y, x, y, end_x, end_y] = [
        x1 + dx * 0.42,
        y1 + dy * 0.42,
        x - dy * bend,
        y + dx * bend,
        x2 - dx * 0.42,
        y2 - dy * 0.42,
    ]
    .map(Decimal::from);
    format!("M{start_x} {start_y}Q{x} {y} {end_x} {end_y}")
}
