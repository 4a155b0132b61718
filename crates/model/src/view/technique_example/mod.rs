//! The example of each help page about a technique: a position of a puzzle, and the step in it.
//!
//! Must not search for steps: that code is only in the worker.

mod notation;
mod sources;

use sudoku_engine::board::{Givens, Puzzle, Rules};
use sudoku_engine::formats::LibraryLine;
use sudoku_engine::logic::{Candidate, Step, Technique};

use self::sources::source;
use super::hint::{HintPicture, example_picture};
use crate::solve::hint::{HintStage, HintStep};
use crate::solve::technique_page::TechniquePage;

/// A position, and the step in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TechniqueExample {
    pub digits: Givens,
    pub hint: HintStep,
}

impl TechniqueExample {
    /// Returns the example of a page. A test shows that every page has one.
    pub fn of(page: TechniquePage) -> Option<Self> {
        let source = source(page);
        let line = LibraryLine::read(source.line).ok()?;
        let mut digits = line.givens;
        for &(cell, digit) in &line.placed {
            digits.set(cell, Some(digit));
        }
        let puzzle = Puzzle::try_from(digits.clone()).ok()?;
        let mut candidates = Vec::new();
        for (cell, digit) in digits.iter() {
            let of_empty = digit.is_none().then(|| puzzle.candidates(cell));
            candidates.push(of_empty.unwrap_or_default());
        }
        for &(cell, digit) in &line.deleted {
            candidates[cell.index()].remove(digit);
        }
        let list = |list: &[(_, _)]| {
            list.iter().map(|&(cell, digit)| Candidate::new(cell, digit)).collect()
        };
        let step = Step {
            technique: Technique::from_hodoku_code(&line.code)?,
            placements: list(&line.placements),
            eliminations: list(&line.eliminations),
            proof: source.proof()?,
        };
        Some(Self { digits, hint: HintStep { step, candidates } })
    }

    /// Returns what the board shows at a stage.
    pub fn picture(&self, stage: HintStage) -> HintPicture {
        example_picture(&self.hint, stage, &Rules::classic(self.digits.shape()))
    }
}
