//! The grammar of English: what the phrase tables cannot express.

use sudoku_engine::board::{Diagonal, HouseKind, Rule};

use crate::text::Grammar;

pub(super) struct English;

impl Grammar for English {
    fn place(&self, row: usize, column: usize, _: &str) -> String {
        format!("row {row}, column {column}")
    }

    fn rule(&self, rule: Rule, case: &str) -> String {
        let is_line = matches!(rule, Rule::Diagonal(_) | Rule::Thermometer(_));
        let name = match rule {
            Rule::House(house) => {
                let kind = match house.kind() {
                    HouseKind::Row => "row",
                    HouseKind::Column => "column",
                    HouseKind::Box => "box",
                };
                format!("{kind} {}", house.index() + 1)
            }
            Rule::Region(region) => format!("region {}", region.index() + 1),
            Rule::Diagonal(Diagonal::Falling) => "the falling diagonal".to_owned(),
            Rule::Diagonal(Diagonal::Rising) => "the rising diagonal".to_owned(),
            Rule::Window(nth) => format!("window {}", nth + 1),
            Rule::AntiKnight => "the anti-knight rule".to_owned(),
            Rule::AntiKing => "the anti-king rule".to_owned(),
            Rule::Cage(nth) | Rule::CageTotal(nth) => format!("cage no. {}", nth + 1),
            Rule::Thermometer(nth) => format!("thermometer {}", nth + 1),
        };
        match (case, is_line) {
            ("", _) => name,
            ("in", true) => format!("on {name}"),
            ("in", false) => format!("in {name}"),
            _ => format!("{{{case}}}"),
        }
    }
}
