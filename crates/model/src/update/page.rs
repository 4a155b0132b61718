//! Language, theme, view, link and notices.

use super::set::set;
use crate::Model;
use crate::base::settings::{Language, SidePanel, Theme, View};
use crate::model::link::Link;
use crate::model::notice::Notice;

/// What happens to the page around every view.
#[derive(Clone, Debug, PartialEq)]
pub enum PageMsg {
    /// The link in the address bar changed.
    LinkOpened {
        /// What follows `#`.
        hash: String,
    },
    /// A language was chosen.
    LanguageChosen(Language),
    /// A theme was chosen.
    ThemeChosen(Theme),
    /// A view was chosen.
    ViewChosen(View),
    /// A panel beside the board was chosen.
    SidePanelChosen(SidePanel),
    /// A notice was dismissed.
    NoticeDismissed(Notice),
}

impl PageMsg {
    /// Whether a person turns to something else by it.
    pub(super) const fn turns_away(&self) -> bool {
        match self {
            Self::LanguageChosen(_) | Self::ThemeChosen(_) => false,
            Self::LinkOpened { .. }
            | Self::ViewChosen(_)
            | Self::SidePanelChosen(_)
            | Self::NoticeDismissed(_) => true,
        }
    }
}

impl Model {
    pub(super) fn apply_page(&mut self, msg: PageMsg) -> bool {
        match msg {
            PageMsg::LinkOpened { hash } => {
                let is_own = hash.trim_start_matches('#') == self.link().write();
                if !is_own {
                    self.open_link(Link::read(&hash));
                }
                !is_own
            }
            PageMsg::LanguageChosen(language) => self.speak(language),
            PageMsg::ThemeChosen(theme) => set(&mut self.theme, theme),
            PageMsg::ViewChosen(view) => self.show(view),
            PageMsg::SidePanelChosen(side) => set(&mut self.play.side, side),
            PageMsg::NoticeDismissed(notice) => self.drop_notices(|shown| *shown == notice),
        }
    }

    /// A language that was chosen is kept, even where a link had brought it before.
    fn speak(&mut self, language: Language) -> bool {
        let is_kept = set(&mut self.saved.language, Some(language));
        set(&mut self.language, language) || is_kept
    }

    pub(super) fn show(&mut self, view: View) -> bool {
        if let Some(comparison) = &mut self.comparison {
            comparison.is_playing = false;
        }
        if !set(&mut self.view, view) {
            return false;
        }
        self.prepare_view();
        if !view.shows_search() {
            self.hide_making();
            if let Some(player) = &mut self.watch.player {
                player.rest();
            }
        }
        true
    }
}
