//! The result of reading a board.

use serde::{Deserialize, Serialize};

use super::limits;
use crate::board::{ColorSet, Digit, DigitSet, Givens, Rules};

/// A board that was read, and how its text was interpreted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reading {
    pub format: Format,
    /// The digits on the board, which may clash.
    pub givens: Givens,
    /// The meaning of letters and of zero.
    pub alphabet: Alphabet,
    /// The rules of the puzzle; the classic ones if the format has no others.
    pub rules: Rules,
    /// The constraints in the text that [`Rules`] cannot express. Without them the puzzle
    /// may have extra solutions.
    pub left_out: LeftOut,
    /// What a user entered in each cell, in reading order; empty if the text has no such input.
    pub input: Vec<CellInput>,
    /// What else the text contains, which is not read; in the order of [`Extra::ALL`].
    pub extras: Vec<Extra>,
}

impl Reading {
    /// Creates a reading of a classic puzzle, with nothing but its givens.
    pub fn new(format: Format, givens: Givens) -> Self {
        let rules = Rules::classic(givens.shape());
        let (alphabet, left_out) = (Alphabet::FromOne, LeftOut::default());
        Self { format, givens, alphabet, rules, left_out, input: Vec::new(), extras: Vec::new() }
    }

    /// Sets what a user entered, one item per cell. Drops digits and marks in cells with a given.
    pub(super) fn set_input(&mut self, input: Vec<CellInput>) {
        let cells = self.givens.iter().zip(input);
        let free = cells.map(|((_, given), input)| match given {
            Some(_) => CellInput { colors: input.colors, ..CellInput::default() },
            None => input,
        });
        self.input = free.collect();
        if self.input.iter().all(CellInput::is_empty) {
            self.input = Vec::new();
        }
    }

    /// Notes that something in the text is not read.
    pub(super) fn add_extra(&mut self, extra: Extra) {
        self.extras.push(extra);
        self.extras.sort();
        self.extras.dedup();
    }

    /// Returns the reading with a note that something in the text is not read.
    pub(super) fn with_extra(mut self, extra: Extra) -> Self {
        self.add_extra(extra);
        self
    }
}

/// The digit, the marks and the colors that a user gave to a cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CellInput {
    /// Not written if the cell has a given.
    pub digit: Option<Digit>,
    pub corner: DigitSet,
    pub center: DigitSet,
    /// The colors, which a cell with a given may have, too.
    pub colors: ColorSet,
}

impl CellInput {
    /// Returns whether nothing was entered.
    pub const fn is_empty(&self) -> bool {
        self.is_blank() && self.colors.is_empty()
    }

    /// Returns whether nothing was entered, apart from colors.
    pub const fn is_blank(&self) -> bool {
        self.digit.is_none() && self.corner.is_empty() && self.center.is_empty()
    }
}

/// Something in a text that is neither a cell nor a rule, and is left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Extra {
    /// A title, an author, comments or other words.
    Text,
    /// The solution of the puzzle.
    Solution,
    /// Colors of cells that the page does not know.
    Colors,
    /// Marks that no cell of the board can have.
    Marks,
    /// The step of a technique that the text is an example of: what it deletes and places.
    Steps,
    /// What else a link of this page shows: its view, its search and its step.
    Place,
}

impl Extra {
    pub const ALL: [Self; 6] =
        [Self::Text, Self::Solution, Self::Colors, Self::Marks, Self::Steps, Self::Place];
}

/// The constraints left out of a puzzle, by their names in the format.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LeftOut {
    /// The first [`MAX_RULE_NAMES`](limits::MAX_RULE_NAMES) names, each shortened by
    /// [`limits::shorten`].
    pub names: Vec<String>,
    /// The number of names after the first ones.
    pub further_count: usize,
}

impl LeftOut {
    /// Returns whether nothing is left out.
    pub const fn is_empty(&self) -> bool {
        self.names.is_empty()
    }
}

impl<'a> FromIterator<&'a str> for LeftOut {
    fn from_iter<T: IntoIterator<Item = &'a str>>(names: T) -> Self {
        let mut names = names.into_iter();
        let first_names =
            names.by_ref().take(limits::MAX_RULE_NAMES).map(limits::shorten).collect();
        Self { names: first_names, further_count: names.count() }
    }
}

/// A text format for puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Format {
    /// All cells in sequence, one character per cell.
    Line,
    /// One line of text per row, one character per cell.
    Rows,
    /// Rows with lines drawn between the boxes.
    Boxed,
    /// Lists of numbers or strings in the syntax of a programming language.
    Arrays,
    /// Rows of numbers separated by commas, semicolons, tabs or spaces.
    CommaRows,
    /// A link that opens the puzzle on f-puzzles.com, or its JSON.
    FPuzzles,
    /// A link that opens the puzzle in SudokuPad, or its JSON.
    SudokuPad,
    /// A link to SudokuWiki with all cells in it.
    SudokuWiki,
    /// A link to sudoku.coach with all cells in it.
    SudokuCoach,
    /// A link to SudokuExchange with all cells in it.
    SudokuExchange,
    /// A link to this page.
    OwnLink,
    /// A line of a HoDoKu library.
    Hodoku,
    /// Rows of candidates, one group of digits per cell.
    CandidateGrid,
    /// A game of an OpenSudoku file.
    OpenSudoku,
    /// An `.sdk` file with sections.
    Sdk,
}

impl Format {
    pub const ALL: [Self; 15] = [
        Self::Line,
        Self::Rows,
        Self::Boxed,
        Self::Arrays,
        Self::CommaRows,
        Self::FPuzzles,
        Self::SudokuPad,
        Self::SudokuWiki,
        Self::SudokuCoach,
        Self::SudokuExchange,
        Self::OwnLink,
        Self::Hodoku,
        Self::CandidateGrid,
        Self::OpenSudoku,
        Self::Sdk,
    ];
}

/// The characters for the digits of a 16x16 board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Alphabet {
    /// 1 to 9, then A to G. A `0` is an empty cell.
    FromOne,
    /// 0 to 9, then A to F, where `0` is digit 1 and another character marks an empty
    /// cell. Only on 16x16 boards.
    FromZero,
}
