//! What f-puzzles calls variants and cells.
//!
//! Owns these names. Must not know where in the JSON they stand.

use crate::board::{Cell, Diagonal, Rule, Rules, Shape, Variant};

/// Names for variants that are there or not.
pub(super) const VARIANTS: [(&str, Variant); 4] = [
    ("diagonal-", Variant::Diagonal(Diagonal::Falling)),
    ("diagonal+", Variant::Diagonal(Diagonal::Rising)),
    ("antiknight", Variant::AntiKnight),
    ("antiking", Variant::AntiKing),
];

/// The cell with this name: `R1C9` is at the end of the first row.
pub(super) fn named(shape: Shape, name: &str) -> Option<Cell> {
    let (row, column) = name.strip_prefix(['R', 'r'])?.split_once(['C', 'c'])?;
    let index = |text: &str| text.parse::<usize>().ok()?.checked_sub(1);
    Cell::at(shape, index(row)?, index(column)?)
}

/// The name of a cell.
pub(super) fn name(shape: Shape, cell: Cell) -> String {
    format!("R{}C{}", cell.row(shape) + 1, cell.column(shape) + 1)
}

/// The cells of each window, in reading order; none where the shape has no windows.
pub(super) fn windows(shape: Shape) -> Vec<Vec<Cell>> {
    let mut rules = Rules::classic(shape);
    rules.set(Variant::Windoku, true);
    let distinct = rules.distinct().into_iter();
    distinct.filter(|(rule, _)| matches!(rule, Rule::Window(_))).map(|(_, cells)| cells).collect()
}
