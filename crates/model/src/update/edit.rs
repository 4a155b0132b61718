//! Editing the board and asking for its solution.

use sudoku_engine::board::{Cell, Givens};
use sudoku_engine::search::Goal;

use super::set;
use crate::base::settings::View;
use crate::model::notice::Notice;
use crate::puzzle::editor::{EditedPuzzle, Editor, InputMode};
use crate::solve::answer::{Answer, Posed, ShownSolution, Solving};
use crate::solve::solutions::OnBoard;
use crate::{Model, Msg};

impl Model {
    pub(super) fn apply_edit(&mut self, msg: &Msg) -> bool {
        match *msg {
            Msg::CellSelected { cell, extend } => self.select(cell, extend),
            Msg::FocusMoved { direction, extend } => self.editor.move_focus(direction, extend),
            Msg::DigitEntered { digit, pen } => {
                let pen = pen.unwrap_or(self.editor.pen);
                self.write(|editor| editor.enter(digit, pen)) || self.refuse(pen)
            }
            Msg::DigitErased => self.write(Editor::erase) || self.refuse_to_erase(),
            Msg::PenChosen(pen) => set(&mut self.editor.pen, pen),
            Msg::EditUndone => self.edit(Editor::undo),
            Msg::EditRedone => self.edit(Editor::redo),
            Msg::AnswersErased => self.write(Editor::erase_answers),
            Msg::EmptyBoardChosen(shape) => {
                self.hide_making();
                self.kept.keep(self.editor.sheet());
                self.load_sheet(EditedPuzzle::new(Givens::empty(shape)))
            }
            Msg::SampleChosen(sample) => self.load(EditedPuzzle::new(sample.givens())),
            Msg::SolveAsked => {
                self.solve();
                true
            }
            Msg::SolveCancelled => set(&mut self.solving, Solving::Idle),
            Msg::SolutionShown(shown) => set(&mut self.shown, shown),
            _ => false,
        }
    }

    /// Selects a cell. While watching it lights its level besides, or puts it out.
    fn select(&mut self, cell: Cell, extend: bool) -> bool {
        if self.explored().is_some() {
            let takes = self.exploring.as_mut().is_some_and(|tree| tree.take_cell(cell));
            return self.editor.select(cell, false) || takes;
        }
        let gathers = self.editor.gathers() && self.view == View::Play && !extend;
        let mut changed = match gathers {
            true => self.editor.gather(cell),
            false => self.editor.select(cell, extend),
        };
        if self.view == View::Watch && !extend {
            let before = self.lit_level();
            self.lit = Some(cell).filter(|_| self.lit != Some(cell));
            changed |= before != self.lit_level();
        }
        changed
    }

    /// An edit by hand, which the watched board does not take.
    fn write(&mut self, edit: impl FnOnce(&mut Editor) -> bool) -> bool {
        if self.view == View::Watch && self.player.is_some() {
            self.notice(Notice::WatchIsReadOnly);
            return true;
        }
        self.edit(edit)
    }

    /// Says why a digit or mark was not written, unless it stands there already.
    fn refuse(&mut self, pen: InputMode) -> bool {
        self.refusal = self.editor.refusal(pen);
        self.refusal.is_some()
    }

    /// Says why nothing was cleared, where that is for the clues.
    fn refuse_to_erase(&mut self) -> bool {
        let pen =
            if self.editor.pen == InputMode::Clue { InputMode::Clue } else { InputMode::Answer };
        self.refuse(pen)
    }

    /// An edit, after which what was known of the puzzle before is put aside.
    pub(super) fn edit(&mut self, edit: impl FnOnce(&mut Editor) -> bool) -> bool {
        let is_hidden = self.hide_making();
        let before = self.editor.sheet().clone();
        let changed = edit(&mut self.editor);
        let after = self.editor.sheet();
        if before != *after {
            self.solving = Solving::Idle;
            // What is written is to be seen.
            self.inquiries.on_board = OnBoard::Own;
        }
        if !before.is_same_puzzle(after) {
            self.inquiries = self.inquiries.anew();
            self.player = None;
            self.comparison.forget();
            self.drop_notices(Notice::is_about_place);
            if self.view == View::Watch {
                self.prepare_player();
            }
        }
        changed || is_hidden
    }

    /// Puts another puzzle on the board, with what the player wrote on it before.
    pub(super) fn load(&mut self, puzzle: EditedPuzzle) -> bool {
        let sheet = self.kept_for(puzzle);
        self.load_sheet(sheet)
    }

    fn load_sheet(&mut self, sheet: EditedPuzzle) -> bool {
        if !sheet.is_same_puzzle(self.editor.sheet()) {
            self.goal = Goal::FIRST;
        }
        self.edit(|editor| editor.load(sheet))
    }

    fn solve(&mut self) {
        self.shown = ShownSolution::First;
        self.solving = match Posed::of(self.editor.sheet()) {
            Ok(puzzle) => Solving::Working { id: self.next_id(), puzzle },
            Err(violations) => Solving::Clashing(violations.into()),
        };
    }

    pub(super) fn take_answer(&mut self, answer: Answer) {
        if let Answer::Unique(solution) = &answer {
            self.editor.fill(solution);
        }
        self.solving = Solving::Answered(answer.into());
    }
}
