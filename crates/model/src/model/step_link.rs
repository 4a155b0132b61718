//! Links to another step of what is shown, which keep everything found so far.

use sudoku_engine::search::{Goal, Position};

use crate::Model;
use crate::base::steps::LinkStep;
use crate::model::link::Link;
use crate::model::notice::Notice;
use crate::search::compare::Place;
use crate::search::replay::SECOND;

impl Model {
    /// Goes to the step of a link if the link otherwise describes what is shown, whatever its
    /// language. Returns whether it does.
    pub(crate) fn go_along(&mut self, link: &Link) -> bool {
        let leads_here = self.spelled_out(link) == self.spelled_out(&self.link());
        if leads_here {
            self.go_to_linked(link.step);
        }
        leads_here
    }

    /// Returns the link with its defaults filled in, and without its step and language.
    fn spelled_out(&self, link: &Link) -> Link {
        let own = self.own_sheet();
        let usual_goal = if link.making.is_some() { SECOND } else { Goal::FIRST };
        let mut whole = Link {
            view: link.view.or(Some(self.view)),
            strategy: Some(link.strategy.unwrap_or_default()),
            goal: Some(link.goal.unwrap_or(usual_goal)),
            step: None,
            language: None,
            ..link.clone()
        };
        if whole.puzzle.is_none() {
            (whole.puzzle, whole.rules) = (Some(own.clues.clone()), Some(own.rules.clone()));
        }
        whole.rules = whole.rules.filter(|rules| !rules.is_classic());
        if self.view.compares() {
            let compared = link.comparison().unwrap_or_default();
            whole.against = Some(compared.strategies().to_vec());
            whole.pace = Some(compared.pace);
        }
        whole
    }

    fn go_to_linked(&mut self, step: Option<LinkStep>) {
        if let Some(comparison) = self.comparison.as_mut().filter(|_| self.view.compares()) {
            comparison.place = Place::At(step.map_or(0, |step| step.position.step));
            comparison.is_playing = false;
            return;
        }
        let replay = self.watch.replay.as_mut();
        if let Some(resumed) = replay.and_then(|replay| replay.resumed.as_mut()) {
            resumed.step = step;
            return;
        }
        self.drop_notices(Notice::is_about_place);
        self.prepare_view();
        if step.is_some_and(|step| step.position != Position::START) {
            self.prepare_player();
        }
        let Some(player) = &mut self.watch.player else { return };
        match step {
            Some(step) => {
                self.watch.controls.grain = step.grain;
                player.go_to(step.target());
            }
            None => player.rewind(),
        }
    }
}
