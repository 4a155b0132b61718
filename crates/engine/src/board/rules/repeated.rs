//! Finding duplicate cells.

use crate::board::Cell;

/// Returns the first cell in the list that repeats an earlier one.
pub(super) fn repeated(cells: &[Cell]) -> Option<Cell> {
    let seen_before = |(nth, cell): (usize, &Cell)| cells[..nth].contains(cell);
    cells.iter().enumerate().find(|&place| seen_before(place)).map(|(_, &cell)| cell)
}
