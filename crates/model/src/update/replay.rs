//! The replay of how a puzzle was generated.

use sudoku_engine::generate::GenerateError;
use sudoku_engine::search::Goal;

use crate::Model;
use crate::base::asked::Order;
use crate::base::settings::View;
use crate::model::link::{Field, LinkProblem};
use crate::model::notice::Notice;
use crate::model::tree::Tree;
use crate::puzzle::editor::Editor;
use crate::search::replay::{LinkMaking, Replay, Resumed, SECOND};
use crate::worker::recorded::Recorded;

/// User actions in the replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayMsg {
    Opened,
    /// A removal was chosen, counted from 0.
    RemovalChosen(usize),
    /// Showing one removal after the other was switched on or off.
    RemovalsPlayed(bool),
    Closed,
}

impl ReplayMsg {
    /// Returns whether the user turns to something else with it.
    pub(super) const fn turns_away(self) -> bool {
        match self {
            Self::RemovalsPlayed(_) => false,
            Self::Opened | Self::RemovalChosen(_) | Self::Closed => true,
        }
    }
}

impl Model {
    pub(super) fn apply_replay(&mut self, msg: ReplayMsg) -> bool {
        match msg {
            ReplayMsg::Opened => {
                let Some(plan) = self.play.making.plan() else { return false };
                let making = LinkMaking { plan: plan.clone(), removal: 0 };
                self.show_making(making, Resumed::default());
                true
            }
            ReplayMsg::RemovalChosen(removal) => {
                let watch = self.watch.replay.as_ref();
                let is_other = watch
                    .is_some_and(|watch| watch.recorded().is_some() && watch.removal() != removal);
                is_other && self.show_removal(removal)
            }
            ReplayMsg::RemovalsPlayed(on) => self.switch_removals(on),
            ReplayMsg::Closed => self.hide_making(),
        }
    }

    /// Starts or stops showing one removal after the other, from the first if the last one is
    /// on show. The search of the removal on show pauses.
    fn switch_removals(&mut self, on: bool) -> bool {
        let Some(watch) = self.watch.replay.as_mut().filter(|watch| watch.recorded().is_some())
        else {
            return false;
        };
        let is_at_end = !watch.has_next();
        let changed = std::mem::replace(&mut watch.plays, on) != on;
        if let Some(player) = self.watch.player.as_mut().filter(|_| on) {
            player.rest();
        }
        if on && is_at_end {
            self.show_removal(0);
        }
        changed
    }

    /// Returns whether one removal after the other is shown: not while a tree is opened by
    /// hand.
    pub(crate) fn plays_removals(&self) -> bool {
        self.watch.replay.as_ref().is_some_and(|replay| replay.plays) && self.explored().is_none()
    }

    /// Shows the next removal, and stops at the last.
    pub(super) fn play_removals(&mut self) -> bool {
        let Some(watch) = &mut self.watch.replay else { return false };
        let next = watch.removal() + 1;
        if watch.has_next() {
            let is_shown = self.show_removal(next);
            let watch = self.watch.replay.as_mut();
            watch.into_iter().for_each(|watch| watch.plays &= watch.has_next());
            return is_shown;
        }
        std::mem::take(&mut watch.plays)
    }

    /// Stops playing: any other action of the user is about the removal on show.
    pub(super) fn rest_removals(&mut self) -> bool {
        self.watch.replay.as_mut().is_some_and(|watch| std::mem::take(&mut watch.plays))
    }

    /// Returns where a search stops by default: for a removal, at the second solution, which
    /// decides it.
    pub(super) fn usual_goal(&self) -> Goal {
        let is_removal = self.watch.replay.as_ref().is_some_and(|watch| watch.recorded().is_some());
        if is_removal { SECOND } else { Goal::FIRST }
    }

    /// Starts the replay: requests the recording of how a puzzle was generated.
    pub(crate) fn show_making(&mut self, making: LinkMaking, resumed: Resumed) {
        self.hide_making();
        if self.is_worker_lost {
            self.notice(Notice::WorkerUnavailable);
            return;
        }
        self.show(View::Watch);
        let order = Order { id: self.next_task(), work: making.plan };
        self.watch.replay = Some(Replay::new(order, making.removal, resumed));
    }

    /// Applies the recording.
    pub(super) fn take_recording(&mut self, outcome: Result<Box<Recorded>, GenerateError>) -> bool {
        let Some(watch) = &mut self.watch.replay else { return false };
        let (removal, link) = (watch.removal(), watch.link());
        let is_there = match outcome {
            Ok(recorded) => watch.take(*recorded),
            Err(_) => false,
        };
        if !is_there {
            let value = link.write().chars().take(24).collect::<String>().into();
            self.notice(Notice::Link(LinkProblem { field: Field::Making, value }));
        }
        if !self.show_removal(removal) {
            self.hide_making();
        }
        true
    }

    /// Shows the board of a removal and its search. Returns whether there is such a removal.
    fn show_removal(&mut self, removal: usize) -> bool {
        let Some(watch) = &mut self.watch.replay else { return false };
        let Some(sheet) = watch.go_to(removal) else { return false };
        let before = std::mem::replace(&mut self.play.editor, Editor::new(&sheet));
        let plays = watch.aside.is_some()
            && self.watch.player.as_ref().is_some_and(|player| player.is_playing);
        watch.aside.get_or_insert(before);
        let resumed = watch.resumed.take().unwrap_or_default();
        // The answer is not about this board.
        self.play.forget_answer();
        self.watch.goal = resumed.goal.unwrap_or(SECOND);
        self.restart_search();
        if let Some(trail) = &resumed.trail {
            self.explore_along(trail);
        }
        if let Some(step) = resumed.step {
            self.watch.controls.grain = step.grain;
        }
        if let Some(player) = &mut self.watch.player {
            player.is_playing = plays;
            if let Some(step) = resumed.step {
                player.go_to(step.target());
            }
        }
        true
    }

    /// Ends the replay and restores the board shown before it. Returns whether there was a
    /// replay.
    pub(crate) fn hide_making(&mut self) -> bool {
        let Some(watch) = self.watch.replay.take() else { return false };
        if let Some(editor) = watch.aside {
            self.play.editor = editor;
            self.play.forget_answer();
            self.watch.goal = Goal::FIRST;
            self.restart_search();
        }
        true
    }

    fn restart_search(&mut self) {
        self.watch.lit = None;
        self.watch.player = None;
        if self.watch.tree.is_by_hand() && !self.view.shows_search() {
            self.watch.tree = Tree::default();
        }
        self.drop_notices(Notice::is_about_place);
        if self.view.shows_search() {
            self.prepare_player();
        }
    }
}
