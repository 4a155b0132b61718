//! The part of Python that a beginner's course uses.

mod comprehensions;
mod definitions;
mod expressions;
mod formatted;
mod layout;
mod library;
pub(super) mod names;
mod simple;
mod statements;

use std::collections::BTreeMap;

use self::names::RULES;
use super::SyntaxError;
use super::lexer;
use super::parser::{Operators, Parser};
use crate::tree::{RealStyle, ScopeRule, Semantics, Tree, Truth, TypeNames, ValueWords};

const SEMANTICS: Semantics = Semantics {
    integers: (i64::MIN, i64::MAX),
    call_depth: 1_000,
    truth: Truth::NotEmpty,
    scope: ScopeRule::Assigned,
    first_index: 0,
    negative_indices: true,
    missing_is_nothing: false,
    compares_lists_by_items: true,
    words: ValueWords {
        truths: ["False", "True"],
        nothing: "None",
        reals: RealStyle::Point,
        quote: Some('\''),
        prints_items: true,
        types: TypeNames {
            nothing: "NoneType",
            truth: "bool",
            integer: "int",
            real: "float",
            text: "str",
            list: "list",
            tuple: "tuple",
            set: "set",
            dictionary: "dict",
            function: "function",
        },
    },
};

const OPERATORS: Operators = Operators { infix: expressions::infix, operand: expressions::operand };

pub(super) fn parse(text: &str) -> (Tree, Vec<SyntaxError>) {
    let (tokens, errors) = lexer::tokens(text, &RULES);
    let mut parser = Parser::new(text, layout::blocks(tokens, errors), OPERATORS);
    let body = statements::module(&mut parser);
    let spellings = BTreeMap::new();
    (Tree { body, semantics: SEMANTICS, library: library::LIBRARY, spellings }, parser.errors)
}
