//! Parts of Russian sentences: counts, places, houses.

use sudoku_engine::board::{Cell, House, HouseKind, Shape};

use super::plural::plural;
use crate::text::number::grouped;

/// A case of a noun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Case {
    /// что? строка
    Nominative,
    /// чего? строки
    Genitive,
    /// во что? в строку
    Accusative,
    /// в чём? в строке
    Prepositional,
}

pub(super) fn number(number: impl Into<u128>) -> String {
    grouped(number, '\u{a0}', 5)
}

/// A number with its noun, of which the forms after 1, 2 and 5 are given.
pub(super) fn counted(count: impl Into<u128>, forms: [&str; 3]) -> String {
    let count = count.into();
    // The last two digits choose the form.
    format!("{} {}", number(count), plural((count % 100) as u64, forms))
}

/// A cell's row and column, both in the case.
pub(super) fn place(cell: Cell, shape: Shape, case: Case) -> String {
    let (row, column) = (kind(HouseKind::Row, case), kind(HouseKind::Column, case));
    format!("{row} {}, {column} {}", cell.row(shape) + 1, cell.column(shape) + 1)
}

pub(super) fn house(house: House, case: Case) -> String {
    format!("{} {}", kind(house.kind(), case), house.index() + 1)
}

const fn kind(kind: HouseKind, case: Case) -> &'static str {
    match (kind, case) {
        (HouseKind::Row, Case::Nominative) => "строка",
        (HouseKind::Row, Case::Genitive) => "строки",
        (HouseKind::Row, Case::Accusative) => "строку",
        (HouseKind::Row, Case::Prepositional) => "строке",
        (HouseKind::Column, Case::Nominative | Case::Accusative) => "столбец",
        (HouseKind::Column, Case::Genitive) => "столбца",
        (HouseKind::Column, Case::Prepositional) => "столбце",
        (HouseKind::Box, Case::Nominative | Case::Accusative) => "блок",
        (HouseKind::Box, Case::Genitive) => "блока",
        (HouseKind::Box, Case::Prepositional) => "блоке",
    }
}

pub(super) const fn all_digits(shape: Shape) -> &'static str {
    match shape {
        Shape::Four => "все четыре цифры",
        Shape::Six => "все шесть цифр",
        Shape::Nine => "все девять цифр",
        Shape::Sixteen => "все шестнадцать цифр",
    }
}
