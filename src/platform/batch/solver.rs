//! A worker that solves pieces of a file.

use std::cell::RefCell;

use grove_model::batch::protocol::{Done, SolveTask};
use grove_model::worker::protocol::VERSION;
use sudoku_engine::batch::{Timing, solve_piece};
use sudoku_engine::fast::classic::ClassicSolver;
use web_sys::DedicatedWorkerGlobalScope;

use crate::platform::timing;
use crate::platform::wire::{hear, say, unpack};

/// Nanoseconds for which a puzzle is searched again and again where it is timed: browsers
/// tell time in steps of up to 0.1 ms.
const TIMED_FOR: u64 = 1_000_000;

/// Nanoseconds between two signs of life.
const LIFE_EVERY: u64 = 1_000_000_000;

/// Solves what comes, from now on.
pub(in crate::platform) fn solve(scope: &DedicatedWorkerGlobalScope) {
    let solver = RefCell::new(ClassicSolver::new());
    let back = scope.clone();
    hear(scope, move |data| {
        let Some(chore) = unpack(data) else { return };
        let SolveTask { nth, listing, line, bytes, is_timed } = chore;
        let timing = Timing { now: &timing::now_in_nanos, at_least: TIMED_FOR };
        let timing = is_timed.then_some(timing);
        let (mut rows, mut said) = (Vec::new(), timing::now_in_nanos());
        solve_piece(&mut solver.borrow_mut(), &listing, line, &bytes, timing, |row| {
            rows.push(row);
            let now = timing::now_in_nanos();
            if now - said >= LIFE_EVERY {
                said = now;
                say(&back, &Done::Works);
            }
        });
        say(&back, &Done::Solved { nth, rows });
    });
    say(scope, &Done::Ready { version: VERSION });
}
