//! Playing a search, or the searches that are compared.

use sudoku_engine::recording::Target;
use sudoku_engine::search::{Goal, Strategy};

use super::set::set_if_changed;
use crate::Model;
use crate::base::copy_on_write::CopyOnWrite;
use crate::base::settings::Playback;
use crate::base::speed::Speed;
use crate::base::steps::{Mark, StepSize, Way};
use crate::model::notice::Notice;
use crate::search::player::Player;
use crate::worker::run::RunId;

/// User actions that play a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayMsg {
    /// Play or pause.
    Toggled,
    Stepped,
    SteppedBack,
    WentToStart,
    WentToEnd,
    /// Play from the start.
    Restarted,
    WentToStep(u64),
    /// To a step, or between two of them.
    WentToPlace(Target),
    /// To the next solution or dead end, or to the one before.
    WentToMark {
        mark: Mark,
        way: Way,
    },
    SpeedChosen(Speed),
    StepSizeChosen(StepSize),
    StrategyChosen(Strategy),
    GoalChosen(Goal),
    /// Stop playing and searching.
    Stopped,
    /// Resume the run that was stopped.
    Continued,
}

impl Model {
    pub(super) fn apply_play(&mut self, msg: PlayMsg) -> bool {
        match self.view.playback() {
            Playback::Search => self.play_search(msg),
            Playback::Comparison => self.play_comparison(msg),
            Playback::Nothing => false,
        }
    }

    /// Plays the next steps of whatever is playing; `None` means as many as there are.
    pub(super) fn apply_tick(&mut self, steps: Option<u64>) -> bool {
        if self.plays_removals() {
            return self.play_removals();
        }
        match self.view.playback() {
            Playback::Search => self.tick_search(steps),
            Playback::Comparison => self.play_lanes(steps),
            Playback::Nothing => false,
        }
    }

    /// Plays the next steps of the search.
    pub(super) fn tick_search(&mut self, steps: Option<u64>) -> bool {
        let step_size = self.watch.controls.played_step_size();
        let player = self.watch.player.as_mut().filter(|player| player.is_playing);
        player.is_some_and(|player| player.play(steps, step_size))
    }

    pub(super) fn play_search(&mut self, msg: PlayMsg) -> bool {
        let step_size = self.watch.controls.step_size;
        match msg {
            PlayMsg::SpeedChosen(speed) => set_if_changed(&mut self.watch.controls.speed, speed),
            PlayMsg::StepSizeChosen(step_size) => {
                set_if_changed(&mut self.watch.controls.step_size, step_size)
            }
            PlayMsg::GoalChosen(goal) => self.choose_goal(goal),
            PlayMsg::StrategyChosen(strategy) => self.set_strategy(strategy),
            PlayMsg::Toggled => self.move_player(Player::toggle),
            PlayMsg::Stepped => self.move_player(|player| {
                player.stop_playing_and_seeking();
                player.step(step_size);
            }),
            PlayMsg::SteppedBack => self.move_player(|player| {
                player.stop_playing_and_seeking();
                player.step_back(step_size);
            }),
            PlayMsg::WentToStart => self.move_player(Player::rewind),
            PlayMsg::WentToEnd => self.move_player(|player| player.go_to(Target::End)),
            PlayMsg::Restarted => self.move_player(|player| {
                player.rewind();
                player.is_playing = true;
            }),
            PlayMsg::WentToStep(step) => {
                self.move_player(|player| player.go_to(Target::Step(step)))
            }
            PlayMsg::WentToPlace(place) => self.move_player(|player| player.go_to(place)),
            PlayMsg::WentToMark { mark, way } => {
                let dropped = self.remove_notices(Notice::is_about_step);
                self.go_to_mark(mark, way) || dropped
            }
            PlayMsg::Stopped => self.move_player(|player| {
                player.stop_playing_and_seeking();
                player.progress.is_stopped = !player.progress.is_over;
            }),
            PlayMsg::Continued => self.move_player(|player| player.progress.is_stopped = false),
        }
    }

    /// Moves the search, and drops the notices about its previous position.
    fn move_player(&mut self, change: impl FnOnce(&mut Player)) -> bool {
        let dropped = self.remove_notices(Notice::is_about_step);
        let Some(player) = &mut self.watch.player else { return dropped };
        change(player);
        true
    }

    /// Continues the search to another goal, here and in the comparison.
    pub(super) fn choose_goal(&mut self, goal: Goal) -> bool {
        let changed = goal != self.watch.goal && !self.shows_written_search();
        if changed {
            self.set_goal(goal);
        }
        changed
    }

    /// Returns whether the search on show is what a program wrote, which has no goal.
    pub(super) fn shows_written_search(&self) -> bool {
        self.watch.player.as_ref().is_some_and(|player| player.stepper.is_written())
    }

    /// Searches with another strategy, from the start.
    fn set_strategy(&mut self, strategy: Strategy) -> bool {
        let changed =
            set_if_changed(&mut self.watch.strategy, strategy) || self.shows_written_search();
        if changed && self.watch.player.take().is_some() {
            self.watch.goal = self.default_goal();
            self.prepare_player();
        }
        changed
    }

    /// Changes the goal of the search without moving.
    pub(super) fn set_goal(&mut self, goal: Goal) {
        self.watch.goal = goal;
        self.watch.previous_goal = None;
        self.clear_comparison();
        let run = RunId(self.next_id());
        let player = self.watch.player.as_deref().map(|player| player.with_goal(run, goal));
        self.watch.player = player.map(CopyOnWrite::new);
    }

    /// Goes to a mark. If the search ends at one solution and the next one is wanted, its goal
    /// is moved on to that one.
    fn go_to_mark(&mut self, mark: Mark, way: Way) -> bool {
        let Some(player) = &self.watch.player else { return false };
        let found = player.stepper.counters().solutions;
        let has_goal = !player.stepper.is_written();
        if has_goal
            && let Goal::Solution(nth) = self.watch.goal
            && (mark, way) == (Mark::Solution, Way::Forward)
            && found >= nth.get()
        {
            let goal = self.watch.goal;
            self.set_goal(Goal::Solution(nth.saturating_add(1)));
            self.watch.previous_goal = Some(goal);
        }
        if self.watch.player.as_mut().is_some_and(|player| player.go_to_mark(mark, way)) {
            self.report_missing_mark(mark, way);
        }
        true
    }

    /// Reports that there is no such mark. If the goal was moved on to find one, it is
    /// restored.
    pub(super) fn report_missing_mark(&mut self, mark: Mark, way: Way) {
        if let (Mark::Solution, Way::Forward, Some(goal)) = (mark, way, self.watch.previous_goal) {
            self.set_goal(goal);
        }
        self.notice(Notice::MarkNotFound { mark, way });
    }

    /// Searches the whole tree for a placement that the search did not reach: if the search has
    /// a goal, the placement lies beyond it.
    pub(super) fn search_beyond_goal(&mut self, target: Target) {
        let has_goal = self.watch.goal != Goal::Exhaustion && !self.shows_written_search();
        if matches!(target, Target::Branch { .. }) && has_goal {
            self.set_goal(Goal::Exhaustion);
            if let Some(player) = &mut self.watch.player {
                player.go_to(target);
            }
        }
    }
}
