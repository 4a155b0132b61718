//! The time to seek to a random step of a recorded search.

use std::hint::black_box;

use sudoku_engine::recording::{Recording, Target};

use crate::workloads;

const SEEKS: usize = 200;

/// Percentiles of the time of a seek, in seconds, over 200 seeks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SeekTimes {
    pub median: f64,
    pub p99: f64,
}

/// Records the search of the workloads and seeks to random steps of it, the same in every run. `now`
/// is a clock in seconds.
pub fn measure(mut now: impl FnMut() -> f64) -> SeekTimes {
    let mut recording = Recording::new(workloads::stepper());
    while recording.extend(workloads::SLICE) > 0 {}
    let steps = recording.head().counters().step();
    let mut seconds = random(steps).map(|step| {
        let start = now();
        black_box(recording.seek(Target::Step(step)));
        now() - start
    });
    seconds.sort_by(f64::total_cmp);
    SeekTimes { median: seconds[SEEKS / 2], p99: seconds[SEEKS - 1 - SEEKS / 100] }
}

/// Returns random steps below a bound, from a linear congruential generator with Knuth's MMIX
/// constants.
fn random(bound: u64) -> [u64; SEEKS] {
    let mut state = 1_u64;
    [(); SEEKS].map(|()| {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 16) % bound
    })
}
