//! What is known of the puzzle on the board, in one line.

use sudoku_engine::logic::Grade;

use crate::Model;
use crate::puzzle::journal::{KnownFacts, Record};

/// What is known of the puzzle on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleFacts {
    /// Its grade, if it was made for one or has been rated.
    pub grade: Option<Grade>,
    pub given_count: usize,
    /// Whether it has exactly one solution, once anything on the page has found out.
    pub is_proper: Option<bool>,
}

/// Returns what is known of the puzzle on the board; `None` if the board is empty.
pub fn puzzle_facts(model: &Model) -> Option<PuzzleFacts> {
    let edited_puzzle = model.play.editor.edited_puzzle();
    let given_count = edited_puzzle.givens.filled_count();
    let content = Record::content_of(edited_puzzle);
    let KnownFacts { is_proper, grade } = KnownFacts::of(model.tab().record(), content);
    edited_puzzle.is_begun().then_some(PuzzleFacts { grade, given_count, is_proper })
}
