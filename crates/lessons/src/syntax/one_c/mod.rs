//! The language of 1C:Enterprise: keywords in Russian and English, in any case.

mod expressions;
pub(super) mod keywords;
mod library;
mod procedures;
mod statements;

use super::SyntaxError;
use super::lexer;
use super::parser::{Operators, Parser};
use super::token::{LexicalRules, StringRule};
use crate::tree::{RealStyle, ScopeRule, Semantics, Tree, Truth, TypeNames, ValueWords};

/// Directives to the compiler and regions of a module mean nothing here.
pub(super) const RULES: LexicalRules = LexicalRules {
    line_comments: &["//", "#", "&"],
    block_comment: None,
    quotes: &['"'],
    strings: StringRule::Doubled,
    signs: &[
        "<>", "<=", ">=", "=", "<", ">", "+", "-", "*", "/", "%", "(", ")", "[", "]", ",", ".",
        ";", "?", ":",
    ],
    folds_case: true,
    keeps_line_ends: false,
};

const SEMANTICS: Semantics = Semantics {
    integers: (i64::MIN, i64::MAX),
    call_depth: 10_000,
    truth: Truth::Strict,
    scope: ScopeRule::AssignedUnlessDeclared,
    first_index: 1,
    negative_indices: false,
    missing_is_nothing: false,
    compares_lists_by_items: false,
    words: ValueWords {
        truths: ["Нет", "Да"],
        nothing: "",
        reals: RealStyle::Fifteen,
        quote: None,
        prints_items: false,
        types: TypeNames {
            nothing: "Неопределено",
            truth: "Булево",
            integer: "Число",
            real: "Число",
            text: "Строка",
            list: "Массив",
            tuple: "Массив",
            set: "Соответствие",
            dictionary: "Соответствие",
            function: "Метод",
        },
    },
};

const OPERATORS: Operators = Operators { infix: expressions::infix, operand: expressions::operand };

pub(super) fn parse(text: &str) -> (Tree, Vec<SyntaxError>) {
    let mut parser = Parser::new(text, lexer::tokens(text, &RULES), OPERATORS);
    let body = procedures::module(&mut parser);
    let spellings = parser.spellings();
    (Tree { body, semantics: SEMANTICS, library: library::LIBRARY, spellings }, parser.errors)
}
