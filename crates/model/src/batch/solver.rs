//! The work of a worker that solves pieces of a file, independent of the web worker that hosts
//! it.

use std::ops::ControlFlow;

use sudoku_engine::batch::{Rate, Timing, solve_piece};
use sudoku_engine::fast::classic::ClassicSolver;

use super::protocol::{SolveTask, SolverReply};

/// Nanoseconds for which a timed puzzle is searched again and again: browsers measure time in
/// steps of up to 0.1 ms.
const TIMED_NANOS: u64 = 1_000_000;
/// Nanoseconds between two signs of life.
const ALIVE_INTERVAL: u64 = 1_000_000_000;

#[derive(Debug, Default)]
pub struct Solver {
    solver: ClassicSolver,
    rate: Option<Rate>,
}

impl Solver {
    /// Creates a solver that also rates the puzzles.
    pub fn rating_by(rate: Rate) -> Self {
        Self { rate: Some(rate), ..Self::default() }
    }

    /// Solves a piece, using a clock in nanoseconds. Calls `report` about every second with a
    /// sign of life, even in the middle of a puzzle, and with the rows at the end. `report` can
    /// stop the work.
    pub fn solve(
        &mut self,
        task: &SolveTask,
        now: &dyn Fn() -> u64,
        mut report: impl FnMut(SolverReply) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let &SolveTask { nth, layout, line, ref bytes, is_timed } = task;
        let timing = is_timed.then_some(Timing { clock: now, min_nanos: TIMED_NANOS });
        let (mut rows, mut reported_at) = (Vec::new(), now());
        let Self { solver, rate } = self;
        solve_piece(solver, &layout, line, bytes, timing, |row| {
            rows.extend(row.map(|row| rate.map_or(row, |rate| row.rated_by(rate))));
            let now = now();
            if now - reported_at < ALIVE_INTERVAL {
                return ControlFlow::Continue(());
            }
            reported_at = now;
            report(SolverReply::Alive)
        })?;
        report(SolverReply::Solved { nth, rows })
    }
}
