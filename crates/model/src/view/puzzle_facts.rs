//! What is known of the puzzle on the board, in one line.

use sudoku_engine::logic::Grade;

use crate::Model;
use crate::puzzle::editor::EditedPuzzle;
use crate::puzzle::journal::{KnownFacts, Record};

/// What is known of the puzzle on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleFacts {
    /// Its grade, if it was made for one or has been rated.
    pub grade: Option<Grade>,
    pub clues: ClueCount,
    /// Whether it has exactly one solution, once anything on the page has found out.
    pub is_proper: Option<bool>,
}

/// How many clues a puzzle has, of the kind that it is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClueCount {
    /// At least one given.
    Givens(usize),
    /// No givens, and perhaps cages and thermometers.
    Rules { cages: usize, thermometers: usize },
}

/// Returns what is known of the puzzle on the board; `None` if the board is empty.
pub fn puzzle_facts(model: &Model) -> Option<PuzzleFacts> {
    let edited_puzzle = model.play.editor.edited_puzzle();
    let EditedPuzzle { givens, rules, .. } = edited_puzzle;
    let (cages, thermometers) = (rules.cages().len(), rules.thermometers().len());
    let clues = match givens.filled_count() {
        0 => ClueCount::Rules { cages, thermometers },
        given_count => ClueCount::Givens(given_count),
    };
    let content = Record::content_of(edited_puzzle);
    let KnownFacts { is_proper, grade } = KnownFacts::of(model.tab().record(), content);
    edited_puzzle.is_begun().then_some(PuzzleFacts { grade, clues, is_proper })
}
