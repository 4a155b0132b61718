//! How a language writes the labels of a timeline.

use sudoku_engine::board::Cell;

#[derive(Clone, Copy)]
pub struct AxisLabels<'a> {
    /// Writes the position of a cell in a few letters.
    pub cell: &'a dyn Fn(Cell) -> String,
    pub number: &'a dyn Fn(u64) -> String,
}
