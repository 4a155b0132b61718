//! The replay of how a puzzle was generated.

use sudoku_engine::generate::GenerateError;
use sudoku_engine::search::Goal;

use crate::Model;
use crate::base::settings::View;
use crate::base::task_state::TaskInProgress;
use crate::model::link::{Field, LinkProblem};
use crate::model::notice::Notice;
use crate::model::tree::Tree;
use crate::puzzle::editor::Editor;
use crate::search::replay::{LinkReplay, Replay, ResumePoint, SECOND_SOLUTION};
use crate::worker::generation_record::GenerationRecord;

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
    pub(super) const fn interrupts_replay(self) -> bool {
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
                let Some(plan) = self.play.generation.plan() else { return false };
                let making = LinkReplay { plan: plan.clone(), removal: 0 };
                self.start_replay(making, ResumePoint::default());
                true
            }
            ReplayMsg::RemovalChosen(removal) => {
                let watch = self.watch.replay.as_ref();
                let is_other = watch
                    .is_some_and(|watch| watch.record().is_some() && watch.removal() != removal);
                is_other && self.show_removal(removal)
            }
            ReplayMsg::RemovalsPlayed(on) => self.set_removals_playing(on),
            ReplayMsg::Closed => self.end_replay(),
        }
    }

    /// Starts or stops showing one removal after the other, from the first if the last one is
    /// on show. The search of the removal on show pauses.
    fn set_removals_playing(&mut self, on: bool) -> bool {
        let Some(watch) = self.watch.replay.as_mut().filter(|watch| watch.record().is_some())
        else {
            return false;
        };
        let is_at_end = !watch.has_next();
        let changed = std::mem::replace(&mut watch.is_playing, on) != on;
        if let Some(player) = self.watch.player.as_mut().filter(|_| on) {
            player.stop_playing();
        }
        if on && is_at_end {
            self.show_removal(0);
        }
        changed
    }

    /// Returns whether one removal after the other is shown: not while a tree is opened by
    /// hand.
    pub(crate) fn plays_removals(&self) -> bool {
        self.watch.replay.as_ref().is_some_and(|replay| replay.is_playing)
            && self.shown_exploration().is_none()
    }

    /// Shows the next removal, and stops at the last.
    pub(super) fn play_removals(&mut self) -> bool {
        let Some(watch) = &mut self.watch.replay else { return false };
        let next = watch.removal() + 1;
        if watch.has_next() {
            let is_shown = self.show_removal(next);
            let watch = self.watch.replay.as_mut();
            watch.into_iter().for_each(|watch| watch.is_playing &= watch.has_next());
            return is_shown;
        }
        std::mem::take(&mut watch.is_playing)
    }

    /// Stops playing: any other action of the user is about the removal on show.
    pub(super) fn pause_removals(&mut self) -> bool {
        self.watch.replay.as_mut().is_some_and(|watch| std::mem::take(&mut watch.is_playing))
    }

    /// Returns where a search stops by default: for a removal, at the second solution, which
    /// decides it.
    pub(super) fn default_goal(&self) -> Goal {
        let is_removal = self.watch.replay.as_ref().is_some_and(|watch| watch.record().is_some());
        if is_removal { SECOND_SOLUTION } else { Goal::FIRST }
    }

    /// Starts the replay: requests the recording of how a puzzle was generated. It shows searches, so
    /// a tree that is opened by hand is left.
    pub(crate) fn start_replay(&mut self, making: LinkReplay, resume_point: ResumePoint) {
        self.end_replay();
        self.switch_exploring(false);
        if self.is_worker_lost {
            self.notice(Notice::WorkerUnavailable);
            return;
        }
        self.show(View::Watch);
        let task = TaskInProgress { id: self.next_task(), work: making.plan };
        self.watch.replay = Some(Replay::new(task, making.removal, resume_point));
    }

    pub(super) fn apply_recording(
        &mut self,
        outcome: Result<Box<GenerationRecord>, GenerateError>,
    ) -> bool {
        let Some(watch) = &mut self.watch.replay else { return false };
        let (removal, link) = (watch.removal(), watch.link());
        let is_recorded = match outcome {
            Ok(record) => watch.receive_record(*record),
            Err(_) => false,
        };
        if !is_recorded {
            let value = link.write().chars().take(24).collect::<String>().into();
            self.notice(Notice::Link(LinkProblem { field: Field::Making, value }));
        }
        if !self.show_removal(removal) {
            self.end_replay();
        }
        true
    }

    /// Shows the board of a removal and its search. Returns whether there is such a removal.
    fn show_removal(&mut self, removal: usize) -> bool {
        let Some(watch) = &mut self.watch.replay else { return false };
        let Some(edited_puzzle) = watch.go_to(removal) else { return false };
        let before = std::mem::replace(&mut self.play.editor, Editor::new(&edited_puzzle));
        let plays = watch.stashed_editor.is_some()
            && self.watch.player.as_ref().is_some_and(|player| player.is_playing);
        watch.stashed_editor.get_or_insert(before);
        let resume_point = watch.resume_point.take().unwrap_or_default();
        // The answer is not about this board.
        self.play.forget_answer();
        self.watch.goal = resume_point.goal.unwrap_or(SECOND_SOLUTION);
        self.restart_search();
        if let Some(trail) = &resume_point.trail {
            self.explore_trail(trail);
        }
        if let Some(step) = resume_point.step {
            self.watch.controls.step_size = step.step_size;
        }
        if let Some(player) = &mut self.watch.player {
            player.is_playing = plays;
            if let Some(step) = resume_point.step {
                player.go_to(step.target());
            }
        }
        true
    }

    /// Ends the replay and restores the board shown before it. Returns whether there was a
    /// replay.
    pub(crate) fn end_replay(&mut self) -> bool {
        let Some(watch) = self.watch.replay.take() else { return false };
        if let Some(editor) = watch.stashed_editor {
            self.play.editor = editor;
            self.play.forget_answer();
            self.watch.goal = Goal::FIRST;
            self.restart_search();
        }
        true
    }

    fn restart_search(&mut self) {
        self.watch.forget_focus();
        self.watch.player = None;
        if self.watch.tree.is_exploration() && !self.view.shows_search() {
            self.watch.tree = Tree::default();
        }
        self.remove_notices(Notice::is_about_step);
        if self.view.shows_search() {
            self.prepare_player();
        }
    }
}
