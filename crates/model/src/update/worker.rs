//! Messages from the worker, and what happens without it.

use std::rc::Rc;

use sudoku_engine::recording::Target;

use super::set::set_if_changed;
use crate::Model;
use crate::base::steps::{Mark, Way};
use crate::model::dialog::Dialog;
use crate::model::notice::Notice;
use crate::search::player::Player;
use crate::worker::protocol::{Reply, SeekOutcome};
use crate::worker::run::Progress;
use crate::worker::run::RunId;

#[derive(Clone, Debug, PartialEq)]
pub enum WorkerMsg {
    /// In an `Rc` so that the page's first file, which clones the user's messages, does not contain
    /// the clone of every reply. A reply has one owner when it is applied.
    Replied(Rc<Reply>),
    Lost {
        /// Whether it is being restarted.
        restarting: bool,
    },
}

impl WorkerMsg {
    pub fn replied(reply: Reply) -> Self {
        Self::Replied(Rc::new(reply))
    }

    /// Returns whether what it changes can be drawn with the next frame, together with
    /// everything else. A place that was requested cannot wait: it has to be ready when that
    /// frame is drawn.
    pub(super) fn can_wait(&self) -> bool {
        match self {
            Self::Lost { .. } => false,
            Self::Replied(reply) => match &**reply {
                Reply::Ready { .. }
                | Reply::Seek { .. }
                | Reply::Task { .. }
                | Reply::Export { .. } => false,
                Reply::Progress { .. }
                | Reply::Lane { .. }
                | Reply::Branches { .. }
                | Reply::Map { .. }
                | Reply::RunStats { .. }
                | Reply::Alive
                | Reply::Idle { .. } => true,
            },
        }
    }
}

impl Model {
    pub(super) fn apply_worker(&mut self, msg: WorkerMsg) -> bool {
        match msg {
            WorkerMsg::Replied(reply) => {
                let is_ready = matches!(*reply, Reply::Ready { .. });
                let changed = self.apply_reply(reply);
                let is_checking = is_ready && self.check_first_puzzle();
                changed || is_checking
            }
            WorkerMsg::Lost { restarting } => self.lose_worker(restarting),
        }
    }

    /// Applies a reply. A reply about something no longer wanted changes nothing.
    fn apply_reply(&mut self, reply: Rc<Reply>) -> bool {
        if reply.is_of_run() {
            return self.apply_reply_of_run(reply);
        }
        let Some(reply) = Rc::into_inner(reply) else { return false };
        match reply {
            Reply::Lane { run, report } => {
                let lane = self.lanes_mut().find(|lane| lane.player.run == run);
                lane.is_some_and(|lane| lane.receive_report(*report))
            }
            Reply::RunStats { run, facts } => {
                let is_current = self.player_of(run).is_some();
                let Some(Dialog::RunStats(known)) = &mut self.dialog else { return false };
                is_current && set_if_changed(known, Some(facts))
            }
            Reply::Task { id, report, .. } => self.apply_task_report(id, &report),
            Reply::Export { id, report } => self.has_task(id) && self.apply_export_report(&report),
            Reply::Ready { .. }
            | Reply::Progress { .. }
            | Reply::Seek { .. }
            | Reply::Map { .. }
            | Reply::Branches { .. }
            | Reply::Alive
            | Reply::Idle { .. } => false,
        }
    }

    /// Applies a reply about a run that is played, or about the worker itself.
    pub(super) fn apply_reply_of_run(&mut self, reply: Rc<Reply>) -> bool {
        let Some(reply) = Rc::into_inner(reply) else { return false };
        match reply {
            Reply::Ready { .. } => self.reset_for_new_worker(),
            Reply::Progress { run, counters, is_over } => {
                self.player_of(run).is_some_and(|player| player.receive_progress(counters, is_over))
            }
            Reply::Seek { run, id, outcome } => self.apply_seek_outcome(run, id, &outcome),
            Reply::Map { run, id, tile } => {
                self.player_of(run).is_some_and(|player| player.timeline.receive_tile(id, *tile))
            }
            Reply::Branches { run, id, branches } => self.player_of(run).is_some_and(|player| {
                player.tree_view.receive_branches(id, &branches, player.progress.is_over)
                    || player.current_branches.receive_branches(id, branches)
            }),
            Reply::Lane { .. }
            | Reply::RunStats { .. }
            | Reply::Task { .. }
            | Reply::Export { .. }
            | Reply::Alive
            | Reply::Idle { .. } => false,
        }
    }

