//! A page of the puzzles that are kept.

use std::rc::Rc;

use crate::Model;
use crate::model::puzzles::PuzzleList;
use crate::puzzle::editor::EditedPuzzle;
use crate::puzzle::journal::{PuzzleId, Record, Slot};

/// Puzzles on a page.
const PER_PAGE: usize = 24;

/// The puzzles of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzlePage {
    /// The puzzles on it.
    pub puzzles: Vec<KeptPuzzle>,
    /// Which page it is, from 0.
    pub page: usize,
    /// How many pages there are, at least one.
    pub pages: usize,
    /// How many puzzles there are on all of them.
    pub total: usize,
}

/// A puzzle that is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptPuzzle {
    pub id: PuzzleId,
    /// Whether it is the one on the board.
    pub is_open: bool,
    /// The name that a person gave it, or nothing.
    pub name: Rc<str>,
    /// The day of its last change, as in `2026-11-22`, or nothing.
    pub day: Rc<str>,
    pub sheet: EditedPuzzle,
}

impl PuzzlePage {
    /// The page that the dialog is at.
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
    /// `None` where a newer version keeps what this one cannot show.
    pub fn of(model: &Model, record: &Record) -> Option<Self> {
        Some(Self {
            id: record.id,
            is_open: record.id == model.tab().record().id,
            name: record.value(&Slot::Name).into(),
            day: record.value(&Slot::Date).into(),
            sheet: record.sheet()?,
        })
    }

    /// How many cells have a digit of a person's, and how many have no clue.
    pub fn progress(&self) -> (u64, u64) {
        let cells = self.sheet.shape().cell_count() - self.sheet.clues.clue_count();
        (self.sheet.answers.clue_count() as u64, cells as u64)
    }
}
