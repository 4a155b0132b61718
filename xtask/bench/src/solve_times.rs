//! The time that the fast solver takes per board.

use std::hint::black_box;

use sudoku_engine::fast::classic::ClassicSolver;

use crate::measure::WrongCount;
use crate::sets;

/// The minimum length of a slice, in seconds: a set is solved again until it has passed. Long
/// enough for the coarse clock of a browser.
const MIN_SLICE_SECONDS: f64 = 0.008;
/// The number of slices. The work is the same in each, so the shortest is the one that other
/// programs disturbed least.
const SLICES: usize = 25;

/// Measures all sets, counting up to two solutions. Returns one line per set: its name, a tab and
/// the microseconds per board. `now` is a clock in seconds.
///
/// # Errors
/// When a board does not have exactly one solution.
pub fn report(now: impl Fn() -> f64) -> Result<String, WrongCount> {
    let mut solver = ClassicSolver::new();
    let mut lines = String::new();
    for (name, boards) in sets::sets() {
        let mut pass = || boards.iter().map(|board| solver.count(black_box(board), 2)).sum();
        // This also serves as the warm-up.
        let (counted, expected) = (pass(), boards.len() as u64);
        if counted != expected {
            return Err(WrongCount { name, counted, expected });
        }
        let slices = (0..SLICES).map(|_| {
            let (start, mut passes) = (now(), 0_u64);
            while passes == 0 || now() - start < MIN_SLICE_SECONDS {
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
