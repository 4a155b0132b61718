//! The words for what is expected.

use crate::machine::Kind;
use crate::syntax::Expected;

/// The words of a language for what is expected.
pub(super) struct Words {
    pub(super) expression: &'static str,
    pub(super) name: &'static str,
    pub(super) statement: &'static str,
    pub(super) end_of_line: &'static str,
    pub(super) indented_block: &'static str,
    pub(super) type_name: &'static str,
    pub(super) or: &'static str,
    pub(super) number: &'static str,
    pub(super) integer: &'static str,
    pub(super) truth: &'static str,
    pub(super) text: &'static str,
    pub(super) character: &'static str,
    pub(super) list: &'static str,
    pub(super) key: &'static str,
}

impl Words {
    pub(super) fn expected(&self, expected: Expected) -> String {
        let word = match expected {
            Expected::Word(word) => return format!("“{word}”"),
            Expected::OneOf(words) => {
                let quoted: Vec<String> = words.iter().map(|word| format!("“{word}”")).collect();
                return quoted.join(self.or);
            }
            Expected::Expression => self.expression,
            Expected::Name => self.name,
            Expected::Statement => self.statement,
            Expected::EndOfLine => self.end_of_line,
            Expected::IndentedBlock => self.indented_block,
            Expected::Type => self.type_name,
        };
        word.to_owned()
    }

    pub(super) const fn kind(&self, kind: Kind) -> &'static str {
        match kind {
            Kind::Number => self.number,
            Kind::Integer => self.integer,
            Kind::Truth => self.truth,
            Kind::Text => self.text,
            Kind::Character => self.character,
            Kind::List => self.list,
            Kind::Key => self.key,
        }
    }
}
