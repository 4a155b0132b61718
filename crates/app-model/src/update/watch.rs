//! Watching a search.

use sudoku_engine::recording::Target;
use sudoku_engine::search::Goal;

use crate::forest::{Forest, Hop};
use crate::notice::Notice;
use crate::protocol::RunId;
use crate::{Model, Msg};

impl Model {
    pub(super) fn apply_watch(&mut self, msg: Msg) -> bool {
        match msg {
            Msg::SpeedChosen(speed) => return super::set(&mut self.controls.speed, speed),
            Msg::GrainChosen(grain) => return super::set(&mut self.controls.grain, grain),
            Msg::GoalChosen(goal) => {
                let changed = goal != self.goal;
                if changed {
                    self.aim(goal);
                }
                return changed;
            }
            Msg::WentToSolution => return self.seek_solution(),
            Msg::TreeHopped(hop) => return self.hop(hop),
            Msg::NodeChosen(node) => return self.go_to_node(node),
            _ => {}
        }
        let grain = self.controls.grain;
        let Some(player) = &mut self.player else { return false };
        match msg {
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
            Msg::WentToDeadEnd => {
                player.pause();
                player.is_hunting = true;
            }
            Msg::SearchStopped => {
                player.pause();
                player.progress.is_stopped = !player.progress.is_over;
            }
            Msg::SearchContinued => player.progress.is_stopped = false,
            Msg::Ticked { steps } => return self.tick_on(steps),
            Msg::FoldToggled(_) | Msg::FailedFolded | Msg::AllUnfolded => {
                let step = player.at.counters().step();
                return player.forest.as_mut().is_some_and(|forest| fold(forest, step, &msg));
            }
            _ => return false,
        }
        true
    }

    fn tick_on(&mut self, steps: Option<u64>) -> bool {
        let grain = self.controls.grain;
        let Some(player) = &mut self.player else { return false };
        if player.is_hunting {
            if player.hunt() {
                self.notice(Notice::NoFurtherDeadEnd);
            }
            return true;
        }
        if !player.is_playing {
            return false;
        }
        player.play(steps, grain);
        true
    }

    /// Changes how far the search goes, staying where it is.
    fn aim(&mut self, goal: Goal) {
        self.goal = goal;
        let run = RunId(self.next_id());
        self.player = self.player.as_ref().map(|player| player.with_goal(run, goal));
    }

    /// To the next solution. Where the search stops at the one it stands at, it is
    /// made to go on to the one after.
    fn seek_solution(&mut self) -> bool {
        let Some(player) = &self.player else { return false };
        let counters = player.at.counters();
        if let Goal::Solution(nth) = self.goal
            && counters.solutions >= nth.get()
        {
            self.aim(Goal::Solution(nth.saturating_add(1)));
        }
        if let Some(player) = &mut self.player {
            player.go_to(Target::SolutionAfter(counters.step()));
        }
        true
    }

    fn hop(&mut self, hop: Hop) -> bool {
        let Some(player) = &self.player else { return false };
        let step = player.at.counters().step();
        match player.forest.as_ref().map(|forest| forest.hop(step, hop)) {
            Some(Some(target)) => self.go_to_tree_step(target),
            Some(None) if hop == Hop::Solution => {
                self.notice(Notice::NoFurtherSolution);
                true
            }
            Some(None) => false,
            None if hop == Hop::Solution => self.seek_solution(),
            None if hop == Hop::Root => self.apply_watch(Msg::WentToStart),
            None => false,
        }
    }

    fn go_to_node(&mut self, node: u32) -> bool {
        let forest = self.player.as_ref().and_then(|player| player.forest.as_ref());
        let target = forest.and_then(|forest| forest.tree().nodes.get(node as usize));
        target.map(|node| node.placed_at).is_some_and(|step| self.go_to_tree_step(step))
    }

    /// Goes to a step of the drawn tree; past the goal, the whole tree is searched.
    fn go_to_tree_step(&mut self, step: u64) -> bool {
        let forest = self.player.as_ref().and_then(|player| player.forest.as_ref());
        if forest.is_some_and(|forest| step > forest.goal_steps()) {
            self.aim(Goal::Exhaustion);
        }
        if let Some(player) = &mut self.player {
            player.go_to(Target::Step(step));
        }
        true
    }
}

fn fold(forest: &mut Forest, step: u64, msg: &Msg) -> bool {
    match msg {
        Msg::FoldToggled(node) => {
            let Some(node) = node.or_else(|| forest.path(step).last().copied()) else {
                return false;
            };
            forest.toggle_fold(node);
        }
        Msg::FailedFolded => forest.fold_failed(),
        Msg::AllUnfolded => forest.unfold_all(),
        _ => return false,
    }
    true
}
