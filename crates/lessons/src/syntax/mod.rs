//! Front ends: a lexer and a parser for each language, which turn text into the tree of statements.
//!
//! Must not know how programs run.

mod blocks;
mod coloring;
mod error;
mod kumir;
mod lexer;
mod nuru;
mod one_c;
mod parser;
mod precedence;
mod python;
mod token;

pub use coloring::{TextPart, colored_parts};
pub use error::{Expected, Problem, SyntaxError};

use crate::language::Language;
use crate::tree::Tree;

/// Turns a text into a tree, and returns all errors that were found on the way.
pub(crate) fn parse(language: Language, text: &str) -> (Tree, Vec<SyntaxError>) {
    match language {
        Language::Kumir => kumir::parse(text),
        Language::OneC => one_c::parse(text),
        Language::Nuru => nuru::parse(text),
        Language::Python => python::parse(text),
    }
}

#[cfg(test)]
mod tests {
    use super::parse;
    use crate::language::Language;
    use crate::tree::Statement;

    /// Returns the statements of a text that are written in it, in order. KuMir's call of the main
    /// algorithm is not.
    fn statements(language: Language, text: &str) -> Vec<Statement> {
        let (tree, errors) = parse(language, text);
        assert_eq!(errors, [], "{language:?}");
        let mut end = 0;
        let is_next = |statement: &Statement| {
            let is_next = statement.span.start >= end;
            end = end.max(statement.span.end);
            is_next
        };
        let mut is_next = is_next;
        tree.body.into_iter().filter(|statement| is_next(statement)).collect()
    }

    #[test]
    fn the_span_of_a_statement_alone_gives_the_same_statement() {
        for language in Language::ALL {
            let text = language.solver();
            for statement in statements(language, text) {
                let span = statement.span;
                // Blanks keep the places of what is left.
                let before: String = text[..span.start]
                    .chars()
                    .flat_map(|letter| {
                        std::iter::repeat_n(
                            if letter == '\n' { '\n' } else { ' ' },
                            letter.len_utf8(),
                        )
                    })
                    .collect();
                let alone = before + &text[span.start..span.end];
                let (tree, errors) = parse(language, &alone);
                assert_eq!(errors, [], "{language:?}: {}", span.of(text));
                assert_eq!(tree.body.first(), Some(&statement), "{language:?}");
            }
        }
    }

    #[test]
    fn statements_cover_the_text() {
        for language in Language::ALL {
            let text = language.solver();
            let mut rest = String::new();
            let mut end = 0;
            for statement in statements(language, text) {
                rest.push_str(&text[end..statement.span.start]);
                end = statement.span.end;
            }
            rest.push_str(&text[end..]);
            let is_between = |letter: char| letter.is_whitespace() || letter == ';';
            assert!(rest.chars().all(is_between), "{language:?}: {rest}");
        }
    }
}
