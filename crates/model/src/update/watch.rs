//! Watching a search.

use sudoku_engine::board::Digit;
use sudoku_engine::recording::Target;
use sudoku_engine::search::{Goal, Strategy};

use crate::base::constraint_focus::ConstraintFocus;
use crate::base::settings::View;
use crate::base::steps::TreeMove;
use crate::base::steps::{Mark, Way};
use crate::model::notice::Notice;
use crate::view::branch_table::Table;
use crate::worker::run::RunId;
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
            Msg::StrategyChosen(strategy) => self.search_by(strategy),
            Msg::Ticked { steps } => self.tick_on(steps),
            Msg::FoldToggled | Msg::SubtreeUnfolded | Msg::FailedFolded | Msg::AllUnfolded => {
                self.fold(&msg)
            }
            Msg::LevelPutOut => super::set(&mut self.lit, None),
            Msg::ConstraintsListed(is_listed) => super::set(
                &mut self.looking,
                ConstraintFocus { is_listed, ..ConstraintFocus::default() },
            ),
            Msg::ConstraintPointed(pointed) => super::set(&mut self.looking.pointed, pointed),
            Msg::ConstraintChosen(rule) => {
                let chosen = Some(rule).filter(|_| self.looking.chosen != Some(rule));
                super::set(&mut self.looking.chosen, chosen)
            }
            moving => {
                let dropped = self.drop_notices(Notice::is_about_place);
                self.go(&moving) || dropped
            }
        }
    }

    /// Searches in another way, from the start.
    fn search_by(&mut self, strategy: Strategy) -> bool {
        let changed = super::set(&mut self.strategy, strategy);
        if changed && self.player.take().is_some() {
            self.goal = self.usual_goal();
            self.prepare_player();
        }
        changed
    }

    /// Goes elsewhere in the search.
    fn go(&mut self, msg: &Msg) -> bool {
        let grain = self.controls.grain;
        if let Msg::NodeChosen(path) = msg {
            return self.choose_node(path);
        }
        if let Msg::BranchChosen(path) = msg {
            return self.choose_branch(path);
        }
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
            Msg::TreeHopped(hop) => return self.hop(hop),
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
    pub(super) fn aim(&mut self, goal: Goal) {
        self.goal = goal;
        self.comparison.forget();
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

    fn hop(&mut self, hop: TreeMove) -> bool {
        let Some(player) = &self.player else { return false };
        let path = player.forest.hop(&player.at, hop);
        path.is_some_and(|path| self.go_to_node(&path))
    }

    /// A folded node that is clicked is unfolded, too.
    fn choose_node(&mut self, path: &[Digit]) -> bool {
        let Some(player) = &mut self.player else { return false };
        let is_folded = player.forest.is_folded(path);
        let goes = self.go_to_node(path);
        if let Some(player) = self.player.as_mut().filter(|_| is_folded) {
            player.forest.unfold(path);
        }
        goes
    }

    /// Goes to a node of the table, which may be that of a place left meanwhile.
    fn choose_branch(&mut self, path: &[Digit]) -> bool {
        let Some(player) = &mut self.player else { return false };
        match Table::target(player, path) {
            Some(target) => {
                player.go_to(target);
                true
            }
            None => self.go_to_node(path),
        }
    }

    /// Goes to where a node is placed; past the goal, the whole tree is searched.
    fn go_to_node(&mut self, path: &[Digit]) -> bool {
        let Some(player) = &self.player else { return false };
        let Some(target) = player.forest.target(&player.at, path) else { return false };
        let is_beyond = matches!(target, Target::Step(step) if player.forest.is_beyond_goal(step));
        if is_beyond {
            self.aim(Goal::Exhaustion);
        }
        if let Some(player) = &mut self.player {
            player.go_to(target);
        }
        true
    }

    /// A placement that the search does not come to lies beyond its goal, if it has
    /// one: the whole tree is searched for it.
    pub(super) fn look_beyond_goal(&mut self, target: Target) {
        if matches!(target, Target::Placement { .. }) && self.goal != Goal::Exhaustion {
            self.aim(Goal::Exhaustion);
            if let Some(player) = &mut self.player {
                player.go_to(target);
            }
        }
    }

    fn fold(&mut self, msg: &Msg) -> bool {
        let Some(player) = &mut self.player else { return false };
        let forest = &mut player.forest;
        match msg {
            Msg::FoldToggled => forest.toggle_fold(&player.at),
            Msg::SubtreeUnfolded => {
                let path = forest.drawn_path(&player.at);
                forest.unfold(&path)
            }
            Msg::FailedFolded => forest.fold_failed(),
            Msg::AllUnfolded => forest.unfold_all(),
            _ => false,
        }
    }

    /// Has the worker asked about what the tree shows, if it can be.
    pub(crate) fn settle_tree(&mut self) -> bool {
        let has_worker = !self.is_worker_lost && self.view == View::Watch;
        let rests = self.tick().is_none() || self.controls.speed.shows_each_step();
        let Some(player) = &mut self.player else { return false };
        if has_worker {
            let rests = rests && player.seek.is_none();
            player.forest.settle(&player.at, rests, &mut player.asks)
        } else {
            player.forest.call_off();
            false
        }
    }
}
