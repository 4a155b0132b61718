//! A worker that solves pieces of a file.

use std::cell::RefCell;
use std::ops::ControlFlow;

use grove_model::batch::Solver;
use grove_model::batch::protocol::SolverReply;
use grove_model::worker::protocol::VERSION;
use sudoku_engine::batch::Rate;
use web_sys::DedicatedWorkerGlobalScope;

use crate::platform::timing;
use crate::platform::wire::{on_message, send, unpack};

/// Solves the tasks that arrive from now on, and rates the puzzles if it is given a function for
/// that. The owner terminates the worker.
pub(in crate::platform) fn solve(scope: &DedicatedWorkerGlobalScope, rate: Option<Rate>) {
    let solver = RefCell::new(rate.map_or_else(Solver::default, Solver::rating_by));
    let owner = scope.clone();
    on_message(scope, move |data| {
        let Some(task) = unpack(data) else { return };
        let _ = solver.borrow_mut().solve(&task, &timing::now_in_nanos, |reply| {
            send(&owner, &reply);
            ControlFlow::Continue(())
        });
    });
    send(scope, &SolverReply::Ready { version: VERSION });
}
