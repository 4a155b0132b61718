//! The lines around a set of cells.
//!
//! Owns the corners of those lines. They run slightly inside the cells, so that the lines of
//! neighboring sets do not touch.

use sudoku_engine::board::{Cell, Shape};

use super::place::{Hundredths, Point, SIDE, corner};

/// The four sides of a cell, each as the step to the cell beyond it. The line along each side
/// runs clockwise, with the cell on its right.
const SIDES: [(isize, isize); 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];

/// Returns closed lines around the cells, `inset` inside of them. They run clockwise around
/// cells and counterclockwise around holes, and contain corners only, without repeats.
pub(super) fn around(shape: Shape, cells: &[Cell], inset: Hundredths) -> Vec<Vec<Point>> {
    let mut side_lines: Vec<(Point, Point)> = Vec::new();
    for &cell in cells {
        side_lines
            .extend(SIDES.iter().filter_map(|&side| side_line(shape, cells, cell, side, inset)));
    }
    let mut lines = Vec::new();
    while let Some((first, mut end)) = side_lines.pop() {
        let mut line = vec![first];
        while end != first {
            line.push(end);
            // An open line would be a bug here; it is closed as it is.
            let Some(next) = side_lines.iter().position(|&(start, _)| start == end) else { break };
            end = side_lines.swap_remove(next).1;
        }
        lines.push(corners_only(&line));
    }
    lines
}

/// Returns the line along one side of a cell, if the set ends there.
fn side_line(
    shape: Shape,
    cells: &[Cell],
    cell: Cell,
    (right, down): (isize, isize),
    inset: Hundredths,
) -> Option<(Point, Point)> {
    let (row, column) = (cell.row(shape), cell.column(shape));
    let contains_cell = |right: isize, down: isize| {
        let column = column.checked_add_signed(right);
        let cell = row.checked_add_signed(down).zip(column);
        let cell = cell.and_then(|(row, column)| Cell::at(shape, row, column));
        cell.is_some_and(|cell| cells.contains(&cell))
    };
    if contains_cell(right, down) {
        return None;
    }
    // The direction along the side: a quarter turn clockwise from outward.
    let (along_x, along_y) = (-down, right);
    // How far before the cell's corner the line ends: it stops short of a corner, meets the
    // next piece in a straight line, or extends into an inner bend.
    let shortening = |way: isize| {
        let (x, y) = (along_x * way, along_y * way);
        match (contains_cell(x, y), contains_cell(x + right, y + down)) {
            (false, _) => inset,
            (true, false) => 0,
            (true, true) => -inset,
        }
    };
    let (x, y) = corner(shape, cell);
    let (x, y) = (x + SIDE / 2, y + SIDE / 2);
    let line_distance = SIDE / 2 - inset;
    let point = |way: isize| {
        let along = (SIDE / 2 - shortening(way)) * way as Hundredths;
        (
            x + right as Hundredths * line_distance + along_x as Hundredths * along,
            y + down as Hundredths * line_distance + along_y as Hundredths * along,
        )
    };
    Some((point(-1), point(1)))
}

/// Returns a closed line without the points inside its straight stretches.
fn corners_only(line: &[Point]) -> Vec<Point> {
    let count = line.len();
    let is_corner = |nth: usize| {
        let (before, point, after) =
            (line[(nth + count - 1) % count], line[nth], line[(nth + 1) % count]);
        (before.0 != point.0 || point.0 != after.0) && (before.1 != point.1 || point.1 != after.1)
    };
    (0..count).filter(|&nth| is_corner(nth)).map(|nth| line[nth]).collect()
}
