//! Opens and closes dialogs, one at a time.

use std::rc::Rc;

use crate::Model;
use crate::model::dialog::{Dialog, DialogKind};
use crate::model::paste::PasteBox;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DialogMsg {
    /// A dialog was opened, in place of any other one.
    Opened(DialogKind),
    /// A dialog was closed, which ends the worker's tasks for it.
    Closed(DialogKind),
}

impl Model {
    pub(super) fn apply_dialog(&mut self, msg: DialogMsg) -> bool {
        let open = self.dialog.as_ref().map(Dialog::kind);
        match msg {
            DialogMsg::Opened(kind) if open != Some(kind) => {
                self.dialog = Some(kind.open(self.view));
                if let Some(Dialog::Paste(PasteBox { text, .. })) = &mut self.dialog {
                    *text = Rc::clone(&self.draft.text);
                }
            }
            DialogMsg::Closed(kind) if open == Some(kind) => self.dialog = None,
            DialogMsg::Opened(_) | DialogMsg::Closed(_) => return false,
        }
        true
    }
}
