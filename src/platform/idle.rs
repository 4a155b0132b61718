//! Waiting until the page is idle, and whether to fetch anything then.

use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

/// Milliseconds to wait in browsers without `requestIdleCallback`.
const REST: i32 = 200;

/// Waits until the browser is idle.
pub async fn idle() {
    let window = gloo::utils::window();
    let wait = move |resolve: Function, _: Function| {
        let asked = match Reflect::get(&window, &"requestIdleCallback".into()) {
            Ok(ask) if ask.is_function() => {
                ask.unchecked_into::<Function>().call1(&window, &resolve).is_ok()
            }
            Ok(_) | Err(_) => {
                window.set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, REST).is_ok()
            }
        };
        if !asked {
            let _ = resolve.call0(&JsValue::NULL);
        }
    };
    let _ = JsFuture::from(Promise::new(&mut wait.clone())).await;
}

/// Returns whether the user has asked the browser to save data.
pub fn is_data_saver_on() -> bool {
    let navigator = gloo::utils::window().navigator();
    let saves = Reflect::get(&navigator, &"connection".into())
        .and_then(|connection| Reflect::get(&connection, &"saveData".into()));
    saves.is_ok_and(|saves| saves.is_truthy())
}
