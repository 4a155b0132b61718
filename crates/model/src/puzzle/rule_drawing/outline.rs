//! The lines around a set of cells.
//!
//! Owns the corners of those lines. They run a little inside the cells, so that the
//! lines of neighbouring sets stand apart.

use sudoku_engine::board::{Cell, Shape};

use super::place::{Hundredths, Point, SIDE, corner};

/// The four sides of a cell, each as the step to the cell beyond it. Along each of them
/// the line goes the same way round, the cell to its right.
const SIDES: [(isize, isize); 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];

/// Closed lines around the cells, `inset` inside of them. Each goes clockwise around
/// cells and the other way around holes; corners only, and none twice in a row.
pub(super) fn around(shape: Shape, cells: &[Cell], inset: Hundredths) -> Vec<Vec<Point>> {
    let mut pieces: Vec<(Point, Point)> = Vec::new();
    for &cell in cells {
        pieces.extend(SIDES.iter().filter_map(|&side| piece(shape, cells, cell, side, inset)));
    }
    let mut lines = Vec::new();
    while let Some((first, mut end)) = pieces.pop() {
        let mut line = vec![first];
        while end != first {
            line.push(end);
            // A line that is cut off would be a mistake here; it is closed as it is.
            let Some(next) = pieces.iter().position(|&(start, _)| start == end) else { break };
            end = pieces.swap_remove(next).1;
        }
        lines.push(corners_only(&line));
    }
    lines
}

/// The line along one side of a cell, if the set ends there.
fn piece(
    shape: Shape,
    cells: &[Cell],
    cell: Cell,
    (right, down): (isize, isize),
    inset: Hundredths,
) -> Option<(Point, Point)> {
    let (row, column) = (cell.row(shape), cell.column(shape));
    let holds = |right: isize, down: isize| {
        let column = column.checked_add_signed(right);
        let cell = row.checked_add_signed(down).zip(column);
        let cell = cell.and_then(|(row, column)| Cell::at(shape, row, column));
        cell.is_some_and(|cell| cells.contains(&cell))
    };
    if holds(right, down) {
        return None;
    }
    // The way along the side: a quarter turn clockwise from the way out.
    let (along_x, along_y) = (-down, right);
    // How far before the cell's corner the line ends, seen along it: it stops short of a
    // corner, meets the next piece in a straight line, or goes on into the bend.
    let short = |way: isize| {
        let (x, y) = (along_x * way, along_y * way);
        match (holds(x, y), holds(x + right, y + down)) {
            (false, _) => inset,
            (true, false) => 0,
            (true, true) => -inset,
        }
    };
    let (x, y) = corner(shape, cell);
    let (x, y) = (x + SIDE / 2, y + SIDE / 2);
    let reach = SIDE / 2 - inset;
    let point = |way: isize| {
        let along = (SIDE / 2 - short(way)) * way as Hundredths;
        (
            x + right as Hundredths * reach + along_x as Hundredths * along,
            y + down as Hundredths * reach + along_y as Hundredths * along,
        )
    };
    Some((point(-1), point(1)))
}

/// A closed line without the points between whose neighbours it is straight.
fn corners_only(line: &[Point]) -> Vec<Point> {
    let count = line.len();
    let is_corner = |nth: usize| {
        let (before, at, after) =
            (line[(nth + count - 1) % count], line[nth], line[(nth + 1) % count]);
        (before.0 != at.0 || at.0 != after.0) && (before.1 != at.1 || at.1 != after.1)
    };
    (0..count).filter(|&nth| is_corner(nth)).map(|nth| line[nth]).collect()
}
