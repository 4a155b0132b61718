//! A backtracking solver as a beginner's course writes it, once in each language.

use crate::language::Language;

impl Language {
    /// Returns a program of at most 25 lines that finds the first solution of its puzzle by plain
    /// backtracking: the first empty cell, digits ascending.
    pub const fn solver(self) -> &'static str {
        match self {
            Self::Kumir => include_str!("listings/solver.kum"),
            Self::OneC => include_str!("listings/solver.bsl"),
            Self::Nuru => include_str!("listings/solver.nr"),
            Self::Python => include_str!("listings/solver.py"),
        }
    }
}
