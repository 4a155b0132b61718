//! What a page can do on its board before the rest of [`update`](super::update) is loaded.

use std::rc::Rc;

use sudoku_engine::board::Digit;

use super::browser::BrowserMsg;
use super::edit::EditMsg;
use crate::base::guide::Guide;
use crate::puzzle::editor::{Editor, InputMode};
use crate::puzzle::journal::Library;
use crate::solve::answer::SolveState;
use crate::{Model, Msg};

/// Returns the state after a message about the board of [`Model::at_board`], as
/// [`update`](super::update) does: `None` if nothing changed. It needs little of the program.
///
/// # Errors
///
/// Returns the message if it needs the rest of the program.
pub fn update_board(model: &Model, msg: Msg) -> Result<Option<Model>, Box<Msg>> {
    // Before the choice of a first visit is made, only the browser has something to report.
    let is_waiting = model.guide == Guide::Choice && matches!(msg, Msg::Browser(_));
    if !model.is_at_board() && !is_waiting {
        return Err(Box::new(msg));
    }
    let mut next = model.clone();
    next.play.editor.clear_journal();
    let changed = match msg {
        Msg::Edit(msg) => next.apply_to_board(msg).map_err(|msg| Box::new(Msg::Edit(msg)))?,
        Msg::Browser(BrowserMsg::DayBegan(day)) => next.play.editor.set_day(&day),
        Msg::Browser(BrowserMsg::Stored(outcome)) => next.report_storage(outcome),
        Msg::Browser(BrowserMsg::ArchiveRead) if model.library.is_empty() => {
            next.library = Rc::new(Library::complete());
            true
        }
        Msg::Browser(BrowserMsg::TimePlayed { puzzle, seconds }) => {
            next.play.editor.note_time(puzzle, seconds)
        }
        // No search is shown, so there is no place in it.
        Msg::Browser(BrowserMsg::PageLeft) => next.note_place_link(""),
        Msg::Page(_)
        | Msg::Dialog(_)
        | Msg::Rules(_)
        | Msg::Solve(_)
        | Msg::Check(_)
        | Msg::Hint(_)
        | Msg::Solutions(_)
        | Msg::Generate(_)
        | Msg::Replay(_)
        | Msg::Printout(_)
        | Msg::Puzzles(_)
        | Msg::Questions(_)
        | Msg::Program(_)
        | Msg::Paste(_)
        | Msg::Play(_)
        | Msg::Tree(_)
        | Msg::Timeline(_)
        | Msg::Bookmarks(_)
        | Msg::Explore(_)
        | Msg::Constraints(_)
        | Msg::Export(_)
        | Msg::Compare(_)
        | Msg::Batch(_)
        | Msg::Worker(_)
        | Msg::Browser(_)
        | Msg::Ticked { .. } => return Err(Box::new(msg)),
    };
    Ok(changed.then_some(next))
}

impl Model {
    /// Returns whether the page shows the board and nothing else.
    fn is_at_board(&self) -> bool {
        self.view.edits_board()
            && self.watch.player.is_none()
            && self.watch.replay.is_none()
            && self.play.solving == SolveState::Idle
            && self.play.hidden_answer.is_none()
            && self.play.check.is_none()
            && self.play.hint.is_none()
    }

    fn apply_to_board(&mut self, msg: EditMsg) -> Result<bool, EditMsg> {
        let refusal = self.play.refusal.take();
        let has_removed_notices = self.remove_notices(|notice| !notice.severity().is_lasting());
        let changed = match msg {
            EditMsg::CellSelected { cell, extend } => {
                let is_selected = self.select_on_board(cell, extend);
                match self.chosen_digit().filter(|_| !extend) {
                    Some(_) if self.play.editor.may_restore_marks() => return Err(msg),
                    Some(digit) => self.enter_on_board(digit, None) || is_selected,
                    None => is_selected,
                }
            }
            EditMsg::SelectionChanged(msg) => self.play.editor.change_selection(msg),
            EditMsg::FocusMoved { direction, extend } => {
                self.play.editor.move_focus(direction, extend)
            }
            EditMsg::DigitEntered { digit, input_mode: None } if self.chooses_digits() => {
                self.choose_digit(digit)
            }
            EditMsg::DigitEntered { .. } | EditMsg::DigitErased
                if self.play.editor.may_restore_marks() =>
            {
                return Err(msg);
            }
            EditMsg::DigitEntered { digit, input_mode } => self.enter_on_board(digit, input_mode),
            EditMsg::DigitErased => {
                self.edit_board(self.eraser()).changed || self.refuse_to_erase()
            }
            EditMsg::CellSkipped => {
                self.edit_board(Editor::erase).changed | self.play.editor.advance()
            }
            EditMsg::AllSelected => self.play.editor.select_all(),
            EditMsg::SelectionReduced => self.play.editor.select_focus_only(),
            EditMsg::DigitFirstSwitched { on } => self.switch_digit_first(on),
            EditMsg::InputModeChosen(input_mode) => self.choose_input_mode(input_mode),
            EditMsg::Undone if self.tab().was_just_opened() => return Err(msg),
            EditMsg::Undone => self.edit_board(Editor::undo).changed,
            EditMsg::Redone => self.edit_board(Editor::redo).changed,
            EditMsg::MultiSelectSwitched { on } => self.play.editor.set_multi_select(on),
            EditMsg::AnswersErased
            | EditMsg::CandidatesWritten
            | EditMsg::EmptyBoardChosen(_)
            | EditMsg::SampleChosen(_) => return Err(msg),
        };
        Ok(changed || has_removed_notices || refusal.is_some())
    }

    /// Enters a digit as [`update`](super::update) does.
    fn enter_on_board(&mut self, digit: Digit, input_mode: Option<InputMode>) -> bool {
        let advances = self.advances_after(digit, input_mode);
        let removes_marks = self.play.aids.removes_marks;
        let mode = input_mode.unwrap_or(self.play.editor.input_mode);
        let edit = |editor: &mut Editor| editor.enter(digit, mode, removes_marks);
        if self.edit_board(edit).changed {
            if advances {
                self.play.editor.advance();
            }
            return true;
        }
        self.refuse(mode)
    }
}
