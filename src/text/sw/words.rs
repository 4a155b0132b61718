//! The grammar of Swahili: what the phrase tables cannot express.

use sudoku_engine::board::{Diagonal, HouseKind, Rule};

use crate::text::Grammar;

pub(super) struct Swahili;

impl Grammar for Swahili {
    /// The noun comes first, and the number follows it.
    fn counted(&self, number: &str, noun: &str) -> String {
        format!("{noun} {number}")
    }

    fn place(&self, row: usize, column: usize, _: &str) -> String {
        format!("safu mlalo ya {row}, safu wima ya {column}")
    }

    fn rule(&self, rule: Rule, case: &str) -> String {
        let is_line = matches!(rule, Rule::Diagonal(_) | Rule::Thermometer(_));
        let name = match rule {
            Rule::House(house) => {
                let kind = match house.kind() {
                    HouseKind::Row => "safu mlalo ya",
                    HouseKind::Column => "safu wima ya",
                    HouseKind::Box => "kisanduku cha",
                };
                format!("{kind} {}", house.index() + 1)
            }
            Rule::Region(region) => format!("eneo la {}", region.index() + 1),
            Rule::Diagonal(Diagonal::Falling) => "mshazari unaoshuka".to_owned(),
            Rule::Diagonal(Diagonal::Rising) => "mshazari unaopanda".to_owned(),
            Rule::Window(nth) => format!("dirisha la {}", nth + 1),
            Rule::AntiKnight => "sheria ya farasi".to_owned(),
            Rule::AntiKing => "sheria ya mfalme".to_owned(),
            Rule::Cage(nth) | Rule::CageTotal(nth) => format!("kizimba cha {}", nth + 1),
            Rule::Thermometer(nth) => format!("kipimajoto cha {}", nth + 1),
        };
        match (case, is_line) {
            ("", _) => name,
            ("in", true) => format!("kwenye {name}"),
            ("in", false) => format!("katika {name}"),
            _ => format!("{{{case}}}"),
        }
    }
}
