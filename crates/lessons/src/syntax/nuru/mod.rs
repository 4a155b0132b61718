//! Nuru, as its own interpreter has it: blocks in braces, ends of lines without a meaning.

mod expressions;
mod library;
pub(super) mod names;
mod statements;

use std::collections::BTreeMap;

use super::SyntaxError;
use super::lexer;
use super::parser::{Operators, Parser};
use super::token::{LexicalRules, StringRule};
use crate::tree::{RealStyle, ScopeRule, Semantics, Tree, Truth, TypeNames, ValueWords};

pub(super) const RULES: LexicalRules = LexicalRules {
    line_comments: &["//", "#!"],
    block_comment: Some(("/*", "*/")),
    quotes: &['"', '\''],
    strings: StringRule::Escaped,
    signs: &[
        "**", "++", "--", "+=", "-=", "*=", "/=", "%=", "==", "!=", "<=", ">=", "&&", "||", "+",
        "-", "*", "/", "%", "=", "<", ">", "!", "(", ")", "[", "]", "{", "}", ",", ":", ";", ".",
    ],
    folds_case: false,
    keeps_line_ends: false,
};

const SEMANTICS: Semantics = Semantics {
    integers: (i64::MIN, i64::MAX),
    call_depth: 10_000,
    truth: Truth::NotFalse,
    scope: ScopeRule::AssignedOrOutside,
    first_index: 0,
    negative_indices: false,
    missing_is_nothing: true,
    compares_lists_by_items: false,
    words: ValueWords {
        truths: ["sikweli", "kweli"],
        nothing: "null",
        reals: RealStyle::Shortest,
        quote: None,
        prints_items: true,
        types: TypeNames {
            nothing: "TUPU",
            truth: "BOOLEAN",
            integer: "NAMBA",
            real: "DESIMALI",
            text: "NENO",
            list: "ORODHA",
            tuple: "ORODHA",
            set: "ORODHA",
            dictionary: "KAMUSI",
            function: "UNDO (FUNCTION)",
        },
    },
};

const OPERATORS: Operators = Operators { infix: expressions::infix, operand: expressions::operand };

pub(super) fn parse(text: &str) -> (Tree, Vec<SyntaxError>) {
    let mut parser = Parser::new(text, lexer::tokens(text, &RULES), OPERATORS);
    let body = statements::program(&mut parser);
    (
        Tree { body, semantics: SEMANTICS, library: library::LIBRARY, spellings: BTreeMap::new() },
        parser.errors,
    )
}
