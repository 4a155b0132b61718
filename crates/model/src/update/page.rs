//! Language, theme, view, link and notices.

use std::rc::Rc;

use sudoku_engine::search::Goal;

use super::present::PresentMsg;
use super::set::set_if_changed;
use crate::Model;
use crate::base::guide::{Beginning, Guide};
use crate::base::panes::{Foreground, Panes};
use crate::base::settings::{CenterMarks, Language, PlayAids, SidePanel, Theme, View};
use crate::model::link::Link;
use crate::model::notice::{Notice, Severity};
use crate::model::place::Place;
use crate::puzzle::board_content::BoardContent;

/// Messages about the page around the views.
#[derive(Clone, Debug, PartialEq)]
pub enum PageMsg {
    /// The link in the address bar changed.
    LinkOpened {
        /// The fragment of the address.
        hash: String,
    },
    /// Back or Forward led to an entry of the history.
    Returned {
        /// The fragment of the entry's address.
        hash: String,
        /// The place of the entry; `None` if only its link is known.
        place: Option<Place>,
    },
    LanguageChosen(Language),
    ThemeChosen(Theme),
    CenterMarksChosen(CenterMarks),
    /// How Watch shares its room was chosen.
    PanesChosen(Panes),
    /// What has most of the room was chosen.
    ForegroundChosen(Foreground),
    ViewChosen(View),
    AidsChosen(PlayAids),
    /// A panel next to the board was chosen.
    SidePanelChosen(SidePanel),
    PrintedContentChosen(BoardContent),
    NoticeDismissed(Notice),
    /// A newcomer chose what to begin with.
    Begun(Beginning),
    /// The names of the parts were read.
    PartsRead,
    /// Presenting a search.
    Present(PresentMsg),
    /// The user asked to start the lost worker again.
    WorkerRequested,
    /// The passing notices have been shown long enough.
    NoticesPassed,
}

impl PageMsg {
    /// Returns whether the user caused it, rather than the clock.
    pub(super) const fn is_user_input(&self) -> bool {
        !matches!(self, Self::NoticesPassed)
    }

    /// Returns whether the user turns to something else with it.
    pub(super) const fn interrupts_replay(&self) -> bool {
        match self {
            Self::LanguageChosen(_)
            | Self::ThemeChosen(_)
            | Self::CenterMarksChosen(_)
            | Self::PanesChosen(_)
            | Self::ForegroundChosen(_)
            | Self::AidsChosen(_)
            | Self::PrintedContentChosen(_)
            | Self::PartsRead
            | Self::Present(_)
            | Self::WorkerRequested
            | Self::NoticesPassed => false,
            Self::LinkOpened { .. }
            | Self::Returned { .. }
            | Self::ViewChosen(_)
            | Self::SidePanelChosen(_)
            | Self::Begun(_)
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
                    self.opened.link = self.next_id();
                    self.note_place();
                    let before = self.play.editor.edited_puzzle().clone();
                    self.open_link(Link::read(&hash));
                    self.write_linked_input(&Link::read_input(&hash));
                    if !before.is_same_puzzle(self.play.editor.edited_puzzle()) {
                        self.check_opened_puzzle();
                    }
                }
                !is_own
            }
            PageMsg::Returned { hash, place } => self.return_to(&hash, place),
            PageMsg::LanguageChosen(language) => self.set_language(language),
            PageMsg::ThemeChosen(theme) => set_if_changed(&mut self.theme, theme),
            PageMsg::CenterMarksChosen(marks) => set_if_changed(&mut self.center_marks, marks),
            PageMsg::PanesChosen(panes) => set_if_changed(&mut self.watch.panes, panes),
            PageMsg::ForegroundChosen(foreground) => {
                set_if_changed(&mut self.watch.foreground, foreground)
            }
            PageMsg::AidsChosen(aids) => set_if_changed(&mut self.play.aids, aids),
            PageMsg::ViewChosen(view) => self.show(view),
            PageMsg::SidePanelChosen(side) => {
                // The cells that are selected there belong to a rule.
                let is_released = side == SidePanel::Rules && self.release_digit();
                set_if_changed(&mut self.play.side_panel, side) || is_released
            }
            PageMsg::PrintedContentChosen(content) => {
                let changed = set_if_changed(&mut self.play.printed_content, content);
                if changed {
                    // The file that was saved has other content.
                    self.choose_export(|_| ());
                }
                changed
            }
            PageMsg::NoticesPassed => {
                self.remove_notices(|notice| notice.severity() == Severity::Passing)
            }
            PageMsg::NoticeDismissed(notice) => self.remove_notices(|shown| *shown == notice),
            PageMsg::Begun(beginning) => self.begin_with(beginning),
            PageMsg::PartsRead => self.end_guide(),
            PageMsg::Present(msg) => self.apply_present(msg),
            PageMsg::WorkerRequested => self.request_worker(),
        }
    }

    /// Changes the language. The choice is stored even if a link had already set the language.
    fn set_language(&mut self, language: Language) -> bool {
        let is_choice_changed = set_if_changed(&mut self.chosen_language, Some(language));
        set_if_changed(&mut self.language, language) || is_choice_changed
    }

    /// Returns to a place: shows its view without a dialog, and its board if that is another
    /// one.
    fn return_to(&mut self, hash: &str, place: Option<Place>) -> bool {
        let closed = self.dialog.take().is_some();
        let mut read = Link::read(hash);
        let Some(place) = place else {
            // The language is a setting, not part of a place.
            read.link.language = None;
            self.opened.link = self.next_id();
            self.note_place();
            self.open_link(read);
            self.write_linked_input(&Link::read_input(hash));
            return true;
        };
        if place.choice {
            return self.return_to_choice(place) || closed;
        }
        let had_player = self.watch.player.is_some();
        let shows_other = self.view != place.view || self.guide == Guide::Choice;
        let is_other_view = shows_other && self.show(place.view);
        let is_other = set_if_changed(&mut self.opened, place.opened);
        let own_puzzle = self.own_puzzle();
        let edited_puzzle = read
            .link
            .edited_puzzle()
            .filter(|edited_puzzle| is_other && !edited_puzzle.is_same_puzzle(own_puzzle));
        let is_loaded = edited_puzzle.is_some();
        if let Some(edited_puzzle) = edited_puzzle {
            self.load(&edited_puzzle);
            self.watch.goal = read.link.goal.unwrap_or(Goal::FIRST);
            self.watch.player = None;
            self.prepare_view();
        }
        if self.view.shows_search() && (is_loaded || is_other_view && !had_player) {
            self.resume(read.link);
        }
        closed || is_other_view || is_other
    }

    pub(super) fn show(&mut self, view: View) -> bool {
        if let Some(comparison) = self.comparison.as_mut().map(Rc::make_mut) {
            comparison.is_playing = false;
        }
        if !set_if_changed(&mut self.view, view) && self.guide != Guide::Choice {
            return false;
        }
        self.prepare_view();
        if !view.shows_search() {
            self.end_replay();
            if let Some(player) = &mut self.watch.player {
                player.stop_playing();
            }
        }
        true
    }
}
