//! The clipboard.

use wasm_bindgen_futures::{JsFuture, spawn_local};

/// Copies a text and says whether that worked.
pub fn copy(text: &str, ended: impl FnOnce(bool) + 'static) {
    let window = gloo::utils::window();
    // Outside secure contexts there is no clipboard, whatever its type says.
    if !window.is_secure_context() {
        ended(false);
        return;
    }
    let copying = window.navigator().clipboard().write_text(text);
    spawn_local(async move { ended(JsFuture::from(copying).await.is_ok()) });
}
