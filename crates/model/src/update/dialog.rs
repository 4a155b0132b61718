//! Opens and closes dialogs, one at a time.

use std::rc::Rc;

use crate::Model;
use crate::model::dialog::{Dialog, DialogKind, TechniqueHelp};
use crate::model::paste::PasteBox;
use crate::solve::hint::HintStage;
use crate::solve::technique_page::TechniquePage;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DialogMsg {
    /// A dialog was opened, in place of any other one.
    Opened(DialogKind),
    /// A dialog was closed, which ends the worker's tasks for it.
    Closed(DialogKind),
    /// A technique was chosen to be explained.
    TechniqueChosen(TechniquePage),
    /// More or less of the example of a technique was asked for.
    StageChosen(HintStage),
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
            DialogMsg::TechniqueChosen(page) => {
                self.dialog = Some(Dialog::Technique(TechniqueHelp::of(page)));
            }
            DialogMsg::StageChosen(stage) => {
                let Some(Dialog::Technique(help)) = &mut self.dialog else { return false };
                help.stage = stage;
            }
        }
        true
    }
}
