//! What makes puzzles in one part of the worker.

use std::cmp::Ordering;
use std::ops::ControlFlow;

use sudoku_engine::board::Puzzle;
use sudoku_engine::generate::{CompareGrade, Generated};
use sudoku_engine::logic::{self, Grade, Technique};

use super::by_technique;

/// The functions that making a puzzle may need. Those that a part of the worker does not need for
/// its tasks do nothing there, so that it does not contain their code.
#[derive(Clone, Copy, Debug)]
pub(super) struct Maker {
    pub(super) compare_grade: CompareGrade,
    /// Makes an attempt at a puzzle that needs a technique, by a seed and its number.
    pub(super) attempt: fn(Technique, u64, u32) -> ControlFlow<Option<Generated>>,
}

impl Maker {
    /// Makes puzzles without a grade.
    pub(super) const SIMPLE: Self = Self { compare_grade: no_grade, attempt: no_attempt };

    /// Makes puzzles of a grade.
    pub(super) fn grading() -> Self {
        Self { compare_grade: logic::compare_grade, ..Self::SIMPLE }
    }

    /// Makes puzzles that need a technique.
    pub(super) fn by_technique() -> Self {
        Self { attempt: by_technique::attempt, ..Self::SIMPLE }
    }
}

const fn no_grade(_: &Puzzle, _: Grade) -> Ordering {
    Ordering::Equal
}

const fn no_attempt(_: Technique, _: u64, _: u32) -> ControlFlow<Option<Generated>> {
    ControlFlow::Break(None)
}
