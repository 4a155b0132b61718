//! What a newcomer begins with, and how the guide ends.

use sudoku_engine::board::Shape;

use super::set::set_if_changed;
use crate::Model;
use crate::base::guide::{Beginning, Guide};
use crate::base::settings::View;
use crate::model::place::Place;
use crate::puzzle::editor::EditedPuzzle;

impl Model {
    /// Returns whether the parts of the view are named now.
    pub fn names_parts(&self) -> bool {
        self.guide == Guide::Parts
            && self.view.shows_search()
            && self.watch.player.is_some()
            && self.dialog.is_none()
            && self.presentation.is_none()
    }

    /// Returns to the choice of the first visit. What was begun is kept.
    pub(super) fn return_to_choice(&mut self, place: Place) -> bool {
        self.note_place();
        self.end_replay();
        self.clear_comparison();
        self.watch.player = None;
        (self.view, self.opened) = (place.view, place.opened);
        set_if_changed(&mut self.guide, Guide::Choice)
    }

    /// Leaves the choice of the first visit.
    pub(super) fn begin_with(&mut self, beginning: Beginning) -> bool {
        self.guide = Guide::Parts;
        match beginning.sample() {
            None => {
                self.load_with(|editor| editor.load_empty(Shape::Nine));
                self.show(View::Play);
            }
            Some(sample) => {
                self.load(&EditedPuzzle::new(sample.givens()));
                self.show(View::Watch);
                self.prepare_player();
            }
        }
        true
    }

    pub(super) fn end_guide(&mut self) -> bool {
        let is_shown = self.guide == Guide::Parts;
        self.guide = if is_shown { Guide::Over } else { self.guide };
        is_shown
    }

    /// Ends what an action of the user has made superfluous: the choice, once there is anything
    /// else to see, and the names of the parts, which `before` showed. Returns whether there was
    /// any.
    pub(super) fn settle_guide(&mut self, before: &Self, is_user_input: bool) -> bool {
        if self.guide == Guide::Choice {
            let has_begun = self.watch.player.is_some() || !self.view.shows_search();
            self.guide = if has_begun { Guide::Parts } else { Guide::Choice };
            return has_begun;
        }
        before.names_parts() && is_user_input && self.end_guide()
    }
}
