//! Notes what helps the user to solve the puzzle on the board.

use crate::Model;
use crate::puzzle::editor::BoardState;
use crate::puzzle::journal::Help;
use crate::solve::check::CheckResult;

impl Model {
    /// Notes help, unless the puzzle is solved already or its board is not the user's own.
    fn note_help(&mut self, add: impl FnOnce(&mut Help)) {
        let is_solved = self.play.editor.board_state() == BoardState::Solved;
        if self.view.edits_board() && self.watch.replay.is_none() && !is_solved {
            self.play.editor.note_help(add);
        }
    }

    pub(super) fn note_hint(&mut self) {
        self.note_help(|help| help.hints += 1);
    }

    /// Notes a check that says something about the user's digits or marks.
    pub(super) fn note_check(&mut self, result: &CheckResult) {
        let has_helped = match result {
            CheckResult::Right
            | CheckResult::MissingMarks(_)
            | CheckResult::Wrong { .. }
            | CheckResult::Incompatible { .. } => true,
            CheckResult::NoDigits | CheckResult::Ambiguous | CheckResult::NoSolution => false,
        };
        if has_helped {
            self.note_help(|help| help.checks += 1);
        }
    }
}
