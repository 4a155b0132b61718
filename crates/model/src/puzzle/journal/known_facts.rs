//! What was found out about a puzzle, in the register that keeps it.

use sudoku_engine::logic::Grade;

use super::{PuzzleId, Record, Slot};
use crate::base::code::Code;

/// The code of a puzzle with one solution, and of one with several.
const SOLUTIONS: [(&str, bool); 2] = [("one", true), ("several", false)];

/// What was found out about the givens and rules of a puzzle. It does not depend on the user's digits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct KnownFacts {
    /// Whether there is exactly one solution, rather than several.
    pub is_proper: Option<bool>,
    /// How hard it is: the grade for which it was made, or its rating.
    pub grade: Option<Grade>,
}

impl KnownFacts {
    /// Returns what the record keeps, if that was found out about this content. So it is not known any
    /// more once givens or rules are changed, and known again once that is undone.
    pub fn of(record: &Record, content: PuzzleId) -> Self {
        let mut words = record.value(&Slot::Known).split(' ');
        if words.next() != Some(&*content.to_string()) {
            return Self::default();
        }
        // Each word says what it is about, so one of a newer version of the page is left out.
        words.fold(Self::default(), |known, word| match SOLUTIONS.iter().find(|it| it.0 == word) {
            Some((_, is_proper)) => Self { is_proper: Some(*is_proper), ..known },
            None => Self { grade: word.parse().ok().or(known.grade), ..known },
        })
    }

    /// Returns the text for the register of a puzzle with this content: the content, and a code for each
    /// fact.
    pub(crate) fn write(self, content: PuzzleId) -> String {
        let solutions = SOLUTIONS.iter().find(|it| Some(it.1) == self.is_proper).map(|it| it.0);
        let facts = solutions.into_iter().chain(self.grade.map(Code::code));
        facts.fold(content.to_string(), |text, fact| format!("{text} {fact}"))
    }
}
