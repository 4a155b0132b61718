//! Clocks and memory usage, where the browser exposes them.

use std::cell::Cell;

use gloo::render::{AnimationFrame, request_animation_frame};
use gloo::timers::callback::Timeout;
use js_sys::{Reflect, WebAssembly, global};
use wasm_bindgen::prelude::*;
use web_sys::Performance;

thread_local! {
    /// Milliseconds from the last request for a distant step to its painted board.
    static SEEK_MILLIS: Cell<Option<f64>> = const { Cell::new(None) };
    /// The number of the pending request, and when it was made.
    static PENDING_SEEK: Cell<Option<(u32, f64)>> = const { Cell::new(None) };
    /// The frame in which the board will be painted.
    static PAINT_FRAME: Cell<Option<AnimationFrame>> = const { Cell::new(None) };
}

/// Returns milliseconds since the page or the worker started.
pub(super) fn now() -> f64 {
    let clock = Reflect::get(&global(), &"performance".into()).ok().filter(JsValue::is_object);
    // A test may have replaced it with a stub.
    clock.map_or(0.0, |clock| clock.unchecked_into::<Performance>().now())
}

/// Returns the same in whole milliseconds.
pub(crate) fn now_in_millis() -> u64 {
    now() as u64
}

/// Returns the same in nanoseconds.
pub(super) fn now_in_nanos() -> u64 {
    (now() * 1e6) as u64
}

/// Returns the bytes of WebAssembly memory of the caller: the page or the worker.
pub fn own_memory() -> u64 {
    let memory = wasm_bindgen::memory().dyn_into::<WebAssembly::Memory>().ok();
    let buffer = memory.map(|memory| memory.buffer());
    let bytes = buffer.and_then(|buffer| Reflect::get(&buffer, &"byteLength".into()).ok());
    bytes.and_then(|bytes| bytes.as_f64()).map_or(0, |bytes| bytes as u64)
}

/// Returns the bytes of the page's JavaScript heap, if the browser exposes them.
pub fn script_memory() -> Option<u64> {
    let clock = Reflect::get(&global(), &"performance".into()).ok()?;
    let memory = Reflect::get(&clock, &"memory".into()).ok().filter(JsValue::is_object)?;
    Some(Reflect::get(&memory, &"usedJSHeapSize".into()).ok()?.as_f64()? as u64)
}

/// Returns microseconds from the last request for a distant step to its painted board, or `None`
/// before the first.
pub fn last_seek() -> Option<u64> {
    SEEK_MILLIS.get().map(|millis| (millis * 1000.0) as u64)
}

/// Notes that a distant step has been requested.
pub(super) fn seek_requested(id: u32) {
    PENDING_SEEK.set(Some((id, now())));
}

/// Notes that the step has arrived; its board is painted in the next frame.
pub(super) fn seek_answered(id: u32) {
    let Some((_, requested_at)) = PENDING_SEEK.take().filter(|(seek, _)| *seek == id) else {
        return;
    };
    PAINT_FRAME.set(Some(request_animation_frame(move |_| {
        // A task queued by a frame callback runs after the frame has been painted.
        Timeout::new(0, move || SEEK_MILLIS.set(Some(now() - requested_at))).forget();
    })));
}
