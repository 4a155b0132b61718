//! Compares the speed of other solvers with ours, natively and in WebAssembly.
//!
//! Checks and times one solver after the other. `cargo xtask bench peers` decides on the rounds and
//! evaluates the times.

#[cfg(target_arch = "wasm32")]
pub mod node;
pub mod peer;

use std::fmt::Write as _;
use std::hint::black_box;

use peer::{Ours, Peer, SudokuCrate};
use sudoku_engine::fast::classic::Cells;

/// The minimum time of a measurement, in seconds: the set is solved again until then.
const MIN_SECONDS: f64 = 0.3;

/// Returns the boards of a set: the first 81 characters of each line that begins with 81 cells.
pub fn boards(set: &str) -> Vec<Cells> {
    let lines = set.lines().filter_map(|line| line.as_bytes().first_chunk().copied());
    lines
        .filter(|board: &Cells| board.iter().all(|cell| matches!(cell, b'0'..=b'9' | b'.')))
        .collect()
}

/// Measures all solvers, counting up to two solutions. Returns one line per solver: its name, a
/// tab, and either the microseconds per board or what is wrong with its counts. `now` is a clock
/// in seconds.
pub fn report(boards: &[Cells], now: impl Fn() -> f64) -> String {
    let mut ours = Ours::new(boards);
    let expected: Vec<u64> = (0..boards.len()).map(|nth| ours.count(nth)).collect();
    let mut lines = String::new();
    measure(ours, &expected, &now, &mut lines);
    measure(SudokuCrate::new(boards), &expected, &now, &mut lines);
    #[cfg(tdoku)]
    measure(peer::Tdoku::new(boards), &expected, &now, &mut lines);
    lines
}

/// Checks every count, which also warms the solver up, and then measures the time.
fn measure<P: Peer>(mut peer: P, expected: &[u64], now: impl Fn() -> f64, lines: &mut String) {
    let boards = 0..expected.len();
    let wrong_count = boards.clone().filter(|&nth| peer.count(nth) != expected[nth]).count();
    let result = if wrong_count > 0 {
        format!("left out: {wrong_count} of {} counts differ", expected.len())
    } else {
        let (start, mut passes) = (now(), 0);
        while passes == 0 || now() - start < MIN_SECONDS {
            black_box(boards.clone().map(|nth| peer.count(nth)).sum::<u64>());
            passes += 1;
        }
        format!("{:.4}", (now() - start) * 1e6 / (passes * expected.len()) as f64)
    };
    let _ = writeln!(lines, "{}\t{result}", P::NAME);
}
