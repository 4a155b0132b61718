//! The time to generate a puzzle, by its level or grade.

use std::hint::black_box;

use sudoku_engine::board::Shape;
use sudoku_engine::generate::{Options, Skill, Symmetry, generate};
use sudoku_engine::logic::{Grade, Level};

/// The number of consecutive seeds.
const SEEDS: usize = 300;

/// The number of runs per seed. The work is the same in each, so the shortest is the one that
/// other programs disturbed least.
const RUNS_PER_SEED: usize = 3;

/// The measured options: each level without symmetry, and with the most common one; each grade
/// with that one.
const OPTIONS: [(&str, Skill, Symmetry); 11] = [
    ("singles", Skill::Level(Level::Singles), Symmetry::None),
    ("pairs", Skill::Level(Level::Pairs), Symmetry::None),
    ("beyond", Skill::Level(Level::Beyond), Symmetry::None),
    ("singles, rotated", Skill::Level(Level::Singles), Symmetry::Rotation),
    ("pairs, rotated", Skill::Level(Level::Pairs), Symmetry::Rotation),
    ("beyond, rotated", Skill::Level(Level::Beyond), Symmetry::Rotation),
    ("easy, rotated", Skill::Grade(Grade::Easy), Symmetry::Rotation),
    ("medium, rotated", Skill::Grade(Grade::Medium), Symmetry::Rotation),
    ("hard, rotated", Skill::Grade(Grade::Hard), Symmetry::Rotation),
    ("unfair, rotated", Skill::Grade(Grade::Unfair), Symmetry::Rotation),
    ("extreme, rotated", Skill::Grade(Grade::Extreme), Symmetry::Rotation),
];

/// Measures all options. Returns one line for each of them and `median`, `p95` and `max`: its
/// name, a tab and the milliseconds per puzzle. `now` is a clock in seconds.
pub fn report(now: impl Fn() -> f64) -> String {
    let lines = OPTIONS.map(|(name, skill, symmetry)| {
        let options = Options { skill: Some(skill), symmetry, ..Options::new(Shape::Nine) };
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
