//! KuMir's names, which may consist of several words.

use super::super::parser::Parser;
use super::super::token::TokenKind;

/// Words that are never part of a name.
pub(in crate::syntax) const KEYWORDS: [&str; 46] = [
    "алг",
    "нач",
    "кон",
    "дано",
    "надо",
    "арг",
    "рез",
    "аргрез",
    "знач",
    "цел",
    "вещ",
    "лог",
    "сим",
    "лит",
    "таб",
    "целтаб",
    "вещтаб",
    "логтаб",
    "симтаб",
    "литтаб",
    "если",
    "то",
    "иначе",
    "все",
    "выбор",
    "при",
    "нц",
    "кц",
    "кц_при",
    "пока",
    "для",
    "от",
    "до",
    "шаг",
    "раз",
    "ввод",
    "вывод",
    "нс",
    "утв",
    "выход",
    "да",
    "нет",
    "и",
    "или",
    "не",
    "использовать",
];

impl Parser<'_> {
    /// Moves behind ends of lines and semicolons.
    pub(super) fn skip_line_ends(&mut self) {
        while matches!(self.kind(), TokenKind::LineEnd | TokenKind::Sign(";")) {
            self.advance();
        }
    }

    pub(super) fn is_name(&self) -> bool {
        self.word().is_some_and(|word| !KEYWORDS.contains(&word))
    }

    /// Reads a name, which may consist of several words.
    pub(super) fn name(&mut self) -> Option<String> {
        let mut name = String::new();
        while self.is_name() || (!name.is_empty() && matches!(self.kind(), TokenKind::Integer(_))) {
            if !name.is_empty() {
                name.push(' ');
            }
            name.push_str(self.span().of(self.text));
            self.advance();
        }
        (!name.is_empty()).then_some(name)
    }
}
