//! The time that a hint takes, at every position on the way to the solution by hints.

use std::hint::black_box;

use sudoku_engine::board::{Givens, Puzzle};
use sudoku_engine::fast::Solver;
use sudoku_engine::fast::classic::Cells;
use sudoku_engine::formats;
use sudoku_engine::logic::{Hint, LogicState, SearchOptions, hint};

use crate::sets;

/// Measures the first hints of all sets. Returns one line per set and `median`, `p95` and `max`: its
/// name, a tab and the milliseconds per hint. `now` is a clock in seconds.
pub fn report(now: impl Fn() -> f64) -> String {
    sets::sets().iter().map(|(name, boards)| lines(name, boards, &now)).collect()
}

fn lines(name: &str, boards: &[Cells], now: &impl Fn() -> f64) -> String {
    let mut seconds: Vec<f64> = boards.iter().flat_map(|board| times(board, now)).collect();
    seconds.sort_by(f64::total_cmp);
    let last = seconds.len() - 1;
    [("median", last / 2), ("p95", last * 95 / 100), ("max", last)]
        .map(|(percentile, index)| format!("{name} {percentile}\t{:.3}\n", seconds[index] * 1000.0))
        .concat()
}

/// Returns the time of each hint until the puzzle is solved or no technique finds a step.
fn times(board: &Cells, now: &impl Fn() -> f64) -> Vec<f64> {
    let givens = std::str::from_utf8(board).ok().and_then(formats::read_line).expect("a line");
    let puzzle = Puzzle::try_from(givens).expect("givens that do not clash");
    let mut solver = Solver::new(&puzzle, 1);
    let _ = solver.run(u64::MAX);
    let solution = Givens::from(solver.solutions()[0].clone());
    let mut state = LogicState::new(&puzzle);
    let mut times = Vec::new();
    loop {
        let start = now();
        let found = black_box(hint(&state, Some(&solution), SearchOptions::DEFAULT));
        times.push(now() - start);
        let Hint::Step(step) = found else { return times };
        state.apply(&step);
    }
}
