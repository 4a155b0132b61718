//! What makes puzzles in one part of the worker.

use std::cmp::Ordering;

use sudoku_engine::board::Puzzle;
use sudoku_engine::generate::{CompareGrade, Generated};
use sudoku_engine::logic::{self, Grade, Technique};

use super::stored_puzzles;

/// The functions that making a puzzle may need. Those that a part of the worker does not need for
/// its tasks do nothing there, so that it does not contain their code.
#[derive(Clone, Copy, Debug)]
pub(super) struct Maker {
    pub(super) compare_grade: CompareGrade,
    /// Returns a stored puzzle that needs a technique, by a seed.
    pub(super) stored: fn(Technique, u64) -> Option<Generated>,
}

impl Maker {
    /// Makes puzzles without a grade.
    pub(super) const SIMPLE: Self = Self { compare_grade: no_grade, stored: nothing_stored };

    /// Makes puzzles of a grade.
    pub(super) fn grading() -> Self {
        Self { compare_grade: logic::compare_grade, ..Self::SIMPLE }
    }

    /// Makes puzzles from the stored ones.
    pub(super) fn storing() -> Self {
        Self { stored: stored_puzzles::puzzle, ..Self::SIMPLE }
    }
}

const fn no_grade(_: &Puzzle, _: Grade) -> Ordering {
    Ordering::Equal
}

const fn nothing_stored(_: Technique, _: u64) -> Option<Generated> {
    None
}
