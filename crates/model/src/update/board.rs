//! What a page can do on its board before the rest of [`update`](super::update) is loaded.

use super::browser::BrowserMsg;
use super::edit::EditMsg;
use super::set::set_if_changed;
use crate::model::notice::Severity;
use crate::puzzle::editor::Editor;
use crate::solve::answer::SolveState;
use crate::{Model, Msg};

/// Returns the state after a message about the board of [`Model::at_board`], as
/// [`update`](super::update) does: `None` if nothing changed. It needs little of the program.
///
/// # Errors
///
/// Returns the message if it needs the rest of the program.
pub fn update_board(model: &Model, msg: Msg) -> Result<Option<Model>, Box<Msg>> {
    if !model.is_at_board() {
        return Err(Box::new(msg));
    }
    let mut next = model.clone();
    next.play.editor.clear_journal();
    let changed = match msg {
        Msg::Edit(msg) => next.apply_to_board(msg).map_err(|msg| Box::new(Msg::Edit(msg)))?,
        Msg::Browser(BrowserMsg::DayBegan(day)) => next.play.editor.set_day(&day),
        Msg::Browser(BrowserMsg::Stored(outcome)) => next.report_storage(outcome),
        // No search is shown, so there is no place in it.
        Msg::Browser(BrowserMsg::PageLeft) => next.note_place_link(""),
        Msg::Page(_)
        | Msg::Dialog(_)
        | Msg::Rules(_)
        | Msg::Solve(_)
        | Msg::Solutions(_)
        | Msg::Generate(_)
        | Msg::Replay(_)
        | Msg::Printout(_)
        | Msg::Puzzles(_)
        | Msg::Paste(_)
        | Msg::Play(_)
        | Msg::Tree(_)
        | Msg::Timeline(_)
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
    }

    fn apply_to_board(&mut self, msg: EditMsg) -> Result<bool, EditMsg> {
        let refusal = self.play.refusal.take();
        let has_removed_notices =
            self.remove_notices(|notice| notice.severity() != Severity::Warning);
        let changed = match msg {
            EditMsg::CellSelected { cell, extend } => self.select_on_board(cell, extend),
            EditMsg::SelectionChanged(msg) => self.play.editor.change_selection(msg),
            EditMsg::FocusMoved { direction, extend } => {
                self.play.editor.move_focus(direction, extend)
            }
            EditMsg::DigitEntered { digit, input_mode } => {
                let input_mode = input_mode.unwrap_or(self.play.editor.input_mode);
                self.edit_board(|editor| editor.enter(digit, input_mode)).changed
                    || self.refuse(input_mode)
            }
            EditMsg::DigitErased => {
                self.edit_board(Editor::erase).changed || self.refuse_to_erase()
            }
            EditMsg::InputModeChosen(input_mode) => {
                set_if_changed(&mut self.play.editor.input_mode, input_mode)
            }
            EditMsg::Undone => self.edit_board(Editor::undo).changed,
            EditMsg::Redone => self.edit_board(Editor::redo).changed,
            EditMsg::AnswersErased => self.edit_board(Editor::erase_answers).changed,
            EditMsg::MultiSelectSwitched { on } => self.play.editor.set_multi_select(on),
            EditMsg::EmptyBoardChosen(_) | EditMsg::SampleChosen(_) => return Err(msg),
        };
        Ok(changed || has_removed_notices || refusal.is_some())
    }
}
