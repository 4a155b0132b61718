//! Decides from outside whether a worker is alive and how often it is restarted.
//!
//! Owns only the rule: the worker's messages and the time come from outside.

use super::protocol::{Sign, VERSION};

/// Milliseconds between two checks of a worker that has work.
pub const LOOK_EVERY: u32 = 1000;
/// If a check comes more than this many milliseconds after the previous one, the page itself
/// was held up, and messages may be waiting too.
const LATE: u64 = 2 * LOOK_EVERY as u64;
/// Milliseconds of silence after which a worker with work counts as dead.
pub const SILENCE: u64 = 10_000;
/// The same limit for a worker that is still loading.
const LOADING: u64 = 30_000;
/// Milliseconds of activity after which earlier failures are forgotten.
const HEALTHY: u64 = 60_000;
/// How many times a worker is restarted without any success in between.
pub const RESTARTS: u32 = 3;

/// The decision about a worker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    Lives,
    /// The worker is dead; start another after this many milliseconds.
    Restart {
        after: u32,
    },
    /// The worker is dead; do not start another.
    GiveUp,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Phase {
    #[default]
    Absent,
    Loading,
    Ready,
}

/// The history of a worker and its predecessors.
#[derive(Clone, Debug, Default)]
pub struct Health {
    phase: Phase,
    /// The number of messages sent to it, and of those whose work is done.
    asked: u32,
    done: u32,
    looked: u64,
    is_heard: bool,
    /// Milliseconds of silence so far, and milliseconds of activity.
    silent: u64,
    healthy: u64,
    failures: u32,
}

impl Health {
    /// Returns whether a worker may be started: its predecessors have not failed too often.
    pub const fn may_start(&self) -> bool {
        self.failures <= RESTARTS
    }

    pub fn is_ready(&self) -> bool {
        self.phase == Phase::Ready
    }

    /// Returns whether there is anything to wait for, so that the worker needs
    /// [checks](Self::look).
    pub fn has_work(&self) -> bool {
        match self.phase {
            Phase::Absent => false,
            Phase::Loading => true,
            Phase::Ready => self.asked != self.done,
        }
    }

    /// Records that a worker was started at this time in milliseconds.
    pub fn start(&mut self, now: u64) {
        *self =
            Self { phase: Phase::Loading, looked: now, failures: self.failures, ..Self::default() };
    }

    /// Records that a message that requires work is sent.
    pub fn ask(&mut self, now: u64) {
        if !self.has_work() {
            (self.looked, self.silent) = (now, 0);
        }
        self.asked = self.asked.wrapping_add(1);
    }

    /// Records a sign of life.
    pub fn receive(&mut self, sign: Sign) -> Verdict {
        (self.is_heard, self.silent) = (true, 0);
        match sign {
            // It could search differently, and a new one would be the same.
            Sign::Ready { version } if version != VERSION => return self.give_up(),
            Sign::Ready { .. } => self.phase = Phase::Ready,
            Sign::Alive => {}
            Sign::Finished => self.failures = 0,
            Sign::Rests { heard } => self.done = heard,
        }
        Verdict::Lives
    }

    /// Checks the worker. While the page is hidden, its clocks prove nothing.
    pub fn look(&mut self, now: u64, is_seen: bool) -> Verdict {
        let passed = now.saturating_sub(std::mem::replace(&mut self.looked, now));
        let is_heard = std::mem::take(&mut self.is_heard);
        if !self.has_work() || !is_seen || passed > LATE {
            self.silent = 0;
            return Verdict::Lives;
        }
        if is_heard {
            self.healthy += passed;
            if self.healthy >= HEALTHY {
                self.failures = 0;
            }
            return Verdict::Lives;
        }
        self.silent += passed;
        let patience = if self.phase == Phase::Loading { LOADING } else { SILENCE };
        if self.silent < patience { Verdict::Lives } else { self.lose() }
    }

    /// Records that the worker ended or counts as dead.
    pub fn lose(&mut self) -> Verdict {
        self.phase = Phase::Absent;
        self.failures += 1;
        if self.may_start() {
            Verdict::Restart { after: 100 * self.failures }
        } else {
            self.give_up()
        }
    }

    /// Gives up on the worker until the user [asks](Self::forgive) for it again.
    pub const fn give_up(&mut self) -> Verdict {
        (self.phase, self.failures) = (Phase::Absent, RESTARTS + 1);
        Verdict::GiveUp
    }

    /// Allows another try, at the user's request.
    pub const fn forgive(&mut self) {
        self.failures = 0;
    }
}
