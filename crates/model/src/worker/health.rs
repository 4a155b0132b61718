//! Decides from outside whether a worker is alive and how often it is restarted.
//!
//! Owns only the rule: the worker's messages and the time come from outside.

use super::protocol::{Sign, VERSION};

/// Milliseconds between two checks of a worker that has work.
pub const CHECK_INTERVAL: u32 = 1000;
/// If a check comes more than this many milliseconds after the previous one, the page itself
/// was held up, and messages may be waiting too.
const MAX_CHECK_DELAY: u64 = 2 * CHECK_INTERVAL as u64;
/// Milliseconds of silence after which a worker with work counts as dead.
pub const MAX_SILENCE: u64 = 10_000;
/// The same limit for a worker that is still loading.
const MAX_LOADING_SILENCE: u64 = 30_000;
/// Milliseconds of activity after which earlier failures are forgotten.
const FORGIVE_AFTER: u64 = 60_000;
/// How many times a worker is restarted without any success in between.
pub const MAX_RESTARTS: u32 = 3;

/// The decision about a worker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    Alive,
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
    sent_count: u32,
    /// The number of messages whose work is done.
    handled_count: u32,
    last_check: u64,
    /// Whether a message has arrived since the last check.
    has_received: bool,
    silent_millis: u64,
    active_millis: u64,
    failures: u32,
}

impl Health {
    /// Returns whether a worker may be started: its predecessors have not failed too often.
    pub const fn may_start(&self) -> bool {
        self.failures <= MAX_RESTARTS
    }

    pub fn is_ready(&self) -> bool {
        self.phase == Phase::Ready
    }

    /// Returns whether there is anything to wait for, so that the worker needs
    /// [checks](Self::check).
    pub fn has_work(&self) -> bool {
        match self.phase {
            Phase::Absent => false,
            Phase::Loading => true,
            Phase::Ready => self.sent_count != self.handled_count,
        }
    }

    /// Records that a worker was started at this time in milliseconds.
    pub fn record_start(&mut self, now: u64) {
        *self = Self {
            phase: Phase::Loading,
            last_check: now,
            failures: self.failures,
            ..Self::default()
        };
    }

    /// Records that a message that requires work is sent.
    pub fn record_request(&mut self, now: u64) {
        if !self.has_work() {
            (self.last_check, self.silent_millis) = (now, 0);
        }
        self.sent_count = self.sent_count.wrapping_add(1);
    }

    /// Records a sign of life.
    pub fn receive(&mut self, sign: Sign) -> Verdict {
        (self.has_received, self.silent_millis) = (true, 0);
        match sign {
            // It could search differently, and a new one would be the same.
            Sign::Ready { version } if version != VERSION => return self.give_up(),
            Sign::Ready { .. } => self.phase = Phase::Ready,
            Sign::Alive => {}
            Sign::Finished => self.failures = 0,
            Sign::Idle { handled_count } => self.handled_count = handled_count,
        }
        Verdict::Alive
    }

    /// Checks the worker. While the page is hidden, its clocks prove nothing.
    pub fn check(&mut self, now: u64, is_visible: bool) -> Verdict {
        let elapsed = now.saturating_sub(std::mem::replace(&mut self.last_check, now));
        let has_received = std::mem::take(&mut self.has_received);
        if !self.has_work() || !is_visible || elapsed > MAX_CHECK_DELAY {
            self.silent_millis = 0;
            return Verdict::Alive;
        }
        if has_received {
            self.active_millis += elapsed;
            if self.active_millis >= FORGIVE_AFTER {
                self.failures = 0;
            }
            return Verdict::Alive;
        }
        self.silent_millis += elapsed;
        let max_silence =
            if self.phase == Phase::Loading { MAX_LOADING_SILENCE } else { MAX_SILENCE };
        if self.silent_millis < max_silence { Verdict::Alive } else { self.record_loss() }
    }

    /// Records that the worker ended or counts as dead.
    pub fn record_loss(&mut self) -> Verdict {
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
        (self.phase, self.failures) = (Phase::Absent, MAX_RESTARTS + 1);
        Verdict::GiveUp
    }

    /// Allows another try, at the user's request.
    pub const fn forgive(&mut self) {
        self.failures = 0;
    }
}
