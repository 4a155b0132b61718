//! Links to another step of what is shown, which keep everything found so far.

use std::rc::Rc;

use sudoku_engine::search::{Goal, Position};

use crate::Model;
use crate::base::steps::LinkStep;
use crate::model::link::Link;
use crate::model::notice::Notice;
use crate::search::compare::Place;
use crate::search::questions::Questions;
use crate::search::replay::SECOND_SOLUTION;
use crate::worker::program_task::{LineOfStep, ProgramPlace};

impl Model {
    /// Goes to the step of a link if the link otherwise describes what is shown, whatever its
    /// language. Returns whether it does.
    pub(crate) fn try_step_link(&mut self, link: &Link) -> bool {
        let is_same_search = self.with_defaults(link) == self.with_defaults(&self.link());
        if is_same_search {
            if let Some(bookmarks) = &link.bookmarks {
                self.put_bookmarks(bookmarks.clone());
            }
            if let Some(mode) = link.tree_mode {
                self.watch.tree_mode = mode;
            }
            self.go_to_linked(link.step);
            self.watch.questions =
                Questions { linked: self.linked_question_of(link), ..Questions::default() };
            if let Some(line) = link.line {
                let step = link.step.map_or(0, |step| step.position.step);
                let place = ProgramPlace { step, line: LineOfStep::Nth(line) };
                self.watch.program.target = Some(place);
            }
        }
        is_same_search
    }

    /// Returns the link with its defaults filled in, and without what can change in a search that stays
    /// as it is: step, question, way to show the tree, bookmarks and language.
    fn with_defaults(&self, link: &Link) -> Link {
        let own_puzzle = self.own_puzzle();
        let default_goal = if link.making.is_some() { SECOND_SOLUTION } else { Goal::FIRST };
        let mut full_link = Link {
            view: link.view.or(Some(self.view)),
            strategy: Some(link.strategy.unwrap_or_default()),
            goal: Some(link.goal.unwrap_or(default_goal)),
            step: None,
            line: None,
            question: None,
            tree_mode: None,
            bookmarks: None,
            language: None,
            ..link.clone()
        };
        if full_link.puzzle.is_none() {
            (full_link.puzzle, full_link.rules) =
                (Some(own_puzzle.givens.clone()), Some(own_puzzle.rules.clone()));
        }
        full_link.rules = full_link.rules.filter(|rules| !rules.is_classic());
        if self.view.compares() {
            let compared = link.comparison().unwrap_or_default();
            full_link.compared_strategies = Some(compared.strategies().to_vec());
            full_link.pace = Some(compared.pace);
        }
        full_link
    }

    fn go_to_linked(&mut self, step: Option<LinkStep>) {
        let compared = self.comparison.as_mut().filter(|_| self.view.compares());
        if let Some(comparison) = compared.map(Rc::make_mut) {
            comparison.place = Place::At(step.map_or(0, |step| step.position.step));
            comparison.is_playing = false;
            return;
        }
        let replay = self.watch.replay.as_mut();
        if let Some(resume_point) = replay.and_then(|replay| replay.resume_point.as_mut()) {
            resume_point.step = step;
            return;
        }
        self.remove_notices(Notice::is_about_step);
        self.prepare_view();
        if step.is_some_and(|step| step.position != Position::START) {
            self.prepare_player();
        }
        let Some(player) = &mut self.watch.player else { return };
        match step {
            Some(step) => {
                self.watch.controls.step_size = step.step_size;
                player.go_to(step.target());
            }
            None => player.rewind(),
        }
    }
}
