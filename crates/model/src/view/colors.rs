//! The colors of cells as areas to fill.
//!
//! Owns how a cell is divided among its colors. Must not know which colors and patterns fill the
//! areas.

use sudoku_engine::board::{Color, Shape};

use super::board::CellView;

/// The side of a cell, in units of the drawing.
pub const CELL_SIDE: usize = 100;

/// The length around a cell.
const AROUND: usize = 4 * CELL_SIDE;

/// Where the first color of a cell begins, from its top left corner clockwise. So a cell of two
/// colors is divided by a slanted line.
const START: usize = 60;

/// Returns each color on the board with its areas as the data of an SVG path. Cells are
/// [`CELL_SIDE`] wide. The colors of a cell are wedges of the same area around its center.
pub fn color_areas(cells: &[CellView], shape: Shape) -> Vec<(Color, String)> {
    let areas = Color::ALL.into_iter().map(|color| {
        let with_color = cells.iter().filter(|view| view.colors.contains(color));
        let path = with_color.map(|view| {
            let (row, column) = (view.cell.row(shape), view.cell.column(shape));
            let nth = view.colors.iter().position(|it| it == color).unwrap_or_default();
            wedge((column * CELL_SIDE, row * CELL_SIDE), nth, view.colors.len())
        });
        (color, path.collect::<String>())
    });
    areas.filter(|(_, path)| !path.is_empty()).collect()
}

/// Returns the area of the color with this index among `count` in the cell with this corner.
fn wedge((left, top): (usize, usize), nth: usize, count: usize) -> String {
    if count == 1 {
        return format!("M{left} {top}h{CELL_SIDE}v{CELL_SIDE}h-{CELL_SIDE}z");
    }
    let corners = wedge_corners(nth, count).into_iter().enumerate();
    let lines = corners.map(|(nth, (x, y))| {
        format!("{}{} {}", if nth == 0 { 'M' } else { 'L' }, left + x, top + y)
    });
    format!("{}z", lines.collect::<String>())
}

/// Returns the corners of the area of the color with this index among `count`, clockwise, from the
/// top left corner of the cell. The area is convex.
pub(super) fn wedge_corners(nth: usize, count: usize) -> Vec<(usize, usize)> {
    if count == 1 {
        return vec![(0, 0), (CELL_SIDE, 0), (CELL_SIDE, CELL_SIDE), (0, CELL_SIDE)];
    }
    let [from, to] = [nth, nth + 1].map(|nth| START + AROUND * nth / count);
    let corners = (from / CELL_SIDE + 1..).map(|it| it * CELL_SIDE).take_while(|&it| it < to);
    let around = [from].into_iter().chain(corners).chain([to]).map(place_around);
    [(CELL_SIDE / 2, CELL_SIDE / 2)].into_iter().chain(around).collect()
}

/// Returns the point this far around a cell, from its top left corner clockwise.
const fn place_around(length: usize) -> (usize, usize) {
    let along = length % CELL_SIDE;
    match length % AROUND / CELL_SIDE {
        0 => (along, 0),
        1 => (CELL_SIDE, along),
        2 => (CELL_SIDE - along, CELL_SIDE),
        _ => (0, CELL_SIDE - along),
    }
}
