//! Pasting: from the clipboard, the box or a dropped file to a puzzle or an error message.

use std::rc::Rc;

use sudoku_engine::formats::{self, CellInput, ReadError, Reading};

use crate::Model;
use crate::base::settings::View;
use crate::base::task_state::TaskInProgress;
use crate::model::dialog::{Dialog, DialogKind};
use crate::model::notice::Notice;
use crate::model::paste::{
    Draft, FileRefusal, MAX_BYTES_READ_IN_PAGE, PasteBox, PasteProblem, PasteState,
};
use crate::puzzle::editor::EditedPuzzle;
use crate::update::dialog::DialogMsg;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PasteMsg {
    /// Text was pasted on the page, or a file with this text was dropped there.
    Pasted(Rc<str>),
    /// The browser has not yet given the text of the clipboard, which was requested with this
    /// number. The box opens for a text that is pasted there instead.
    Awaited(u32),
    /// The browser gave the text of the clipboard after the box had been opened to wait for it.
    PastedLate { text: Rc<str>, request: u32 },
    /// A file was dropped on the page that cannot be opened.
    FileRefused(FileRefusal),
    /// The text in the paste box was changed.
    Edited(Rc<str>),
    /// The text in the paste box was submitted.
    Submitted,
    /// The text in the paste box was submitted as a list of many puzzles.
    ListSubmitted,
}

impl Model {
    pub(super) fn apply_paste(&mut self, msg: PasteMsg) -> bool {
        match msg {
            // An accidental key press must not discard the rows.
            PasteMsg::Pasted(text) if self.view.reads_many_puzzles() && self.has_batch() => {
                self.show_text(text, PasteState::Idle);
            }
            PasteMsg::Pasted(text) if self.view.reads_many_puzzles() => self.start_batch(text),
            PasteMsg::Pasted(text) => self.read(text),
            PasteMsg::Awaited(request) => {
                self.apply_dialog(DialogMsg::Opened(DialogKind::Paste));
                if let Some(Dialog::Paste(paste)) = &mut self.dialog {
                    paste.awaits = Some(request);
                }
            }
            PasteMsg::PastedLate { text, request } => {
                // What the user has typed or submitted since is worth more.
                if self.paste().and_then(|paste| paste.awaits) != Some(request) {
                    return false;
                }
                if self.view.reads_many_puzzles() {
                    self.show_text(text, PasteState::Idle);
                } else {
                    // The text in the box stays its draft.
                    self.dialog = None;
                    self.read(text);
                }
            }
            PasteMsg::FileRefused(refusal) => {
                let text = Rc::clone(&self.draft.text);
                self.show_text(text, PasteState::Over(PasteProblem::File(refusal)));
            }
            // A box that shows only the beginning of its text reports that as a change, once
            // for each line.
            PasteMsg::Edited(text) if self.paste().is_some_and(|paste| paste.shows_part(&text)) => {
                return false;
            }
            PasteMsg::Edited(text) => self.keep_draft(text),
            PasteMsg::Submitted => {
                let Some(paste) = self.paste().filter(|paste| !paste.state.is_working()) else {
                    return false;
                };
                let text = Rc::clone(&paste.text);
                if !self.view.reads_many_puzzles() {
                    self.read(text);
                } else if text.trim().is_empty() {
                    return false;
                } else {
                    self.read_list(text);
                }
            }
            PasteMsg::ListSubmitted => {
                let Some(paste) = self.paste().filter(|paste| paste.is_list()) else {
                    return false;
                };
                let text = Rc::clone(&paste.text);
                self.read_list(text);
                self.show(View::Batch);
            }
        }
        true
    }

    /// Solves the puzzles of the text in the paste box, and closes the box.
    fn read_list(&mut self, text: Rc<str>) {
        self.dialog = None;
        self.draft = Draft::default();
        self.start_batch(text);
    }

    /// Reads a text: a short one immediately, a long one in the worker.
    fn read(&mut self, text: Rc<str>) {
        if text.len() <= MAX_BYTES_READ_IN_PAGE {
            let outcome = formats::read(&text);
            if outcome.is_err() {
                self.show_text(text, PasteState::Idle);
            }
            self.apply_reading(outcome);
        } else {
            let task = TaskInProgress { id: self.next_task(), work: () };
            self.show_text(text, PasteState::Working(task));
        }
    }

    /// Shows a text in the paste dialog, in place of any other dialog. It replaces no text that
    /// was left there before.
    fn show_text(&mut self, text: Rc<str>, state: PasteState) {
        if self.draft.text.trim().is_empty() {
            self.draft = Draft { text: Rc::clone(&text), is_refused: false };
        }
        self.dialog = Some(Dialog::Paste(PasteBox { text, state, awaits: None }));
    }

    /// Shows a text that the user has changed, and keeps it for the next time.
    fn keep_draft(&mut self, text: Rc<str>) {
        if self.draft.text != text {
            self.draft = Draft { text: Rc::clone(&text), is_refused: false };
        }
        self.show_text(text, PasteState::Idle);
    }

    /// Shows the board that was read; if there is an error, reports it and leaves the text in
    /// its box.
    pub(super) fn apply_reading(&mut self, outcome: Result<Reading, ReadError>) {
        match outcome {
            Ok(Reading { givens, format, alphabet, rules, left_out, input, extras }) => {
                let given_count = givens.filled_count();
                let puzzle = EditedPuzzle::with_rules(givens, rules);
                self.load(&puzzle);
                // Colors alone come from the author. They do not replace what the user has written.
                let has_entries = !input.iter().all(CellInput::is_blank);
                let is_resumed = !has_entries && self.play.editor.has_answers();
                if has_entries || !input.is_empty() && !is_resumed {
                    self.write_input(&input);
                }
                if self.paste().is_some() {
                    self.draft = Draft::default();
                }
                self.dialog = None;
                self.remove_notices(|notice| {
                    matches!(notice, Notice::LeftOut(_) | Notice::ExtrasLeftOut(_))
                });
                self.notice(Notice::PuzzleRead { format, alphabet, given_count, is_resumed });
                if !extras.is_empty() {
                    self.notice(Notice::ExtrasLeftOut(extras));
                }
                self.notice_left_out(left_out);
                self.check_opened_puzzle();
            }
            Err(error) => {
                if let Some(Dialog::Paste(paste)) = &mut self.dialog {
                    paste.state = PasteState::Over(PasteProblem::Unreadable(error));
                }
            }
        }
    }

    /// Replaces what the user wrote on the puzzle on the board. Undo brings it back.
    fn write_input(&mut self, input: &[CellInput]) {
        self.edit_own(|editor| editor.write_input(input));
    }
}
