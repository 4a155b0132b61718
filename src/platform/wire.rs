//! Messages between page and worker as bytes.

use js_sys::{Array, Uint8Array};
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::{JsCast, JsValue};

/// A message and the list that hands its memory over instead of copying it.
pub(super) fn pack(message: &impl Serialize) -> Option<(Uint8Array, Array)> {
    let bytes = postcard::to_stdvec(message).ok()?;
    let bytes = Uint8Array::from(bytes.as_slice());
    let transfer = Array::of1(&bytes.buffer());
    Some((bytes, transfer))
}

/// The message in what arrived; `None` for what is no message of this version.
pub(super) fn unpack<T: DeserializeOwned>(data: JsValue) -> Option<T> {
    let bytes = data.dyn_into::<Uint8Array>().ok()?.to_vec();
    postcard::from_bytes(&bytes).ok()
}

/// A message and something that belongs to it and is no bytes.
pub(super) fn pack_with(message: &impl Serialize, thing: &JsValue) -> Option<JsValue> {
    let (bytes, _) = pack(message)?;
    Some(Array::of2(&bytes, thing).into())
}

/// The two of [`pack_with`].
pub(super) fn unpack_with<T: DeserializeOwned>(data: JsValue) -> Option<(T, JsValue)> {
    let both = data.dyn_into::<Array>().ok()?;
    Some((unpack(both.get(0))?, both.get(1)))
}
