//! The playback speed of a search.

use serde::{Deserialize, Serialize};

/// Steps per second at each stop of the slider. One more stop, after the last, has no limit.
const STEPS_PER_SECOND: [f64; 19] = [
    0.5,
    1.0,
    2.0,
    4.0,
    8.0,
    15.0,
    30.0,
    60.0,
    125.0,
    250.0,
    500.0,
    1_000.0,
    2_500.0,
    5_000.0,
    10_000.0,
    30_000.0,
    100_000.0,
    300_000.0,
    1_000_000.0,
];

/// From this many steps per second on, the page draws frames instead of single steps.
const MIN_FRAME_RATE: f64 = 60.0;

/// Up to this many steps per second, people can follow what a step changes.
const READABLE: f64 = 15.0;

/// A stop of the speed slider.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Speed(u8);

impl Default for Speed {
    fn default() -> Self {
        Self(3)
    }
}

impl Speed {
    /// The last stop: as fast as the machine allows.
    pub const FASTEST: Self = Self(STEPS_PER_SECOND.len() as u8);

    /// Returns the stop at this slider position, from 0. Positions past the end give the last
    /// stop.
    pub fn from_stop(stop: u8) -> Self {
        Self(stop.min(Self::FASTEST.0))
    }

    /// Returns the position on the slider, from 0.
    pub const fn stop(self) -> u8 {
        self.0
    }

    /// Returns the steps per second, or `None` for as fast as the machine allows.
    pub fn rate(self) -> Option<f64> {
        STEPS_PER_SECOND.get(usize::from(self.0)).copied()
    }

    #[must_use]
    pub fn faster(self) -> Self {
        Self::from_stop(self.0.saturating_add(1))
    }

    #[must_use]
    pub const fn slower(self) -> Self {
        Self(self.0.saturating_sub(1))
    }

    /// Returns whether playback is slow enough to follow each step, so that animation helps.
    pub fn shows_each_step(self) -> bool {
        self.rate().is_some_and(|rate| rate <= 8.0)
    }

    /// Returns after how many steps to redraw what takes time to read, or `None` while every step
    /// can be followed.
    pub fn steps_per_reading(self) -> Option<u64> {
        match self.rate() {
            Some(rate) => (rate > READABLE).then_some((rate / READABLE) as u64),
            None => Some(1),
        }
    }

    /// Returns the milliseconds between two steps, or `None` if frames are drawn instead of
    /// steps.
    pub fn period(self) -> Option<u32> {
        self.rate().filter(|&rate| rate < MIN_FRAME_RATE).map(|rate| (1000.0 / rate).round() as u32)
    }
}
