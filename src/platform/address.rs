//! The address bar.

use gloo::events::EventListener;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::HashChangeEvent;

/// What stands after `#`, with it; empty where there is none.
pub fn hash() -> String {
    gloo::utils::window().location().hash().unwrap_or_default()
}

/// Writes what stands after `#` without a new entry in the history. Browsers refuse
/// this when it is done too often; the next time will do.
pub fn replace_hash(hash: &str) {
    if let Ok(history) = gloo::utils::window().history() {
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&format!("#{hash}")));
    }
}

/// Tells when a person opens another link in this page.
pub fn on_change(mut changed: impl FnMut(String) + 'static) -> EventListener {
    EventListener::new(&gloo::utils::window(), "hashchange", move |event| {
        // By now the page itself may have written another address over it.
        let opened = event.dyn_ref::<HashChangeEvent>().map(HashChangeEvent::new_url);
        let hash = opened.and_then(|url| url.split_once('#').map(|(_, hash)| hash.to_owned()));
        changed(hash.unwrap_or_default());
    })
}