    fn player_of(&mut self, run: RunId) -> Option<&mut Player> {
        let lanes = self.comparison.iter_mut().flat_map(|it| &mut Rc::make_mut(it).lanes);
        let lanes = lanes.map(|lane| &mut lane.player);
        self.watch.player.as_deref_mut().into_iter().chain(lanes).find(|player| player.run == run)
    }

    /// Resets what was known of the worker: a new one has searched nothing yet.
    fn reset_for_new_worker(&mut self) -> bool {
        let was_lost = std::mem::take(&mut self.is_worker_lost);
        if was_lost {
            self.remove_notices(|notice| *notice == Notice::WorkerUnavailable);
        }
        self.lanes_mut().for_each(|lane| lane.player.lose_run());
        let progress = self.watch.player.as_mut().map(|player| {
            let is_stopped = player.progress.is_stopped;
            player.lose_run();
            set_if_changed(&mut player.progress, Progress { is_stopped, ..Progress::default() })
        });
        was_lost || progress == Some(true)
    }

    fn apply_seek_outcome(&mut self, run: RunId, id: u32, outcome: &SeekOutcome) -> bool {
        let Some(player) = self.player_of(run).filter(|player| player.is_seeking(id)) else {
            return false;
        };
        let (mark, way) = match player.receive_seek_outcome(outcome) {
            Some(Target::SolutionBefore(_)) => (Mark::Solution, Way::Back),
            Some(Target::DeadEndAfter(_)) => (Mark::DeadEnd, Way::Forward),
            Some(Target::DeadEndBefore(_)) => (Mark::DeadEnd, Way::Back),
            Some(Target::SolutionAfter(_)) => (Mark::Solution, Way::Forward),
            Some(target) => {
                self.search_beyond_goal(target);
                return true;
            }
            None => return true,
        };
        self.report_missing_mark(mark, way);
        true
    }

    /// Handles the end of the worker. Its work starts over with the next one, if there is one.
    fn lose_worker(&mut self, restarting: bool) -> bool {
        self.lose_export();
        self.is_worker_lost = !restarting;
        self.remove_notices(|notice| *notice == Notice::WorkerRestarted);
        self.notice(if restarting { Notice::WorkerRestarted } else { Notice::WorkerUnavailable });
        true
    }

    /// Tries to start the lost worker again, at the user's request.
    pub(super) fn request_worker(&mut self) -> bool {
        if !std::mem::take(&mut self.is_worker_lost) {
            return false;
        }
        self.worker_attempt += 1;
        self.remove_notices(|notice| *notice == Notice::WorkerUnavailable);
        if let Some(player) = &mut self.watch.player {
            player.progress.is_stopped = false;
        }
        true
    }

    /// Asks the worker about the node on show, once it stays on show. Returns whether it was
    /// asked.
    pub(super) fn settle_branch_table(&mut self) -> bool {
        let player = self.watch.player.as_deref_mut();
        let Some(player) = player.filter(|_| self.view.shows_search()) else { return false };
        let run_extent = player.run_extent();
        let is_resting = !player.is_playing && player.seek.is_none();
        is_resting
            && run_extent.run_steps > 0
            && player.current_branches.update_query(
                &player.stepper,
                run_extent,
                &mut player.last_query_id,
            )
    }

    /// Ensures that nothing waits for a reply that will never come: without a worker, whatever
    /// waits for one is cancelled; with one, a stopped run resumes if a place beyond it was
    /// requested.
    pub(super) fn settle_with_worker(&mut self) {
        if !self.is_worker_lost {
            if let Some(player) = &mut self.watch.player {
                player.resume_run_for_seek();
            }
            return;
        }
        let mut is_cancelled = false;
        if let Some(player) = &mut self.watch.player {
            player.progress = Progress { is_stopped: true, ..Progress::default() };
            is_cancelled |= player.seek.take().is_some();
        }
        if let Some(comparison) = self.comparison.as_mut().map(Rc::make_mut) {
            comparison.lose_worker();
        }
        is_cancelled |= self.cancel_tasks();
        if is_cancelled {
            self.notice(Notice::WorkerUnavailable);
        }
    }
}
