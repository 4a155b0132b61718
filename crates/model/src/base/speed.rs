//! How fast a search is played.

use serde::{Deserialize, Serialize};

/// Steps a second at each stop of the slider; past the last there is no limit.
const RATES: [f64; 19] = [
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

/// Above this many steps a second the page draws frames, not single steps.
const FRAMES: f64 = 60.0;

/// A stop of the speed slider.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Speed(u8);

impl Default for Speed {
    fn default() -> Self {
        Self(3)
    }
}

impl Speed {
    /// The last stop: as fast as the machine goes.
    pub const FASTEST: Self = Self(RATES.len() as u8);

    /// The stop at this place of the slider, from 0; the last one past its end.
    pub fn at(stop: u8) -> Self {
        Self(stop.min(Self::FASTEST.0))
    }

    /// Its place on the slider, from 0.
    pub const fn stop(self) -> u8 {
        self.0
    }

    /// Steps a second; `None` is as fast as the machine goes.
    pub fn rate(self) -> Option<f64> {
        RATES.get(usize::from(self.0)).copied()
    }

    #[must_use]
    pub fn faster(self) -> Self {
        Self::at(self.0.saturating_add(1))
    }

    #[must_use]
    pub const fn slower(self) -> Self {
        Self(self.0.saturating_sub(1))
    }

    /// Whether every step is seen for itself, so that motion helps the eye.
    pub fn shows_each_step(self) -> bool {
        self.rate().is_some_and(|rate| rate <= 8.0)
    }

    /// Milliseconds between two steps, where each is drawn; `None` where frames are.
    pub fn period(self) -> Option<u32> {
        self.rate().filter(|&rate| rate < FRAMES).map(|rate| (1000.0 / rate).round() as u32)
    }
}
