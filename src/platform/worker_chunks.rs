//! What a worker fetches when it is first needed. Search and recording are there from the start.

use std::future::Future;
use std::pin::Pin;

use grove_model::worker::host::picture::Picture;
use grove_model::worker::host::{self, Begin};
use web_sys::DedicatedWorkerGlobalScope;

use super::{batch, picture};

/// Paints a drawing as a PNG file.
type Paint = fn(Picture) -> Pin<Box<dyn Future<Output = Option<Vec<u8>>>>>;

/// What the worker does beside searching.
#[derive(Clone, Copy)]
pub(super) struct Tasks {
    pub(super) begin: Begin,
    pub(super) paint: Paint,
}

/// What makes a worker one that keeps a batch, or one that solves it.
#[derive(Clone, Copy)]
pub(super) struct Batches {
    pub(super) keep: fn(&DedicatedWorkerGlobalScope),
    pub(super) solve: fn(&DedicatedWorkerGlobalScope),
}

chunk! { "split-worker", tasks, pub(super) fn tasks() -> Tasks {
    Tasks { begin: host::begin, paint: |picture| Box::pin(picture::png(picture)) }
} }
chunk! { "split-worker", batch, pub(super) fn batches() -> Batches {
    Batches { keep: batch::keep, solve: batch::solve }
} }
