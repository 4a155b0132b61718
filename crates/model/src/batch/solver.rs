//! The work of a worker that solves pieces of a file, independent of the web worker that hosts
//! it.

use std::ops::ControlFlow;

use sudoku_engine::batch::{Timing, solve_piece};
use sudoku_engine::fast::classic::ClassicSolver;

use super::protocol::{Done, SolveTask};

/// Nanoseconds for which a timed puzzle is searched again and again: browsers measure time in
/// steps of up to 0.1 ms.
const TIMED_FOR: u64 = 1_000_000;
/// Nanoseconds between two signs of life.
const LIFE_EVERY: u64 = 1_000_000_000;

#[derive(Debug, Default)]
pub struct Solver(ClassicSolver);

impl Solver {
    /// Solves a piece, using a clock in nanoseconds. Calls `say` about every second with a
    /// sign of life, even in the middle of a puzzle, and with the rows at the end. `say` can
    /// stop the work.
    pub fn solve(
        &mut self,
        task: &SolveTask,
        now: &dyn Fn() -> u64,
        mut say: impl FnMut(Done) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let &SolveTask { nth, listing, line, ref bytes, is_timed } = task;
        let timing = is_timed.then_some(Timing { now, at_least: TIMED_FOR });
        let (mut rows, mut said) = (Vec::new(), now());
        solve_piece(&mut self.0, &listing, line, bytes, timing, |row| {
            rows.extend(row);
            let now = now();
            if now - said < LIFE_EVERY {
                return ControlFlow::Continue(());
            }
            said = now;
            say(Done::Works)
        })?;
        say(Done::Solved { nth, rows })
    }
}
