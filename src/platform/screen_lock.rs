//! Keeps the screen from being switched off, by the Screen Wake Lock API.
//!
//! web-sys has this API behind an unstable flag only, so it is reached by reflection.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo::events::EventListener;
use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// Returns whether the browser can keep the screen on.
pub(crate) fn is_supported() -> bool {
    api().is_some()
}

fn api() -> Option<JsValue> {
    let navigator = gloo::utils::window().navigator();
    Reflect::get(&navigator, &"wakeLock".into()).ok().filter(JsValue::is_object)
}

/// Calls a method that returns a promise. Returns `None` if there is none, or if it throws.
fn call(object: &JsValue, method: &str, argument: &JsValue) -> Option<Promise> {
    let method = Reflect::get(object, &method.into()).ok()?.dyn_into::<Function>().ok()?;
    method.call1(object, argument).ok()?.dyn_into().ok()
}

/// Keeps the screen on while the page is visible. Dropping it ends that.
pub(crate) struct ScreenLock {
    state: Rc<State>,
    _visibility: EventListener,
}

impl ScreenLock {
    /// Asks the browser for the lock now and whenever the page becomes visible again, because the
    /// browser releases it when the page is hidden. Browsers may refuse it, for instance while the
    /// battery is low; then the screen goes dark as usual.
    pub(crate) fn hold() -> Self {
        let state = Rc::<State>::default();
        state.request();
        let requested = Rc::clone(&state);
        let document = gloo::utils::document();
        let visibility =
            EventListener::new(&document, "visibilitychange", move |_| requested.request());
        Self { state, _visibility: visibility }
    }
}

impl Drop for ScreenLock {
    fn drop(&mut self) {
        self.state.end_requests();
        self.state.release();
    }
}

#[derive(Default)]
struct State {
    /// The lock that the browser gave last. It may have been released since.
    sentinel: RefCell<Option<JsValue>>,
    /// The number of the newest request. What the browser gives for an older one is released.
    newest: Cell<u32>,
}

impl State {
    fn request(self: &Rc<Self>) {
        if gloo::utils::document().hidden() {
            return;
        }
        let Some(promise) = api().and_then(|api| call(&api, "request", &"screen".into())) else {
            return;
        };
        self.release();
        let request = self.end_requests();
        let state = Rc::clone(self);
        spawn_local(async move {
            let sentinel = JsFuture::from(promise).await.ok();
            let is_newest = state.newest.get() == request;
            let superseded = if is_newest { state.sentinel.replace(sentinel) } else { sentinel };
            release(superseded);
        });
    }

    /// Makes all requests so far older than the next one, whose number it returns.
    fn end_requests(&self) -> u32 {
        let next = self.newest.get().wrapping_add(1);
        self.newest.set(next);
        next
    }

    fn release(&self) {
        release(self.sentinel.take());
    }
}

/// Releases a lock. Releasing it again has no effect.
fn release(sentinel: Option<JsValue>) {
    if let Some(sentinel) = sentinel {
        let _ = call(&sentinel, "release", &JsValue::UNDEFINED);
    }
}
