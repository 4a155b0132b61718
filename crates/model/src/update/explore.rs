//! A search tree opened by hand.

use sudoku_engine::explore::NodeId;

use crate::model::link::{Field, LinkProblem};
use crate::model::notice::Notice;
use crate::search::explore::{Exploration, Exploring, Trail};
use crate::{Model, Msg};

impl Model {
    /// What a message means while a tree is opened by hand: digits are chosen and
    /// choices taken back, where else the board would be edited or the search moved.
    pub(super) fn by_hand(&self, msg: Msg) -> Msg {
        if self.explored().is_none() {
            return msg;
        }
        let exploration = match msg {
            Msg::DigitEntered { digit, .. } => Exploration::Chosen(digit),
            Msg::DigitErased | Msg::EditUndone => Exploration::TakenBack,
            Msg::TreeHopped(hop) => Exploration::Hopped(hop),
            Msg::WentToStart => Exploration::WentToRoot,
            Msg::SearchStopped => Exploration::FinishCancelled,
            msg => return msg,
        };
        Msg::Explored(exploration)
    }

    pub(super) fn explore(&mut self, exploration: Exploration) -> bool {
        if let Exploration::Switched { on } = exploration {
            return self.switch_exploring(on);
        }
        if exploration == Exploration::FinishAsked {
            return self.finish_branch();
        }
        let Some(tree) = &mut self.exploring else { return false };
        match exploration {
            Exploration::Chosen(digit) => tree.choose(digit),
            Exploration::TakenBack => tree.take_back(),
            Exploration::Followed => tree.follow(),
            Exploration::FinishCancelled => return tree.call_off(),
            Exploration::SolutionOpened => tree.open_solution(),
            Exploration::WentBack => tree.go_back(),
            Exploration::Picked(pick) => tree.pick(pick),
            Exploration::Hopped(hop) => tree.hop(hop),
            Exploration::WentToRoot => tree.go_to(NodeId::ROOT),
            Exploration::Restarted => tree.restart(),
            Exploration::Switched { .. } | Exploration::FinishAsked => return false,
        }
        true
    }

    /// Switches choosing by hand on or off. What was opened is there again when it is
    /// switched on for the same search.
    fn switch_exploring(&mut self, on: bool) -> bool {
        if on == self.exploring.is_some() {
            return false;
        }
        if let Some(mut tree) = self.exploring.take() {
            tree.call_off();
            self.left_tree = Some(tree);
        } else if let Some(player) = &mut self.player {
            player.rest();
            let left = self.left_tree.take().filter(|tree| tree.is_of(&player.at));
            self.exploring = Some(left.unwrap_or_else(|| Exploring::new(&player.at)));
        }
        self.exploring.is_some() == on
    }

    /// Leaves what stands below the current node to the worker, as far as searches go.
    fn finish_branch(&mut self) -> bool {
        if self.is_worker_lost {
            self.notice(Notice::WorkerUnavailable);
            return true;
        }
        let (id, goal) = (self.next_id(), self.goal);
        let Some(tree) = self.exploring.as_mut().filter(|tree| tree.can_finish(goal)) else {
            return false;
        };
        tree.finish(id, goal);
        true
    }

    /// Opens what a link says was chosen by hand.
    pub(crate) fn explore_along(&mut self, trail: &Trail) {
        let Some(player) = &self.player else { return };
        let mut tree = Exploring::new(&player.at);
        if !tree.go_down(trail) {
            let value = trail.write().chars().take(24).collect::<String>().into();
            self.notice(Notice::Link(LinkProblem { field: Field::Explore, value }));
        }
        self.exploring = Some(tree);
    }

    /// Sees to it that the tree is that of the search on show.
    pub(super) fn settle_exploring(&mut self) {
        match (&mut self.exploring, &self.player) {
            (Some(tree), Some(player)) if !tree.is_of(&player.at) => {
                *tree = Exploring::new(&player.at);
            }
            (Some(tree), None) => drop(tree.call_off()),
            _ => {}
        }
    }
}
