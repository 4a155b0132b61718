//! Text that comes in and goes out.

use std::rc::Rc;

use sudoku_engine::formats::{self, ReadError, Reading};

use super::set;
use crate::base::settings::View;
use crate::model::notice::Notice;
use crate::model::paste::{PasteBox, PasteState, READ_IN_PAGE};
use crate::puzzle::editor::EditedPuzzle;
use crate::{Model, Msg};

impl Model {
    pub(super) fn apply_text(&mut self, msg: Msg) -> bool {
        match msg {
            // Rows that are there are not lost to a key pressed by mistake.
            Msg::TextPasted(text) if self.view == View::Batch && self.batch.task.is_some() => {
                self.paste = Some(PasteBox { text, state: PasteState::Unread });
            }
            Msg::TextPasted(text) if self.view == View::Batch => self.take_many(text),
            Msg::TextPasted(text) => self.read(text),
            Msg::PasteOpened => {
                self.paste.get_or_insert_default();
            }
            Msg::PasteClosed => return set(&mut self.paste, None),
            Msg::PasteEdited(text) => {
                self.paste = Some(PasteBox { text, state: PasteState::Unread });
            }
            Msg::PasteSubmitted => match &self.paste {
                Some(PasteBox { state: PasteState::Reading { .. }, .. }) | None => return false,
                Some(PasteBox { text, .. }) if self.view == View::Batch => {
                    if text.trim().is_empty() {
                        return false;
                    }
                    let text = Rc::clone(text);
                    self.paste = None;
                    self.take_many(text);
                }
                Some(paste) => self.read(Rc::clone(&paste.text)),
            },
            Msg::CopyEnded { copied } => {
                self.notice(if copied { Notice::Copied } else { Notice::CopyFailed });
            }
            _ => return false,
        }
        true
    }

    /// Reads a text: a short one at once, a long one in the worker.
    fn read(&mut self, text: Rc<str>) {
        if text.len() <= READ_IN_PAGE {
            let outcome = formats::read(&text);
            self.paste = Some(PasteBox { text, state: PasteState::Unread });
            self.take_reading(outcome);
        } else {
            let state = PasteState::Reading { id: self.next_id() };
            self.paste = Some(PasteBox { text, state });
        }
    }

    /// Shows the board that was read, or says what is wrong, the text left in its box.
    pub(super) fn take_reading(&mut self, outcome: Result<Reading, ReadError>) {
        match outcome {
            Ok(Reading { givens, format, alphabet, rules, left_out }) => {
                let clues = givens.clue_count();
                self.load(EditedPuzzle::with_rules(givens, rules));
                self.paste = None;
                self.drop_notices(|notice| matches!(notice, Notice::LeftOut { .. }));
                self.notice(Notice::Read { format, alphabet, clues });
                self.notice_left_out(left_out);
            }
            Err(error) => {
                if let Some(paste) = &mut self.paste {
                    paste.state = PasteState::Wrong(error);
                }
            }
        }
    }
}
