//! Messages between the page and its workers, as bytes.

use std::cell::Cell;
use std::rc::Rc;

use js_sys::{Array, Uint8Array};
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent};

/// Packs a message, with an object that cannot be serialized, and the transfer list that moves its
/// memory instead of copying it.
pub(super) fn pack(message: &impl Serialize, object: Option<&JsValue>) -> Option<(JsValue, Array)> {
    let bytes = Uint8Array::from(postcard::to_stdvec(message).ok()?.as_slice());
    let transfer = Array::of1(&bytes.buffer());
    let packed = match object {
        Some(object) => Array::of2(&bytes, object).into(),
        None => bytes.into(),
    };
    Some((packed, transfer))
}

/// Unpacks a message. Returns `None` if the data is not a message of this version.
pub(super) fn unpack<T: DeserializeOwned>(data: JsValue) -> Option<T> {
    let bytes = data.dyn_into::<Uint8Array>().ok()?.to_vec();
    postcard::from_bytes(&bytes).ok()
}

/// Unpacks a message that came with an object.
pub(super) fn unpack_with<T: DeserializeOwned>(data: JsValue) -> Option<(T, JsValue)> {
    let parts = data.dyn_into::<Array>().ok()?;
    Some((unpack(parts.get(0))?, parts.get(1)))
}

/// Handles the messages that arrive in a worker from now on.
pub(super) fn on_message(scope: &DedicatedWorkerGlobalScope, action: impl Fn(JsValue) + 'static) {
    let on_message = move |event: MessageEvent| action(event.data());
    let on_message = Closure::<dyn FnMut(MessageEvent)>::new(on_message).into_js_value();
    scope.set_onmessage(Some(on_message.unchecked_ref()));
}

/// Sends a message to the owner of this worker.
pub(super) fn send(scope: &DedicatedWorkerGlobalScope, message: &impl Serialize) {
    if let Some((bytes, transfer)) = pack(message, None) {
        let _ = scope.post_message_with_transfer(&bytes, &transfer);
    }
}

/// Slices of work that a worker schedules by messages to itself. Newer requests get handled in
/// between, and unlike timers the slices have no minimum delay.
pub(super) struct Slices {
    channel: MessageChannel,
    is_due: Rc<Cell<bool>>,
}

impl Slices {
    pub(super) fn new() -> Option<Self> {
        Some(Self { channel: MessageChannel::new().ok()?, is_due: Rc::default() })
    }

    /// Sets the work to do in each slice.
    pub(super) fn set_work(&self, work: impl Fn() + 'static) {
        let is_due = Rc::clone(&self.is_due);
        let run_slice = move || {
            is_due.set(false);
            work();
        };
        let on_slice = Closure::<dyn FnMut()>::new(run_slice).into_js_value();
        self.channel.port2().set_onmessage(Some(on_slice.unchecked_ref()));
    }

    /// Schedules the next slice, unless one is already due.
    pub(super) fn schedule(&self) {
        if !self.is_due.replace(true) {
            // Cannot fail: nothing closes the port.
            let _ = self.channel.port1().post_message(&JsValue::NULL);
        }
    }
}
