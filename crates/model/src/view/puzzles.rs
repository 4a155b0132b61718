//! A page of the list of stored puzzles.

use std::rc::Rc;

use crate::Model;
use crate::model::puzzles::PuzzleList;
use crate::puzzle::editor::EditedPuzzle;
use crate::puzzle::journal::{PuzzleId, Record, Slot};

/// The number of puzzles per page.
const PER_PAGE: usize = 24;

/// A page of the list of stored puzzles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzlePage {
    pub puzzles: Vec<KeptPuzzle>,
    /// The page's number, from 0.
    pub page: usize,
    /// The number of pages, at least 1.
    pub pages: usize,
    /// The number of puzzles on all pages.
    pub total: usize,
}

/// A stored puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptPuzzle {
    pub id: PuzzleId,
    /// Whether it is on the board.
    pub is_open: bool,
    /// The name the user gave it, or empty.
    pub name: Rc<str>,
    /// The date of its last change, as in `2026-11-22`, or empty.
    pub day: Rc<str>,
    pub sheet: EditedPuzzle,
}

impl PuzzlePage {
    /// Returns the page that the dialog shows.
    pub fn of(model: &Model, list: &PuzzleList) -> Self {
        let kept = model.kept_puzzles();
        let (total, pages) = (kept.len(), kept.len().div_ceil(PER_PAGE).max(1));
        let page = list.page.min(pages - 1);
        let shown = kept.into_iter().skip(page * PER_PAGE).take(PER_PAGE);
        let puzzles = shown.filter_map(|record| KeptPuzzle::of(model, record));
        Self { puzzles: puzzles.collect(), page, pages, total }
    }
}

impl KeptPuzzle {
    /// Returns a stored puzzle; `None` if a newer version stored it in a way that this one
    /// cannot show.
    pub fn of(model: &Model, record: &Record) -> Option<Self> {
        Some(Self {
            id: record.id,
            is_open: record.id == model.tab().record().id,
            name: record.value(&Slot::Name).into(),
            day: record.value(&Slot::Date).into(),
            sheet: record.sheet()?,
        })
    }

    /// Returns the number of cells with a digit of the user, and the number of cells that are
    /// not givens.
    pub fn progress(&self) -> (u64, u64) {
        let cells = self.sheet.shape().cell_count() - self.sheet.clues.clue_count();
        (self.sheet.answers.clue_count() as u64, cells as u64)
    }
}
