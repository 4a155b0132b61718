//! A worker that solves pieces of a file.

use std::cell::RefCell;

use grove_model::batch::protocol::{Done, SolveTask};
use grove_model::worker::protocol::VERSION;
use serde::Serialize;
use sudoku_engine::batch::{Timing, solve_piece};
use sudoku_engine::fast::classic::ClassicSolver;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use crate::platform::{timing, wire};

/// Nanoseconds for which a puzzle is searched again and again where it is timed: browsers
/// tell time in steps of up to 0.1 ms.
const TIMED_FOR: u64 = 1_000_000;

/// Solves what comes, from now on.
pub(in crate::platform) fn solve(scope: &DedicatedWorkerGlobalScope) {
    let solver = RefCell::new(ClassicSolver::new());
    let back = scope.clone();
    let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let Some(chore) = wire::unpack::<SolveTask>(event.data()) else { return };
        let SolveTask { nth, listing, line, bytes, is_timed } = chore;
        let timing = Timing { now: &timing::now_in_nanos, at_least: TIMED_FOR };
        let timing = is_timed.then_some(timing);
        let mut rows = Vec::new();
        solve_piece(&mut solver.borrow_mut(), &listing, line, &bytes, timing, &mut rows);
        say(&back, &Done::Solved { nth, rows });
    });
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget();
    say(scope, &Done::Ready { version: VERSION });
}

/// Says something to whoever started this worker.
pub(super) fn say(scope: &DedicatedWorkerGlobalScope, message: &impl Serialize) {
    if let Some((bytes, transfer)) = wire::pack(message) {
        let _ = scope.post_message_with_transfer(&bytes, &transfer);
    }
}
