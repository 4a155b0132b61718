//! How a language writes what is in a drawing of the timeline.

use sudoku_engine::board::Cell;

#[derive(Clone, Copy)]
pub struct AxisLabels<'a> {
    /// A cell's place in a few letters.
    pub cell: &'a dyn Fn(Cell) -> String,
    pub number: &'a dyn Fn(u64) -> String,
}
