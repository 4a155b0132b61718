//! Clocks and memory, as far as the browser tells of them.

use std::cell::Cell;

use gloo::render::{AnimationFrame, request_animation_frame};
use gloo::timers::callback::Timeout;
use js_sys::{Reflect, WebAssembly, global};
use wasm_bindgen::prelude::*;
use web_sys::Performance;

thread_local! {
    /// Milliseconds from asking for the last far place to its painted board.
    static PAINTED: Cell<Option<f64>> = const { Cell::new(None) };
    /// When the place that is being looked for was asked for, and its number.
    static ASKED: Cell<Option<(u32, f64)>> = const { Cell::new(None) };
    /// The frame in which it will be painted.
    static FRAME: Cell<Option<AnimationFrame>> = const { Cell::new(None) };
}

/// Milliseconds since the page or the worker began.
pub(super) fn now() -> f64 {
    let clock = Reflect::get(&global(), &"performance".into()).ok().filter(JsValue::is_object);
    // It may be a stand-in that a test has put there.
    clock.map_or(0.0, |clock| clock.unchecked_into::<Performance>().now())
}

/// The same in whole milliseconds.
pub(super) fn now_in_millis() -> u64 {
    now() as u64
}

/// The same in nanoseconds.
pub(super) fn now_in_nanos() -> u64 {
    (now() * 1e6) as u64
}

/// Bytes of WebAssembly memory that the page has, or the worker where it asks.
pub fn own_memory() -> u64 {
    let memory = wasm_bindgen::memory().dyn_into::<WebAssembly::Memory>().ok();
    let buffer = memory.map(|memory| memory.buffer());
    let bytes = buffer.and_then(|buffer| Reflect::get(&buffer, &"byteLength".into()).ok());
    bytes.and_then(|bytes| bytes.as_f64()).map_or(0, |bytes| bytes as u64)
}

/// Bytes of the page's scripts, where the browser tells.
pub fn script_memory() -> Option<u64> {
    let clock = Reflect::get(&global(), &"performance".into()).ok()?;
    let memory = Reflect::get(&clock, &"memory".into()).ok().filter(JsValue::is_object)?;
    Some(Reflect::get(&memory, &"usedJSHeapSize".into()).ok()?.as_f64()? as u64)
}

/// Microseconds from asking for the last far place to its painted board; `None`
/// before the first.
pub fn last_seek() -> Option<u64> {
    PAINTED.get().map(|millis| (millis * 1000.0) as u64)
}

/// A far place is being asked for.
pub(super) fn seek_asked(id: u32) {
    ASKED.set(Some((id, now())));
}

/// The place has come; its board will be painted in the next frame.
pub(super) fn seek_answered(id: u32) {
    let Some((_, asked)) = ASKED.take().filter(|(asked, _)| *asked == id) else { return };
    FRAME.set(Some(request_animation_frame(move |_| {
        // A task after the frame's own callbacks comes when it has been painted.
        Timeout::new(0, move || PAINTED.set(Some(now() - asked))).forget();
    })));
}
