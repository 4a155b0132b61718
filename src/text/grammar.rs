//! The parts of a language that no table of phrases can express.

use sudoku_engine::board::Rule;

use super::number::grouped;

/// How a language writes numbers, and how its words inflect. The defaults are those of English.
pub trait Grammar {
    /// Writes a number with its digits grouped.
    fn number(&self, number: u128) -> String {
        grouped(number, ',', 4)
    }

    fn point(&self) -> char {
        '.'
    }

    /// Returns the index of the noun form that goes with a number.
    fn form(&self, count: u128) -> usize {
        usize::from(count != 1)
    }

    /// Combines a number with its noun.
    fn counted(&self, number: &str, noun: &str) -> String {
        format!("{number} {noun}")
    }

    /// Returns a cell's position, given its row and column from 1, in a case of this language.
    fn place(&self, row: usize, column: usize, case: &str) -> String;

    /// Returns a rule's name in a case of this language; the case `in` is for the location of
    /// cells.
    fn rule(&self, rule: Rule, case: &str) -> String;
}
