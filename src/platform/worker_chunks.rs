//! The chunks of a worker, loaded when first needed. Search and recording are in its first file.

use std::future::Future;
use std::pin::Pin;

use gloo::timers::callback::Timeout;
use grove_model::worker::host::picture::Picture;
use grove_model::worker::host::{self, Searcher, StartTask};
use grove_model::worker::run::RunId;
use grove_model::worker::run_program_task::WriteBytes;
use grove_model::worker::task::TaskPart;
use sudoku_engine::batch::Rate;
use sudoku_engine::board::Puzzle;
use sudoku_engine::logic;
use web_sys::DedicatedWorkerGlobalScope;

use super::{batch, picture};
use crate::chunk::{ChunkLoadError, Fetch};

/// Paints a drawing as a PNG file.
type Paint = fn(Picture) -> Pin<Box<dyn Future<Output = Option<Vec<u8>>>>>;

/// What the worker does in addition to searching.
#[derive(Clone, Copy)]
pub(super) struct Tasks {
    pub(super) start_task: StartTask,
    pub(super) paint: Paint,
}

/// What turns a worker into the keeper of a batch, or into one of its solvers.
#[derive(Clone, Copy)]
pub(super) struct Batches {
    pub(super) coordinate: fn(&DedicatedWorkerGlobalScope),
    pub(super) solve: fn(&DedicatedWorkerGlobalScope),
}

/// What solves without guessing.
#[derive(Clone, Copy)]
pub(super) struct Logic {
    start_task: StartTask,
    rate: Rate,
}

/// What runs programs of pupils.
#[derive(Clone, Copy)]
pub(super) struct Programs {
    start_task: StartTask,
    pub(super) start_run: fn(&mut Searcher, RunId, &Puzzle, &WriteBytes, bool),
}

chunk! { "split-worker", tasks, pub(super) fn tasks() -> Tasks {
    Tasks { start_task: host::start_task, paint: |picture| Box::pin(picture::png(picture)) }
} }
chunk! { "split-worker", logic after before_logic, pub(super) fn logic() -> Logic {
    Logic { start_task: host::start_logic_task, rate: logic::rate }
} }
chunk! { "split-worker", technique after before_technique, pub(super) fn technique() -> StartTask { host::start_technique_task } }
chunk! { "split-worker", programs, pub(super) fn programs() -> Programs {
    Programs { start_task: host::start_program_task, start_run: host::start_program_run }
} }
chunk! { "split-worker", batch, pub(super) fn batches() -> Batches {
    Batches {
        coordinate: batch::coordinate,
        solve: |scope| batch::solve(scope, || Box::pin(load_rate())),
    }
} }

// Code that two chunks share is in the file of the one that always loads first. Keep `order` in
// `xtask/src/page/program.rs` in sync with these functions.

async fn before_logic() -> Result<(), ChunkLoadError> {
    tasks().fetch().await
}

async fn before_technique() -> Result<(), ChunkLoadError> {
    logic().fetch().await
}

/// Returns the function that rates puzzles. If it does not load, ends this worker and returns `None`.
async fn load_rate() -> Option<Rate> {
    let logic = logic().load().await;
    if logic.is_err() {
        fail();
    }
    logic.ok().map(|logic| logic.rate)
}

/// Ends this worker with an error that its owner can observe: the owner starts another one, or
/// reports that there is none.
pub(super) fn fail() {
    let fail = || wasm_bindgen::throw_str("a part of the worker did not load");
    Timeout::new(0, fail).forget();
}

/// Returns the function that starts the tasks of a part, or `None` before the part has loaded.
pub(super) fn start_of(part: TaskPart) -> Option<StartTask> {
    match part {
        TaskPart::Tasks => tasks().get().map(|tasks| tasks.start_task),
        TaskPart::Logic => logic().get().map(|logic| logic.start_task),
        TaskPart::Programs => programs().get().map(|programs| programs.start_task),
        TaskPart::Technique => technique().get(),
    }
}

/// Loads a part, and returns the function that starts its tasks.
pub(super) async fn load_start_of(part: TaskPart) -> Result<StartTask, ChunkLoadError> {
    match part {
        TaskPart::Tasks => tasks().load().await.map(|tasks| tasks.start_task),
        TaskPart::Logic => logic().load().await.map(|logic| logic.start_task),
        TaskPart::Programs => programs().load().await.map(|programs| programs.start_task),
        TaskPart::Technique => technique().load().await,
    }
}
