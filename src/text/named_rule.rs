//! The names of rules on a board that is played on.

use sudoku_engine::board::{Cage, Rule, Rules};

use super::Text;
use super::phrase::Fill;

/// One of the rules of a puzzle. A cage is named by its total and its first cell, which are on the
/// board: its number is not.
pub(super) struct NamedRule<'a>(pub(super) Rule, pub(super) &'a Rules);

impl NamedRule<'_> {
    fn cage(&self) -> Option<&Cage> {
        match self.0 {
            Rule::Cage(nth) | Rule::CageTotal(nth) => self.1.cages().get(nth),
            Rule::House(_)
            | Rule::Region(_)
            | Rule::Diagonal(_)
            | Rule::Window(_)
            | Rule::AntiKnight
            | Rule::AntiKing
            | Rule::Thermometer(_) => None,
        }
    }
}

impl Fill for NamedRule<'_> {
    fn fill(&self, text: Text, how: &str) -> String {
        let cage = self.cage().and_then(|cage| Some((cage.total(), *cage.cells().first()?)));
        let Some((total, first)) = cage else { return self.0.fill(text, how) };
        let phrase = text.one_of(match (total, how) {
            (Some(_), ":in") => [
                "in the cage of {total} at {cell}",
                "в области с суммой {total} (от {cell})",
                "katika kizimba chenye jumla ya {total} kuanzia {cell}",
            ],
            (Some(_), _) => [
                "the cage of {total} at {cell}",
                "область с суммой {total} (от {cell})",
                "kizimba chenye jumla ya {total} kuanzia {cell}",
            ],
            (None, ":in") => [
                "in the cage at {cell}",
                "в области (от {cell})",
                "katika kizimba kinachoanzia {cell}",
            ],
            (None, _) => {
                ["the cage at {cell}", "область (от {cell})", "kizimba kinachoanzia {cell}"]
            }
        });
        let cell = text.short_cell(first, self.1.shape());
        text.say(phrase, &[("total", &total.unwrap_or_default()), ("cell", &cell)])
    }
}
