//! The grammar of Russian that a table of phrases cannot express.

use sudoku_engine::board::{Diagonal, HouseKind, Rule};

use crate::text::Grammar;
use crate::text::number::{grouped, last_two_digits};

/// Numbers, plurals, and the names of cells and rules in their cases.
pub(super) struct Russian;

/// Nominative, genitive, accusative and prepositional, in the order of a noun's forms.
const CASES: [&str; 4] = ["", "gen", "acc", "prep"];

impl Grammar for Russian {
    fn number(&self, number: u128) -> String {
        grouped(number, '\u{a0}', 5)
    }

    fn point(&self) -> char {
        ','
    }

    /// Returns 0 for the form used with 1 and 21, 1 for that used with 2, 2 for that used with 5.
    fn form(&self, count: u128) -> usize {
        let last_two = last_two_digits(count);
        match (last_two % 10, last_two) {
            (_, 11..=14) => 2,
            (1, _) => 0,
            (2..=4, _) => 1,
            _ => 2,
        }
    }

    fn place(&self, row: usize, column: usize, case: &str) -> String {
        let (in_row, in_column) = (kind(HouseKind::Row, case), kind(HouseKind::Column, case));
        format!("{in_row} {row}, {in_column} {column}")
    }

    fn rule(&self, rule: Rule, case: &str) -> String {
        let (name, inside) = match rule {
            Rule::House(house) => {
                let nth = house.index() + 1;
                let [name, inside] = ["", "prep"].map(|case| kind(house.kind(), case));
                (format!("{name} {nth}"), format!("в {inside} {nth}"))
            }
            Rule::Region(region) => {
                let nth = region.index() + 1;
                (format!("фигурный блок {nth}"), format!("в фигурном блоке {nth}"))
            }
            Rule::Diagonal(Diagonal::Falling) => {
                ("нисходящая диагональ".to_owned(), "на нисходящей диагонали".to_owned())
            }
            Rule::Diagonal(Diagonal::Rising) => {
                ("восходящая диагональ".to_owned(), "на восходящей диагонали".to_owned())
            }
            Rule::Window(nth) => (format!("окно {}", nth + 1), format!("в окне {}", nth + 1)),
            Rule::AntiKnight => ("ходы коня".to_owned(), "на расстоянии хода коня".to_owned()),
            Rule::AntiKing => ("ходы короля".to_owned(), "на расстоянии хода короля".to_owned()),
            Rule::Cage(nth) | Rule::CageTotal(nth) => {
                let cage = format!("с суммой № {}", nth + 1);
                (format!("область {cage}"), format!("в области {cage}"))
            }
            Rule::Thermometer(nth) => {
                (format!("термометр {}", nth + 1), format!("на термометре {}", nth + 1))
            }
        };
        match case {
            "" => name,
            "in" => inside,
            _ => format!("{{{case}}}"),
        }
    }
}

/// Returns the noun for a kind of house in a case, or `{}` for an unknown case.
fn kind(kind: HouseKind, case: &str) -> &'static str {
    let forms = match kind {
        HouseKind::Row => ["строка", "строки", "строку", "строке"],
        HouseKind::Column => ["столбец", "столбца", "столбец", "столбце"],
        HouseKind::Box => ["блок", "блока", "блок", "блоке"],
    };
    CASES.iter().position(|&known| known == case).map_or("{}", |case| forms[case])
}

#[cfg(test)]
mod tests {
    use super::Russian;
    use crate::text::Grammar;

    #[test]
    fn the_last_digits_choose_the_form() {
        for (form, numbers) in [
            (0, &[1, 21, 101, 121, 2_549_798_781][..]),
            (1, &[2, 4, 22]),
            (2, &[0, 5, 10, 11, 12, 14, 15, 20, 25, 100, 111, 112, 1287, 1011, 69_175_316]),
        ] {
            for &number in numbers {
                assert_eq!(Russian.form(number), form, "{number}");
            }
        }
    }
}
