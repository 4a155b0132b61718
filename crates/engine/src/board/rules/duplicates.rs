use crate::board::Cell;

/// Returns the first cell in the list that repeats an earlier one.
pub(super) fn first_duplicate(cells: &[Cell]) -> Option<Cell> {
    let seen_before = |(index, cell): (usize, &Cell)| cells[..index].contains(cell);
    cells.iter().enumerate().find(|&item| seen_before(item)).map(|(_, &cell)| cell)
}
