//! KuMir, as its own editor has it: keywords in lower case, names of several words, one statement
//! per line.

mod expressions;
mod functions;
mod library;
pub(super) mod names;
mod statements;
mod types;

use std::collections::BTreeMap;

use super::SyntaxError;
use super::lexer;
use super::parser::{Operators, Parser};
use super::token::{LexicalRules, StringRule};
use crate::tree::{RealStyle, ScopeRule, Semantics, Tree, Truth, TypeNames, ValueWords};

pub(super) const RULES: LexicalRules = LexicalRules {
    line_comments: &["|", "#"],
    block_comment: None,
    quotes: &['"', '\''],
    strings: StringRule::Bare,
    signs: &[
        ":=", "<>", "<=", ">=", "**", "=", "<", ">", "+", "-", "*", "/", "(", ")", "[", "]", ",",
        ":", ";", "≤", "≥", "≠", "{", "}",
    ],
    folds_case: false,
    keeps_line_ends: true,
};

const SEMANTICS: Semantics = Semantics {
    integers: (i32::MIN as i64, i32::MAX as i64),
    call_depth: 10_000,
    truth: Truth::Strict,
    scope: ScopeRule::Declared,
    first_index: 1,
    negative_indices: false,
    missing_is_nothing: false,
    compares_lists_by_items: false,
    words: ValueWords {
        truths: ["нет", "да"],
        nothing: "",
        reals: RealStyle::Six,
        quote: None,
        prints_items: true,
        types: TYPES,
    },
};

const TYPES: TypeNames = TypeNames {
    nothing: "",
    truth: "лог",
    integer: "цел",
    real: "вещ",
    text: "лит",
    list: "таб",
    tuple: "таб",
    set: "таб",
    dictionary: "таб",
    function: "алг",
};

const OPERATORS: Operators = Operators { infix: expressions::infix, operand: expressions::operand };

pub(super) fn parse(text: &str) -> (Tree, Vec<SyntaxError>) {
    let mut parser = Parser::new(text, lexer::tokens(text, &RULES), OPERATORS);
    let body = functions::program(&mut parser);
    (
        Tree { body, semantics: SEMANTICS, library: library::LIBRARY, spellings: BTreeMap::new() },
        parser.errors,
    )
}
