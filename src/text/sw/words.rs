//! Parts of Swahili sentences: counts, places, houses.

use sudoku_engine::board::{Cell, House, HouseKind, Shape};

use crate::text::number::grouped;

pub(super) fn number(number: impl Into<u128>) -> String {
    grouped(number, ',', 4)
}

/// A noun with its number, which stands behind it.
pub(super) fn counted(count: impl Into<u128>, one: &str, many: &str) -> String {
    let count = count.into();
    format!("{} {}", if count == 1 { one } else { many }, number(count))
}

pub(super) fn place(cell: Cell, shape: Shape) -> String {
    format!("safu mlalo {}, safu wima {}", cell.row(shape) + 1, cell.column(shape) + 1)
}

pub(super) fn house(house: House) -> String {
    let kind = match house.kind() {
        HouseKind::Row => "safu mlalo",
        HouseKind::Column => "safu wima",
        HouseKind::Box => "kisanduku",
    };
    format!("{kind} {}", house.index() + 1)
}

pub(super) const fn all_digits(shape: Shape) -> &'static str {
    match shape {
        Shape::Four => "tarakimu zote nne",
        Shape::Six => "tarakimu zote sita",
        Shape::Nine => "tarakimu zote tisa",
        Shape::Sixteen => "tarakimu zote kumi na sita",
    }
}

#[cfg(test)]
mod tests {
    use super::counted;

    #[test]
    fn a_noun_stands_before_its_number_in_the_plural_of_its_class() {
        for (count, written) in
            [(0_u64, "majibu 0"), (1, "jibu 1"), (2, "majibu 2"), (1287, "majibu 1,287")]
        {
            assert_eq!(counted(count, "jibu", "majibu"), written);
        }
    }
}
