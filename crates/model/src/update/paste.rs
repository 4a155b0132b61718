//! Text that comes in.

use std::rc::Rc;

use sudoku_engine::formats::{self, ReadError, Reading};

use super::set::set;
use crate::Model;
use crate::model::notice::Notice;
use crate::model::paste::{PasteBox, PasteState, READ_IN_PAGE};
use crate::puzzle::editor::EditedPuzzle;

/// What a person does with text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PasteMsg {
    /// A text was pasted on the page.
    Pasted(Rc<str>),
    /// The paste box was opened.
    Opened,
    /// The paste box was closed.
    Closed,
    /// The text in the paste box was changed.
    Edited(Rc<str>),
    /// The text in the paste box is to be read.
    Submitted,
}

impl Model {
    pub(super) fn apply_paste(&mut self, msg: PasteMsg) -> bool {
        match msg {
            // Rows that are there are not lost to a key pressed by mistake.
            PasteMsg::Pasted(text) if self.view.takes_many() && self.batch.task.is_some() => {
                self.paste = Some(PasteBox { text, state: PasteState::Unread });
            }
            PasteMsg::Pasted(text) if self.view.takes_many() => self.take_many(text),
            PasteMsg::Pasted(text) => self.read(text),
            PasteMsg::Opened => {
                self.paste.get_or_insert_default();
            }
            PasteMsg::Closed => return set(&mut self.paste, None),
            PasteMsg::Edited(text) => {
                self.paste = Some(PasteBox { text, state: PasteState::Unread });
            }
            PasteMsg::Submitted => match &self.paste {
                Some(PasteBox { state: PasteState::Reading { .. }, .. }) | None => return false,
                Some(PasteBox { text, .. }) if self.view.takes_many() => {
                    if text.trim().is_empty() {
                        return false;
                    }
                    let text = Rc::clone(text);
                    self.paste = None;
                    self.take_many(text);
                }
                Some(paste) => self.read(Rc::clone(&paste.text)),
            },
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
            let state = PasteState::Reading { id: self.next_task() };
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
