//! The whole screen for the page, in browsers that grant it.

use gloo::events::EventListener;
use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// Asks for the whole screen. Without it, the page fills its window.
pub(crate) fn enter() {
    if let Some(root) = gloo::utils::document().document_element() {
        call(&root, "requestFullscreen");
    }
}

/// Returns the screen, if the page has it.
pub(crate) fn leave() {
    if is_on() {
        call(&gloo::utils::document(), "exitFullscreen");
    }
}

/// Calls the action when the page has lost the screen. Dropping the listener stops that.
pub(crate) fn on_left(action: impl Fn() + 'static) -> EventListener {
    EventListener::new(&gloo::utils::document(), "fullscreenchange", move |_| {
        if !is_on() {
            action();
        }
    })
}

fn is_on() -> bool {
    let element = Reflect::get(&gloo::utils::document(), &"fullscreenElement".into());
    element.is_ok_and(|element| element.is_object())
}

/// Calls a method that some browsers do not have, and that may be refused.
fn call(target: &JsValue, name: &str) {
    let method = Reflect::get(target, &name.into()).ok();
    let method = method.and_then(|method| method.dyn_into::<Function>().ok());
    let result = method.and_then(|method| method.call0(target).ok());
    if let Some(promise) = result.and_then(|result| result.dyn_into::<Promise>().ok()) {
        spawn_local(async {
            let _ = JsFuture::from(promise).await;
        });
    }
}
