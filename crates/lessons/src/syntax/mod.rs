//! Front ends: a lexer and a parser for each language, which turn text into the tree of statements.
//!
//! Must not know how programs run.

mod blocks;
mod error;
mod kumir;
mod lexer;
mod nuru;
mod one_c;
mod parser;
mod precedence;
mod python;
mod token;

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
