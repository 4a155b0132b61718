//! The chunks of a worker, loaded when first needed. Search and recording are in its first file.

use std::future::Future;
use std::pin::Pin;

use grove_model::worker::host::picture::Picture;
use grove_model::worker::host::{self, StartTask};
use web_sys::DedicatedWorkerGlobalScope;

use super::{batch, picture};

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

chunk! { "split-worker", tasks, pub(super) fn tasks() -> Tasks {
    Tasks { start_task: host::start_task, paint: |picture| Box::pin(picture::png(picture)) }
} }
chunk! { "split-worker", programs, pub(super) fn programs() -> StartTask { host::start_program } }
chunk! { "split-worker", batch, pub(super) fn batches() -> Batches {
    Batches { coordinate: batch::coordinate, solve: batch::solve }
} }
