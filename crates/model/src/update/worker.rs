//! Messages from the worker, and what happens without it.

use sudoku_engine::recording::Target;

use super::set::set;
use crate::Model;
use crate::base::steps::{Mark, Way};
use crate::model::dialog::Dialog;
use crate::model::notice::Notice;
use crate::search::player::Player;
use crate::worker::protocol::{Found, Reply};
use crate::worker::run::Progress;
use crate::worker::run::RunId;

/// Messages from the worker.
#[derive(Clone, Debug, PartialEq)]
pub enum WorkerMsg {
    Replied(Reply),
    /// The worker ended.
    Lost {
        /// Whether it is being restarted.
        restarting: bool,
    },
}

impl WorkerMsg {
    /// Returns whether what it changes can be drawn with the next frame, together with
    /// everything else. A place that was requested cannot wait: it has to be ready when that
    /// frame is drawn.
    pub(super) const fn can_wait(&self) -> bool {
        match self {
            Self::Lost { .. } => false,
            Self::Replied(reply) => match reply {
                Reply::Ready { .. }
                | Reply::Sought { .. }
                | Reply::Task { .. }
                | Reply::Export { .. } => false,
                Reply::Progress { .. }
                | Reply::Lane { .. }
                | Reply::Branches { .. }
                | Reply::Map { .. }
                | Reply::RunStats { .. }
                | Reply::Works
                | Reply::Rests { .. } => true,
            },
        }
    }
}

impl Model {
    pub(super) fn apply_worker(&mut self, msg: WorkerMsg) -> bool {
        match msg {
            WorkerMsg::Replied(reply) => self.apply_reply(reply),
            WorkerMsg::Lost { restarting } => self.lose_worker(restarting),
        }
    }

    /// Applies a reply. A reply about something no longer wanted changes nothing.
    fn apply_reply(&mut self, reply: Reply) -> bool {
        match reply {
            Reply::Lane { run, report } => {
                let lane = self.lanes_mut().find(|lane| lane.player.run == run);
                lane.is_some_and(|lane| lane.take(*report))
            }
            Reply::RunStats { run, facts } => {
                let is_current = self.player_of(run).is_some();
                let Some(Dialog::RunStats(known)) = &mut self.dialog else { return false };
                is_current && set(known, Some(facts))
            }
            Reply::Task { id, news, .. } => self.take_news(id, &news),
            Reply::Export { id, news } => self.wants(id) && self.take_export_news(&news),
            Reply::Ready { .. }
            | Reply::Progress { .. }
            | Reply::Sought { .. }
            | Reply::Map { .. }
            | Reply::Branches { .. }
            | Reply::Works
            | Reply::Rests { .. } => self.apply_reply_of_run(reply),
        }
    }

    /// Applies a reply about a run that is played, or about the worker itself.
    pub(super) fn apply_reply_of_run(&mut self, reply: Reply) -> bool {
        match reply {
            Reply::Ready { .. } => self.greet_worker(),
            Reply::Progress { run, counters, is_over } => {
                self.player_of(run).is_some_and(|player| player.take_progress(counters, is_over))
            }
            Reply::Sought { run, id, found } => self.take_found(run, id, &found),
            Reply::Map { run, id, sheet } => {
                self.player_of(run).is_some_and(|player| player.map.take(id, *sheet))
            }
            Reply::Branches { run, id, branches } => self.player_of(run).is_some_and(|player| {
                player.forest.take(id, &branches, player.progress.is_over)
                    || player.branching.take(id, branches)
            }),
            Reply::Lane { .. }
            | Reply::RunStats { .. }
            | Reply::Task { .. }
            | Reply::Export { .. }
            | Reply::Works
            | Reply::Rests { .. } => false,
        }
    }

    fn player_of(&mut self, run: RunId) -> Option<&mut Player> {
        let lanes = self.comparison.iter_mut().flat_map(|it| &mut it.lanes);
        let lanes = lanes.map(|lane| &mut lane.player);
        self.watch.player.iter_mut().chain(lanes).find(|player| player.run == run)
    }

    /// Resets what was known of the worker: a new one has searched nothing yet.
    fn greet_worker(&mut self) -> bool {
        let was_lost = std::mem::take(&mut self.is_worker_lost);
        if was_lost {
            self.drop_notices(|notice| *notice == Notice::WorkerUnavailable);
        }
        self.lanes_mut().for_each(|lane| lane.player.lose_run());
        let progress = self.watch.player.as_mut().map(|player| {
            let is_stopped = player.progress.is_stopped;
            player.lose_run();
            set(&mut player.progress, Progress { is_stopped, ..Progress::default() })
        });
        was_lost || progress == Some(true)
    }

    fn take_found(&mut self, run: RunId, id: u32, found: &Found) -> bool {
        let Some(player) = self.player_of(run).filter(|player| player.awaits(id)) else {
            return false;
        };
        let (mark, way) = match player.take_found(found) {
            Some(Target::SolutionBefore(_)) => (Mark::Solution, Way::Back),
            Some(Target::DeadEndAfter(_)) => (Mark::DeadEnd, Way::On),
            Some(Target::DeadEndBefore(_)) => (Mark::DeadEnd, Way::Back),
            Some(Target::SolutionAfter(_)) => (Mark::Solution, Way::On),
            Some(target) => {
                self.look_beyond_goal(target);
                return true;
            }
            None => return true,
        };
        self.miss_mark(mark, way);
        true
    }

    /// Handles the end of the worker. Its work starts over with the next one, if there is one.
    fn lose_worker(&mut self, restarting: bool) -> bool {
        self.lose_export();
        self.is_worker_lost = !restarting;
        self.drop_notices(|notice| *notice == Notice::WorkerRestarted);
        self.notice(if restarting { Notice::WorkerRestarted } else { Notice::WorkerUnavailable });
        true
    }

    /// Tries to start the lost worker again, at the user's request.
    pub(super) fn want_worker(&mut self) -> bool {
        if !std::mem::take(&mut self.is_worker_lost) {
            return false;
        }
        self.worker_attempt += 1;
        self.drop_notices(|notice| *notice == Notice::WorkerUnavailable);
        if let Some(player) = &mut self.watch.player {
            player.progress.is_stopped = false;
        }
        true
    }

    /// Asks the worker about the node on show, once it stays on show. Returns whether it was
    /// asked.
    pub(super) fn settle_branching(&mut self) -> bool {
        let Some(player) = self.watch.player.as_mut().filter(|_| self.view.shows_search()) else {
            return false;
        };
        let reach = player.reach();
        let stays = !player.is_playing && player.seek.is_none();
        stays && reach.run > 0 && player.branching.settle(&player.at, reach, &mut player.asks)
    }

    /// Ensures that nothing waits for a reply that will never come: without a worker, whatever
    /// waits for one is cancelled; with one, a stopped run resumes if a place beyond it was
    /// requested.
    pub(super) fn settle_with_worker(&mut self) {
        if !self.is_worker_lost {
            if let Some(player) = &mut self.watch.player {
                player.wake_for_seek();
            }
            return;
        }
        let mut is_cancelled = false;
        if let Some(player) = &mut self.watch.player {
            player.progress = Progress { is_stopped: true, ..Progress::default() };
            is_cancelled |= player.seek.take().is_some();
        }
        if let Some(comparison) = &mut self.comparison {
            comparison.lose_worker();
        }
        is_cancelled |= self.lose_tasks();
        if is_cancelled {
            self.notice(Notice::WorkerUnavailable);
        }
    }
}
