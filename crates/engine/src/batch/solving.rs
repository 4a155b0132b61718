//! From a piece of a file to its rows.

use std::num::NonZeroU32;

use super::cells::is_solution_of;
use super::entry::{self, Entry};
use super::{Check, Listing, Outcome, Row, Solved, Status};
use crate::fast::classic::{Cells, ClassicSolver};

/// How searches are timed.
#[derive(Clone, Copy)]
pub struct Timing<'a> {
    /// A clock, in nanoseconds.
    pub now: &'a dyn Fn() -> u64,
    /// A puzzle is searched again and again until that took so many nanoseconds; its time
    /// is the mean. With 0 it is searched once.
    pub at_least: u64,
    /// How far the clock may be off, in nanoseconds. A time of less than ten times as much
    /// is no measurement and is not told.
    pub tick: u64,
}

/// Searches every puzzle of a piece of a file for up to two solutions, and appends a row
/// for each place of the piece. The piece begins with this line, counted from 1.
pub fn solve_piece(
    solver: &mut ClassicSolver,
    listing: &Listing,
    line: u32,
    piece: &[u8],
    timing: Timing<'_>,
    rows: &mut Vec<Row>,
) {
    let mut before = (timing.now)();
    entry::each(listing, line, piece, |entry| {
        let row = solve(solver, &entry, timing, &mut before);
        rows.push(row);
    });
}

/// `before` is when this puzzle's time begins, and then when it ended: a clock is read once
/// for each puzzle, since reading it takes as long as an easy one.
fn solve(solver: &mut ClassicSolver, entry: &Entry, timing: Timing<'_>, before: &mut u64) -> Row {
    let line = entry.line;
    let puzzle = match &entry.puzzle {
        Ok(puzzle) => puzzle,
        Err(malformed) => return Row { line, outcome: Outcome::Malformed(*malformed) },
    };
    let began = *before;
    let (solution, count) = solver.first_and_count(puzzle);
    let mut spent = (timing.now)().saturating_sub(began);
    let mut times = 1;
    while spent < timing.at_least {
        // As often again as it was so far, or as there is time for.
        let more = (timing.at_least - spent) / (spent / times).max(1) + 1;
        let more = more.min(times);
        for _ in 0..more {
            let _ = std::hint::black_box(solver.first_and_count(puzzle));
        }
        times += more;
        spent = (timing.now)().saturating_sub(began);
    }
    *before = began + spent;
    let status = match count {
        0 => Status::Impossible,
        1 => Status::Proper,
        _ => Status::Several,
    };
    let is_measured = spent >= timing.tick.saturating_mul(10);
    let nanos = u32::try_from(spent / times).unwrap_or(u32::MAX);
    let mut solved = Solved::new(puzzle, solution.as_ref(), status);
    solved.check = check(puzzle, entry);
    solved.guesses = u32::try_from(solver.guesses()).unwrap_or(u32::MAX);
    solved.nanos = NonZeroU32::new(nanos).filter(|_| is_measured);
    Row { line, outcome: Outcome::Solved(solved) }
}

fn check(puzzle: &Cells, entry: &Entry) -> Check {
    match &entry.solution {
        None => Check::None,
        Some(Ok(solution)) if is_solution_of(solution, puzzle) => Check::Right,
        Some(_) => Check::Wrong,
    }
}
