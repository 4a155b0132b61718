//! How long the fast solver takes for a board.

use std::hint::black_box;

use sudoku_engine::fast::classic::ClassicSolver;

use crate::measure::WrongCount;
use crate::sets;

/// A set is gone through again until so many seconds have passed, which a browser's coarse
/// clock tells well.
const AT_LEAST: f64 = 0.008;
/// How often that is done. The work is the same each time, so that the shortest is the one
/// in which least else ran.
const SLICES: usize = 25;

/// A line for each set: its name, a tab, and the microseconds per board, counting
/// solutions up to two. `now` is a clock in seconds.
///
/// # Errors
/// When a board has not exactly one solution.
pub fn report(now: impl Fn() -> f64) -> Result<String, WrongCount> {
    let mut solver = ClassicSolver::new();
    let mut lines = String::new();
    for (name, boards) in sets::sets() {
        let mut pass = || boards.iter().map(|board| solver.count(black_box(board), 2)).sum();
        // This also warms it up.
        let (found, expected) = (pass(), boards.len() as u64);
        if found != expected {
            return Err(WrongCount { name, made: found, expected });
        }
        let slices = (0..SLICES).map(|_| {
            let (start, mut passes) = (now(), 0_u64);
            while passes == 0 || now() - start < AT_LEAST {
                black_box(pass());
                passes += 1;
            }
            (now() - start) * 1e6 / (passes * expected) as f64
        });
        let microseconds = slices.fold(f64::INFINITY, f64::min);
        lines += &format!("{name}\t{microseconds:.4}\n");
    }
    Ok(lines)
}
