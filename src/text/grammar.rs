//! What no table of phrases can say of a language.

use sudoku_engine::board::Rule;

use super::number::grouped;

/// How a language writes numbers, and how its words change with what stands beside them.
/// What is not said here otherwise is as in English.
pub trait Grammar {
    /// A number with its digits grouped.
    fn number(&self, number: u128) -> String {
        grouped(number, ',', 4)
    }

    /// What stands before tenths.
    fn point(&self) -> char {
        '.'
    }

    /// Which of its forms a noun takes beside a number.
    fn form(&self, count: u128) -> usize {
        usize::from(count != 1)
    }

    /// A number with its noun.
    fn counted(&self, number: &str, noun: &str) -> String {
        format!("{number} {noun}")
    }

    /// A cell's place, its row and column from 1, in a case of this language.
    fn place(&self, row: usize, column: usize, case: &str) -> String;

    /// A rule's name in a case of this language, or with `in` where its cells are.
    fn rule(&self, rule: Rule, case: &str) -> String;
}
