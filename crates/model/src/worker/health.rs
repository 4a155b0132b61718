//! Whether a worker is alive, as whoever started it can tell, and how often it is started.
//!
//! Owns the rule alone: what the worker says and what the clock shows come from outside.

use super::protocol::{Sign, VERSION};

/// Milliseconds between two looks at a worker that has work.
pub const LOOK_EVERY: u32 = 1000;
/// A look that comes later than this after the one before says that its own side was held
/// up, where messages may wait too.
const LATE: u64 = 2 * LOOK_EVERY as u64;
/// Milliseconds without a word after which a worker with work counts as dead.
pub const SILENCE: u64 = 10_000;
/// The same for one that has to be loaded first.
const LOADING: u64 = 30_000;
/// Milliseconds in which it was heard after which earlier failures are forgotten.
const HEALTHY: u64 = 60_000;
/// So often a worker is started again without any success in between.
pub const RESTARTS: u32 = 3;

/// What is to become of a worker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    Lives,
    /// It is dead, and another one is to be started after so many milliseconds.
    Restart {
        after: u32,
    },
    /// It is dead, and no other one is to be started.
    GiveUp,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Phase {
    #[default]
    Absent,
    Loading,
    Ready,
}

/// How a worker and those before it in its place have done.
#[derive(Clone, Debug, Default)]
pub struct Health {
    phase: Phase,
    /// Messages that were sent to it, and those whose work is done.
    asked: u32,
    done: u32,
    looked: u64,
    is_heard: bool,
    /// Milliseconds without a word so far, and those in which it was heard.
    silent: u64,
    healthy: u64,
    failures: u32,
}

impl Health {
    /// Whether one may be started: those before it have not failed too often.
    pub const fn may_start(&self) -> bool {
        self.failures <= RESTARTS
    }

    pub fn is_ready(&self) -> bool {
        self.phase == Phase::Ready
    }

    /// Whether there is anything to wait for, so that it is to be [looked](Self::look) at.
    pub fn has_work(&self) -> bool {
        match self.phase {
            Phase::Absent => false,
            Phase::Loading => true,
            Phase::Ready => self.asked != self.done,
        }
    }

    /// A worker was started at this time in milliseconds.
    pub fn start(&mut self, now: u64) {
        *self =
            Self { phase: Phase::Loading, looked: now, failures: self.failures, ..Self::default() };
    }

    /// A message is sent to it, which it has to do something for.
    pub fn ask(&mut self, now: u64) {
        if !self.has_work() {
            (self.looked, self.silent) = (now, 0);
        }
        self.asked = self.asked.wrapping_add(1);
    }

    /// It said something.
    pub fn hear(&mut self, sign: Sign) -> Verdict {
        (self.is_heard, self.silent) = (true, 0);
        match sign {
            // It would search otherwise, and a new one would be the same.
            Sign::Ready { version } if version != VERSION => return self.give_up(),
            Sign::Ready { .. } => self.phase = Phase::Ready,
            Sign::Alive => {}
            Sign::Finished => self.failures = 0,
            Sign::Rests { heard } => self.done = heard,
        }
        Verdict::Lives
    }

    /// Time has gone by. Where nobody sees the page, its clocks tell nothing.
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

    /// It ended, or is to count as dead.
    pub fn lose(&mut self) -> Verdict {
        self.phase = Phase::Absent;
        self.failures += 1;
        if self.may_start() {
            Verdict::Restart { after: 100 * self.failures }
        } else {
            self.give_up()
        }
    }

    /// No other one is started, until somebody [wants](Self::forgive) it.
    pub const fn give_up(&mut self) -> Verdict {
        (self.phase, self.failures) = (Phase::Absent, RESTARTS + 1);
        Verdict::GiveUp
    }

    /// Somebody wants it tried again.
    pub const fn forgive(&mut self) {
        self.failures = 0;
    }
}
