//! Cells that are listed twice.

use crate::board::Cell;

/// The first cell that is there a second time.
pub(super) fn repeated(cells: &[Cell]) -> Option<Cell> {
    let seen_before = |(nth, cell): (usize, &Cell)| cells[..nth].contains(cell);
    cells.iter().enumerate().find(|&place| seen_before(place)).map(|(_, &cell)| cell)
}
