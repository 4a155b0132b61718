//! A backtracking solver as a beginner's course writes it, once in each language.

use sudoku_engine::board::{Digit, Givens};

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

    /// Returns a statement that makes the table of the listing from another puzzle.
    ///
    /// ```
    /// use sudoku_engine::formats;
    /// use sudoku_lessons::{Language, Program};
    ///
    /// let givens = formats::read("0000300204000010").unwrap().givens;
    /// for language in Language::ALL {
    ///     let text = language.puzzle_statement(&givens);
    ///     let program = Program::parse(language, &text).unwrap();
    ///     assert_eq!(program.puzzle(), Some(&givens));
    /// }
    /// ```
    pub fn puzzle_statement(self, givens: &Givens) -> String {
        let size = givens.shape().size();
        let digits: Vec<u8> =
            givens.iter().map(|(_, digit)| digit.map_or(0, Digit::value)).collect();
        let rows = |open: char, close: char| {
            let row = |row: &[u8]| {
                let items: Vec<String> = row.iter().map(u8::to_string).collect();
                format!("{open}{}{close}", items.join(", "))
            };
            let rows: Vec<String> = digits.chunks(size).map(row).collect();
            format!("{open}{}{close}", rows.join(", "))
        };
        match self {
            Self::Kumir => {
                format!("цел таб поле[1:{size}, 1:{size}] = {}\n", rows('{', '}'))
            }
            Self::OneC => {
                let symbol = |digit: &u8| Digit::new(*digit).map_or('0', Digit::symbol);
                let row = |row: &[u8]| row.iter().map(symbol).collect::<String>();
                let rows: Vec<String> = digits.chunks(size).map(row).collect();
                format!("Строки = СтрРазделить(\"{}\", \",\");\n", rows.join(","))
            }
            Self::Nuru => format!("fanya uwanja = {}\n", rows('[', ']')),
            Self::Python => format!("board = {}\n", rows('[', ']')),
        }
    }
}
