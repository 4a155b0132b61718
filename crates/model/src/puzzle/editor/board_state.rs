//! The state of the edited board (open, broken or solved) and the reasons why it rejects
//! input.
//!
//! Must not know the wording, nor whether the puzzle has other solutions: any full board that
//! breaks no rule counts as solved.

use sudoku_engine::board::{Cell, Violation};

use super::{Editor, InputMode};

/// The state of the digits on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardState {
    /// Cells are empty or regions unfinished, and no rule is broken.
    Open,
    /// Digits break at least one rule.
    Broken { violations: Vec<Violation>, is_full: bool },
    /// Every cell is filled, and no rule is broken.
    Solved,
    /// Every cell is a given, and no rule is broken: there was nothing to solve.
    AllGiven,
}

/// The reason why a digit or a mark was not written, or nothing was cleared. Every cell takes
/// colors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Only givens are selected, and the input mode is not theirs.
    OnlyGivens,
    NoRoomForMark,
}

impl Editor {
    pub fn board_state(&self) -> BoardState {
        let edited_puzzle = self.edited_puzzle();
        let violations = self.violations();
        let is_full = edited_puzzle.digits().filled_count() == edited_puzzle.shape().cell_count();
        match (violations.is_empty(), is_full && edited_puzzle.unfinished_regions.is_none()) {
            (true, true)
                if edited_puzzle.givens.filled_count() == edited_puzzle.shape().cell_count() =>
            {
                BoardState::AllGiven
            }
            (true, true) => BoardState::Solved,
            (true, false) => BoardState::Open,
            (false, _) => BoardState::Broken { violations, is_full },
        }
    }

    /// Returns why `input_mode` writes into none of the selected cells, or `None` if it writes.
    pub fn refusal(&self, input_mode: InputMode) -> Option<Refusal> {
        let edited_puzzle = self.edited_puzzle();
        let has_given = |cell: &Cell| edited_puzzle.givens.get(*cell).is_some();
        let has_digit = |cell: &Cell| has_given(cell) || edited_puzzle.answers.get(*cell).is_some();
        let selected = self.selection();
        match input_mode {
            InputMode::Given | InputMode::Color => None,
            _ if selected.iter().all(has_given) => Some(Refusal::OnlyGivens),
            InputMode::Answer => None,
            InputMode::Corner | InputMode::Center => {
                selected.iter().all(has_digit).then_some(Refusal::NoRoomForMark)
            }
        }
    }
}
