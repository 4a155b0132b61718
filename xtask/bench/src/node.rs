//! What scripts call, under node and in a browser's worker.

use wasm_bindgen::prelude::wasm_bindgen;

use crate::Subject;

#[wasm_bindgen]
extern "C" {
    /// Milliseconds since some moment.
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

/// The lines of [`crate::report`] for `loops`, `solving` or `making`.
///
/// # Errors
///
/// The sentence that says which count is wrong, or that there is no such subject.
#[wasm_bindgen]
pub fn report(subject: &str) -> Result<String, String> {
    let subject = Subject::named(subject).ok_or("loops, solving or making?")?;
    crate::report(subject, || now() / 1000.0).map_err(|error| error.to_string())
}
