//! A worker that solves pieces of a file.

use std::cell::RefCell;
use std::ops::ControlFlow;
use std::pin::Pin;

use grove_model::batch::Solver;
use grove_model::batch::protocol::SolverReply;
use grove_model::worker::protocol::VERSION;
use sudoku_engine::batch::Rate;
use wasm_bindgen_futures::spawn_local;
use web_sys::DedicatedWorkerGlobalScope;

use super::RATER;
use crate::platform::timing;
use crate::platform::wire::{on_message, send, unpack};

/// A function that loads the function by which puzzles are rated.
type LoadRate = fn() -> Pin<Box<dyn Future<Output = Option<Rate>>>>;

/// Solves the tasks that arrive from now on, and rates the puzzles if this is the name of the
/// worker: `load_rate` loads the function for that, or ends the worker. The owner terminates it.
pub(in crate::platform) fn solve(scope: &DedicatedWorkerGlobalScope, load_rate: LoadRate) {
    if scope.name() != RATER {
        start(scope, None);
        return;
    }
    let scope = scope.clone();
    spawn_local(async move {
        if let Some(rate) = load_rate().await {
            start(&scope, Some(rate));
        }
    });
}

fn start(scope: &DedicatedWorkerGlobalScope, rate: Option<Rate>) {
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
