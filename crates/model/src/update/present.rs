//! Showing a search to a class: board, sentence and tree, with its questions and an open
//! program, large.

use crate::Model;
use crate::model::presentation::Presentation;

/// User actions about presenting a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PresentMsg {
    /// Presenting was switched on or off.
    Switched { on: bool },
    /// The screen was made black, or visible again.
    BlackSwitched { on: bool },
    /// The ring around the pointer was switched on or off.
    RingSwitched { on: bool },
}

impl Model {
    pub(super) fn apply_present(&mut self, msg: PresentMsg) -> bool {
        let before = self.presentation;
        match msg {
            PresentMsg::Switched { on } => {
                let can_present = on && self.view.shows_search();
                let shown = before.unwrap_or_default();
                self.presentation = can_present.then_some(shown);
            }
            PresentMsg::BlackSwitched { on } => {
                self.presentation = before.map(|it| Presentation { is_black: on, ..it });
            }
            PresentMsg::RingSwitched { on } => {
                self.presentation = before.map(|it| Presentation { has_ring: on, ..it });
            }
        }
        self.presentation != before
    }

    /// Ends presenting in a view that shows no search.
    pub(super) fn settle_presentation(&mut self) {
        self.presentation = self.presentation.filter(|_| self.view.shows_search());
    }
}
