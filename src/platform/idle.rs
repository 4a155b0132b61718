//! Waiting until the page is idle, and whether to fetch anything then.

use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

/// Milliseconds to wait in browsers without `requestIdleCallback`.
const FALLBACK_DELAY: i32 = 200;

/// Waits until the browser is idle.
pub async fn wait() {
    let window = gloo::utils::window();
    let schedule = move |resolve: Function, _: Function| {
        let is_scheduled = match Reflect::get(&window, &"requestIdleCallback".into()) {
            Ok(request_idle) if request_idle.is_function() => {
                request_idle.unchecked_into::<Function>().call1(&window, &resolve).is_ok()
            }
            Ok(_) | Err(_) => window
                .set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, FALLBACK_DELAY)
                .is_ok(),
        };
        if !is_scheduled {
            let _ = resolve.call0(&JsValue::NULL);
        }
    };
    let _ = JsFuture::from(Promise::new(&mut schedule.clone())).await;
}

/// Returns whether the user has asked the browser to save data.
pub fn is_data_saver_on() -> bool {
    let navigator = gloo::utils::window().navigator();
    let save_data = Reflect::get(&navigator, &"connection".into())
        .and_then(|connection| Reflect::get(&connection, &"saveData".into()));
    save_data.is_ok_and(|save_data| save_data.is_truthy())
}
