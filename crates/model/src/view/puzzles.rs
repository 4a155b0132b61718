//! A page of the list of stored puzzles.

use std::rc::Rc;

use sudoku_engine::logic::Grade;

use crate::Model;
use crate::model::puzzles::PuzzleList;
use crate::puzzle::editor::EditedPuzzle;
use crate::puzzle::journal::{KnownFacts, PuzzleId, Record, Slot};

/// The number of puzzles per page.
const PUZZLES_PER_PAGE: usize = 24;

/// A page of the list of stored puzzles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzlePage {
    pub puzzles: Vec<StoredPuzzle>,
    /// The page's number, from 0.
    pub page_index: usize,
    /// The number of pages, at least 1.
    pub page_count: usize,
    /// The number of puzzles on all pages.
    pub puzzle_count: usize,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredPuzzle {
    pub id: PuzzleId,
    /// Whether it is on the board.
    pub is_open: bool,
    /// The name the user gave it, or empty.
    pub name: Rc<str>,
    /// The date of its last change, as in `2026-11-22`, or empty.
    pub date: Rc<str>,
    /// How hard it is, if that is known.
    pub grade: Option<Grade>,
    pub edited_puzzle: EditedPuzzle,
}

impl PuzzlePage {
    /// Returns the page that the dialog shows.
    pub fn of(model: &Model, list: &PuzzleList) -> Self {
        let records = model.stored_puzzles();
        let (puzzle_count, page_count) =
            (records.len(), records.len().div_ceil(PUZZLES_PER_PAGE).max(1));
        let page_index = list.page.min(page_count - 1);
        let records_on_page =
            records.into_iter().skip(page_index * PUZZLES_PER_PAGE).take(PUZZLES_PER_PAGE);
        let puzzles = records_on_page.filter_map(|record| StoredPuzzle::of(model, record));
        Self { puzzles: puzzles.collect(), page_index, page_count, puzzle_count }
    }
}

impl Model {
    /// Returns the name that the user gave the puzzle on the board, or an empty one.
    pub fn puzzle_name(&self) -> Rc<str> {
        self.tab().record().value(&Slot::Name).into()
    }
}

impl StoredPuzzle {
    /// Returns a stored puzzle; `None` if a newer version stored it in a way that this one
    /// cannot show.
    pub fn of(model: &Model, record: &Record) -> Option<Self> {
        let edited_puzzle = record.edited_puzzle()?;
        Some(Self {
            id: record.id,
            is_open: record.id == model.tab().record().id,
            name: record.value(&Slot::Name).into(),
            date: record.value(&Slot::Date).into(),
            grade: KnownFacts::of(record, Record::content_of(&edited_puzzle)).grade,
            edited_puzzle,
        })
    }

    /// Returns the number of cells with a digit of the user, and the number of cells that are
    /// not givens.
    pub fn progress(&self) -> (u64, u64) {
        let cells =
            self.edited_puzzle.shape().cell_count() - self.edited_puzzle.givens.filled_count();
        (self.edited_puzzle.answers.filled_count() as u64, cells as u64)
    }
}
