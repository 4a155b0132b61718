//! How long a new puzzle takes, by how hard it is to be for a person.

use std::hint::black_box;

use sudoku_engine::board::Shape;
use sudoku_engine::generate::{Options, Symmetry, generate};
use sudoku_engine::logic::Level;

/// Puzzles of consecutive seeds.
const SEEDS: usize = 300;

/// A seed is as much work each time, so that the shortest of some times is the one in which
/// nothing else ran.
const TIMES: usize = 3;

/// What a person asks for: a level, without a pattern and with the commonest one.
const WISHES: [(&str, Level, Symmetry); 6] = [
    ("singles", Level::Singles, Symmetry::None),
    ("pairs", Level::Pairs, Symmetry::None),
    ("beyond", Level::Beyond, Symmetry::None),
    ("singles, rotated", Level::Singles, Symmetry::Rotation),
    ("pairs, rotated", Level::Pairs, Symmetry::Rotation),
    ("beyond, rotated", Level::Beyond, Symmetry::Rotation),
];

/// Lines for each wish: its name and `median`, `p95` or `max`, a tab, and the milliseconds
/// that a puzzle takes. `now` is a clock in seconds.
pub fn report(now: impl Fn() -> f64) -> String {
    let wished = WISHES.map(|(name, level, symmetry)| {
        let options = Options { level: Some(level), symmetry, ..Options::new(Shape::Nine) };
        let mut seconds: [f64; SEEDS] = std::array::from_fn(|seed| {
            let times = (0..TIMES).map(|_| {
                let start = now();
                // Where a seed gives none, that took as long as it takes to hear of it.
                let _ = black_box(generate(options, seed as u64));
                now() - start
            });
            times.fold(f64::INFINITY, f64::min)
        });
        seconds.sort_by(f64::total_cmp);
        let at = [("median", SEEDS / 2), ("p95", SEEDS * 95 / 100), ("max", SEEDS - 1)];
        at.map(|(which, nth)| format!("{name} {which}\t{:.3}\n", seconds[nth] * 1000.0)).concat()
    });
    wished.concat()
}
