//! Positions on a drawn board.

use sudoku_engine::board::{Cell, Shape};

/// Hundredths of a cell's side.
pub type Hundredths = i32;

pub(crate) const SIDE: Hundredths = 100;

/// A point as (x, y) from the top left corner of the board.
pub type Point = (Hundredths, Hundredths);

pub(super) fn corner(shape: Shape, cell: Cell) -> Point {
    (SIDE * cell.column(shape) as Hundredths, SIDE * cell.row(shape) as Hundredths)
}

/// Returns the top left and bottom right corners of a block of cells, given in reading order.
pub(super) fn extent(shape: Shape, cells: &[Cell]) -> [Point; 2] {
    let place = |cell: Option<&Cell>| cell.map_or((0, 0), |&cell| corner(shape, cell));
    let (x, y) = place(cells.last());
    [place(cells.first()), (x + SIDE, y + SIDE)]
}
