//! Watching a search.

use sudoku_engine::recording::Target;
use sudoku_engine::search::Goal;

use crate::branching::Table;
use crate::forest::{Forest, Hop};
use crate::notice::Notice;
use crate::player::{Mark, Way};
use crate::protocol::RunId;
use crate::{Model, Msg};

impl Model {
    pub(super) fn apply_watch(&mut self, msg: Msg) -> bool {
        match msg {
            Msg::SpeedChosen(speed) => super::set(&mut self.controls.speed, speed),
            Msg::GrainChosen(grain) => super::set(&mut self.controls.grain, grain),
            Msg::GoalChosen(goal) => {
                let changed = goal != self.goal;
                if changed {
                    self.aim(goal);
                }
                changed
            }
            Msg::Ticked { steps } => self.tick_on(steps),
            Msg::FoldToggled | Msg::FailedFolded | Msg::AllUnfolded => self.fold(&msg),
            moving => {
                let dropped = self.drop_notices(Notice::is_about_place);
                self.go(&moving) || dropped
            }
        }
    }

    /// Goes elsewhere in the search.
    fn go(&mut self, msg: &Msg) -> bool {
        let grain = self.controls.grain;
        let Some(player) = &mut self.player else { return false };
        match *msg {
            Msg::PlayToggled => player.toggle(),
            Msg::Stepped => {
                player.pause();
                player.step(grain);
            }
            Msg::SteppedBack => {
                player.pause();
                player.step_back(grain);
            }
            Msg::WentToStart => player.rewind(),
            Msg::WentToEnd => player.go_to(Target::End),
            Msg::Restarted => {
                player.rewind();
                player.is_playing = true;
            }
            Msg::WentToStep(step) => player.go_to(Target::Step(step)),
            Msg::WentToMark { mark, way } => self.go_to_mark(mark, way),
            Msg::SearchStopped => {
                player.pause();
                player.progress.is_stopped = !player.progress.is_over;
            }
            Msg::SearchContinued => player.progress.is_stopped = false,
            Msg::BranchChosen(digit) => player.go_to(Table::target(player, digit)),
            Msg::TreeHopped(hop) => return self.hop(hop),
            Msg::NodeChosen(node) => return self.go_to_node(node),
            _ => return false,
        }
        true
    }

    fn tick_on(&mut self, steps: Option<u64>) -> bool {
        let grain = self.controls.grain;
        match &mut self.player {
            Some(player) if player.is_playing => player.play(steps, grain),
            _ => false,
        }
    }

    /// Changes how far the search goes, staying where it is.
    fn aim(&mut self, goal: Goal) {
        self.goal = goal;
        let run = RunId(self.next_id());
        self.player = self.player.as_ref().map(|player| player.with_goal(run, goal));
    }

    /// To a mark. Where the search ends at one solution before the next, it is made to
    /// go on to the one after.
    fn go_to_mark(&mut self, mark: Mark, way: Way) {
        let found = self.player.as_ref().map(|player| player.at.counters().solutions);
        if let (Some(found), Goal::Solution(nth)) = (found, self.goal)
            && (mark, way) == (Mark::Solution, Way::On)
            && found >= nth.get()
        {
            self.aim(Goal::Solution(nth.saturating_add(1)));
        }
        if self.player.as_mut().is_some_and(|player| player.go_to_mark(mark, way)) {
            self.notice(Notice::NoMark { mark, way });
        }
    }

    fn forest(&self) -> Option<&Forest> {
        self.player.as_ref()?.forest.as_ref()
    }

    fn hop(&mut self, hop: Hop) -> bool {
        let Some(player) = &self.player else { return false };
        let step = player.at.counters().step();
        let target = self.forest().and_then(|forest| forest.hop(step, hop));
        target.is_some_and(|step| self.go_to_tree_step(step))
    }

    fn go_to_node(&mut self, node: u32) -> bool {
        let node = self.forest().and_then(|forest| forest.tree().nodes.get(node as usize));
        let target = node.map(|node| node.placed_at);
        target.is_some_and(|step| self.go_to_tree_step(step))
    }

    /// Goes to a step of the drawn tree; past the goal, the whole tree is searched.
    fn go_to_tree_step(&mut self, step: u64) -> bool {
        if self.forest().is_some_and(|forest| step > forest.goal_steps()) {
            self.aim(Goal::Exhaustion);
        }
        if let Some(player) = &mut self.player {
            player.go_to(Target::Step(step));
        }
        true
    }

    fn fold(&mut self, msg: &Msg) -> bool {
        let Some(player) = &mut self.player else { return false };
        let step = player.at.counters().step();
        let Some(forest) = &mut player.forest else { return false };
        match msg {
            Msg::FoldToggled => forest.toggle_fold_at(step),
            Msg::FailedFolded => forest.fold_failed(),
            Msg::AllUnfolded => forest.unfold_all(),
            _ => false,
        }
    }
}
