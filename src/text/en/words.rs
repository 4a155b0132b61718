//! Parts of English sentences: counts, places, houses.

use sudoku_engine::board::{Cell, House, HouseKind, Shape};

use crate::text::number::grouped;

pub(super) fn number(number: impl Into<u128>) -> String {
    grouped(number, ',', 4)
}

/// A number with its noun.
pub(super) fn counted(count: impl Into<u128>, one: &str, many: &str) -> String {
    let count = count.into();
    format!("{} {}", number(count), if count == 1 { one } else { many })
}

pub(super) fn place(cell: Cell, shape: Shape) -> String {
    format!("row {}, column {}", cell.row(shape) + 1, cell.column(shape) + 1)
}

pub(super) fn house(house: House) -> String {
    let kind = match house.kind() {
        HouseKind::Row => "row",
        HouseKind::Column => "column",
        HouseKind::Box => "box",
    };
    format!("{kind} {}", house.index() + 1)
}

pub(super) const fn all_digits(shape: Shape) -> &'static str {
    match shape {
        Shape::Four => "all four digits",
        Shape::Six => "all six digits",
        Shape::Nine => "all nine digits",
        Shape::Sixteen => "all sixteen digits",
    }
}
