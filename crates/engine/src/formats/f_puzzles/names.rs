//! The names that f-puzzles uses for variants and cells.
//!
//! Owns these names. Must not depend on where they appear in the JSON.

use crate::board::{Cell, Diagonal, Rule, Rules, Shape, Variant};

/// The names of the variants that are either on or off.
pub(super) const VARIANTS: [(&str, Variant); 4] = [
    ("diagonal-", Variant::Diagonal(Diagonal::Falling)),
    ("diagonal+", Variant::Diagonal(Diagonal::Rising)),
    ("antiknight", Variant::AntiKnight),
    ("antiking", Variant::AntiKing),
];

/// Returns the cell with this name: `R1C9` is the ninth cell of the first row.
pub(super) fn parse_cell_name(shape: Shape, name: &str) -> Option<Cell> {
    let (row, column) = name.strip_prefix(['R', 'r'])?.split_once(['C', 'c'])?;
    let index = |text: &str| text.parse::<usize>().ok()?.checked_sub(1);
    Cell::at(shape, index(row)?, index(column)?)
}

/// Returns the name of a cell.
pub(super) fn cell_name(shape: Shape, cell: Cell) -> String {
    format!("R{}C{}", cell.row(shape) + 1, cell.column(shape) + 1)
}

/// Returns the cells of each window in reading order, or no windows if the shape has none.
pub(super) fn windows(shape: Shape) -> Vec<Vec<Cell>> {
    let mut rules = Rules::classic(shape);
    rules.set(Variant::Windoku, true);
    let distinct = rules.distinct().into_iter();
    distinct.filter(|(rule, _)| matches!(rule, Rule::Window(_))).map(|(_, cells)| cells).collect()
}
