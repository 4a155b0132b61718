//! Solving the puzzles in a chunk of a file.

use std::hint::black_box;
use std::num::NonZeroU32;
use std::ops::ControlFlow;

use super::cells::is_solution_of;
use super::entry::{self, Entry};
use super::{Check, FileLayout, Outcome, Row, Solved, Status};
use crate::fast::classic::{Cells, ClassicSolver};

#[derive(Clone, Copy)]
pub struct Timing<'a> {
    /// A clock that returns nanoseconds.
    pub clock: &'a dyn Fn() -> u64,
    /// The minimum duration of a measurement in nanoseconds. Each of the two measurements
    /// repeats the search until it has taken this long, so that a coarse clock suffices.
    pub min_nanos: u64,
}

/// Searches every puzzle in a chunk of a file for up to two solutions, and calls `call` with
/// a row for each entry. During a search of more than some milliseconds it also calls `call`
/// with `None` from time to time. Each call can stop the work. The chunk starts at `line`,
/// counted from 1. Without `timing` the rows have no search times.
pub fn solve_piece(
    solver: &mut ClassicSolver,
    layout: &FileLayout,
    line: u32,
    piece: &[u8],
    timing: Option<Timing<'_>>,
    mut call: impl FnMut(Option<Row>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    entry::for_each_entry(layout, line, piece, |entry| {
        let row = solve(solver, &entry, timing, &mut || call(None))?;
        call(Some(row))
    })
}

fn solve(
    solver: &mut ClassicSolver,
    entry: &Entry,
    timing: Option<Timing<'_>>,
    between_slices: &mut impl FnMut() -> ControlFlow<()>,
) -> ControlFlow<(), Row> {
    let line = entry.line;
    let puzzle = match &entry.puzzle {
        Ok(puzzle) => puzzle,
        Err(malformed) => {
            return ControlFlow::Continue(Row { line, outcome: Outcome::Malformed(*malformed) });
        }
    };
    let nanos = match timing {
        Some(timing) => time(solver, puzzle, timing, between_slices)?,
        None => None,
    };
    let (solution, count) = solver.first_and_count_in_slices(puzzle, between_slices)?;
    let status = match count {
        0 => Status::Impossible,
        1 => Status::Proper,
        _ => Status::Several,
    };
    let mut solved = Solved::new(puzzle, solution.as_ref(), status);
    solved.check = check(puzzle, entry);
    solved.guesses = u32::try_from(solver.guesses()).unwrap_or(u32::MAX);
    solved.nanos = nanos;
    ControlFlow::Continue(Row { line, outcome: Outcome::Solved(solved) })
}

/// Measures the duration of a search in nanoseconds. Takes the smaller of two means, because
/// other load on the machine can only increase them.
fn time(
    solver: &mut ClassicSolver,
    puzzle: &Cells,
    timing: Timing<'_>,
    between_slices: &mut impl FnMut() -> ControlFlow<()>,
) -> ControlFlow<(), Option<NonZeroU32>> {
    let shortest = mean_duration(solver, puzzle, timing, between_slices)?.min(mean_duration(
        solver,
        puzzle,
        timing,
        between_slices,
    )?);
    ControlFlow::Continue(NonZeroU32::new(u32::try_from(shortest).unwrap_or(u32::MAX)))
}

/// Returns the mean duration of as many searches as the clock needs.
fn mean_duration(
    solver: &mut ClassicSolver,
    puzzle: &Cells,
    timing: Timing<'_>,
    between_slices: &mut impl FnMut() -> ControlFlow<()>,
) -> ControlFlow<(), u64> {
    let start = (timing.clock)();
    let (mut search_count, mut batch_size) = (0, 1);
    loop {
        for _ in 0..batch_size {
            let _ = black_box(
                solver.first_and_count_in_slices(black_box(puzzle), &mut *between_slices)?,
            );
        }
        search_count += batch_size;
        let elapsed = (timing.clock)().saturating_sub(start);
        if elapsed >= timing.min_nanos {
            return ControlFlow::Continue(elapsed / search_count);
        }
        // Double the number of searches, or do as many as fit in the remaining time.
        let needed_count = (timing.min_nanos - elapsed) * search_count / elapsed.max(1) + 1;
        batch_size = needed_count.min(search_count);
    }
}

fn check(puzzle: &Cells, entry: &Entry) -> Check {
    match &entry.solution {
        None => Check::None,
        Some(Ok(solution)) if is_solution_of(solution, puzzle) => Check::Right,
        Some(_) => Check::Wrong,
    }
}
