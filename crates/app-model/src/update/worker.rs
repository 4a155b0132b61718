//! What the worker says, and what becomes of its absence.

use crate::answer::Solving;
use crate::notice::Notice;
use crate::paste::PasteState;
use crate::player::Progress;
use crate::protocol::Reply;
use crate::Model;

impl Model {
    /// Takes a reply. One about something not wanted any more changes nothing.
    pub(super) fn apply_reply(&mut self, reply: Reply) -> bool {
        match reply {
            Reply::Ready { .. } => std::mem::take(&mut self.is_worker_lost),
            Reply::Progress { run, counters, is_over } => {
                let Some(player) = self.player.as_mut().filter(|player| player.run == run) else {
                    return false;
                };
                let is_stopped = player.progress.is_stopped;
                player.progress = Progress { counters, is_over, is_stopped };
                true
            }
            Reply::Sought { run, id, found } => {
                let Some(player) = self.player.as_mut().filter(|player| player.run == run) else {
                    return false;
                };
                if player.sought(id, &found) {
                    self.notice(Notice::NoFurtherSolution);
                }
                true
            }
            Reply::Solved { id, answer } => {
                let wanted = matches!(self.solving, Solving::Working { id: asked, .. } if asked == id);
                if wanted {
                    self.take_answer(answer);
                }
                wanted
            }
            Reply::Read { id, outcome } => {
                let state = self.paste.as_ref().map(|paste| &paste.state);
                let wanted = matches!(state, Some(PasteState::Reading { id: asked }) if *asked == id);
                if wanted {
                    self.take_reading(outcome);
                }
                wanted
            }
        }
    }

    /// The worker ended. What it was doing begins again with the next one; where
    /// there will be none, what waits for it is called off.
    pub(super) fn lose_worker(&mut self, restarting: bool) -> bool {
        if let Some(player) = &mut self.player {
            player.progress.counters = Default::default();
            player.progress.is_over = false;
        }
        if restarting {
            self.notice(Notice::WorkerRestarted);
            return true;
        }
        self.is_worker_lost = true;
        if let Some(player) = &mut self.player {
            player.progress.is_stopped = true;
            player.seek = None;
        }
        if let Solving::Working { .. } = self.solving {
            self.solving = Solving::Idle;
        }
        if let Some(paste) = &mut self.paste
            && let PasteState::Reading { .. } = paste.state
        {
            paste.state = PasteState::NeedsWorker;
        }
        self.notice(Notice::WorkerUnavailable);
        true
    }
}
