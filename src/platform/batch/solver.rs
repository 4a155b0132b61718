//! A worker that solves pieces of a file.

use std::cell::RefCell;
use std::ops::ControlFlow;

use grove_model::batch::Solver;
use grove_model::batch::protocol::Done;
use grove_model::worker::protocol::VERSION;
use web_sys::DedicatedWorkerGlobalScope;

use crate::platform::timing;
use crate::platform::wire::{receive, say, unpack};

/// Solves the tasks that arrive from now on. The owner terminates the worker.
pub(in crate::platform) fn solve(scope: &DedicatedWorkerGlobalScope) {
    let solver = RefCell::new(Solver::default());
    let back = scope.clone();
    receive(scope, move |data| {
        let Some(task) = unpack(data) else { return };
        let _ = solver.borrow_mut().solve(&task, &timing::now_in_nanos, |done| {
            say(&back, &done);
            ControlFlow::Continue(())
        });
    });
    say(scope, &Done::Ready { version: VERSION });
}
