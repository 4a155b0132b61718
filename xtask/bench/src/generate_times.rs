//! The time to generate a puzzle, by its level.

use std::hint::black_box;

use sudoku_engine::board::Shape;
use sudoku_engine::generate::{Options, Symmetry, generate};
use sudoku_engine::logic::Level;

/// The number of consecutive seeds.
const SEEDS: usize = 300;

/// The number of runs per seed. The work is the same in each, so the shortest is the one that
/// other programs disturbed least.
const RUNS_PER_SEED: usize = 3;

/// The measured options: each level without symmetry, and with the most common one.
const OPTIONS: [(&str, Level, Symmetry); 6] = [
    ("singles", Level::Singles, Symmetry::None),
    ("pairs", Level::Pairs, Symmetry::None),
    ("beyond", Level::Beyond, Symmetry::None),
    ("singles, rotated", Level::Singles, Symmetry::Rotation),
    ("pairs, rotated", Level::Pairs, Symmetry::Rotation),
    ("beyond, rotated", Level::Beyond, Symmetry::Rotation),
];

/// Measures all options. Returns one line for each of them and `median`, `p95` and `max`: its
/// name, a tab and the milliseconds per puzzle. `now` is a clock in seconds.
pub fn report(now: impl Fn() -> f64) -> String {
    let lines = OPTIONS.map(|(name, level, symmetry)| {
        let options = Options { level: Some(level), symmetry, ..Options::new(Shape::Nine) };
        let mut seconds: [f64; SEEDS] = std::array::from_fn(|seed| {
            let times = (0..RUNS_PER_SEED).map(|_| {
                let start = now();
                // A seed without a puzzle counts as well, with the time that the attempts took.
                let _ = black_box(generate(options, seed as u64));
                now() - start
            });
            times.fold(f64::INFINITY, f64::min)
        });
        seconds.sort_by(f64::total_cmp);
        let percentiles = [("median", SEEDS / 2), ("p95", SEEDS * 95 / 100), ("max", SEEDS - 1)];
        percentiles
            .map(|(percentile, index)| {
                format!("{name} {percentile}\t{:.3}\n", seconds[index] * 1000.0)
            })
            .concat()
    });
    lines.concat()
}
