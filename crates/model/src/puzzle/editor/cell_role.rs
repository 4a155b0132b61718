//! How the edited board stands: open, broken or solved, and what it does not take.
//!
//! Must not know the wording, nor whether the puzzle has other solutions: a full board
//! that breaks no rule is one.

use sudoku_engine::board::{Cell, Violation};

use super::{Editor, InputMode};

/// How far the digits on the board have come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CellRole {
    /// Cells are empty, or regions are not drawn to their end, and no rule is broken.
    Open,
    /// Digits break rules, at least one.
    Broken { violations: Vec<Violation>, is_full: bool },
    /// Every cell is filled, and no rule is broken.
    Solved,
    /// Every cell is a clue, and no rule is broken: nothing was left to be solved.
    AllGiven,
}

/// Why a digit or a mark was not written, or nothing was cleared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Only clues are selected, and the pen is not theirs.
    Clue,
    NoRoomForMark,
}

impl Editor {
    pub fn standing(&self) -> CellRole {
        let sheet = self.sheet();
        let violations = self.violations();
        let is_full = sheet.digits().clue_count() == sheet.shape().cell_count();
        match (violations.is_empty(), is_full && sheet.unfinished.is_none()) {
            (true, true) if sheet.clues.clue_count() == sheet.shape().cell_count() => {
                CellRole::AllGiven
            }
            (true, true) => CellRole::Solved,
            (true, false) => CellRole::Open,
            (false, _) => CellRole::Broken { violations, is_full },
        }
    }

    /// Why a pen writes into none of the selected cells, where that is so.
    pub fn refusal(&self, pen: InputMode) -> Option<Refusal> {
        let sheet = self.sheet();
        let has_clue = |cell: &Cell| sheet.clues.get(*cell).is_some();
        let has_digit = |cell: &Cell| has_clue(cell) || sheet.answers.get(*cell).is_some();
        let selected = self.selection();
        match pen {
            InputMode::Clue => None,
            _ if selected.iter().all(has_clue) => Some(Refusal::Clue),
            InputMode::Answer => None,
            InputMode::Corner | InputMode::Centre => {
                selected.iter().all(has_digit).then_some(Refusal::NoRoomForMark)
            }
        }
    }
}
