//! What `run.mjs` calls under node.

use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    /// Milliseconds since some moment.
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

/// The lines of [`crate::report`].
///
/// # Errors
///
/// The sentence that says which count is wrong.
#[wasm_bindgen]
pub fn report() -> Result<String, String> {
    crate::report(|| now() / 1000.0).map_err(|error| error.to_string())
}
