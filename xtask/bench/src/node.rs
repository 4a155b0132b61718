//! The functions that scripts call, under Node.js and in a browser's worker.

use wasm_bindgen::prelude::wasm_bindgen;

use crate::Subject;

#[wasm_bindgen]
extern "C" {
    /// Returns milliseconds since an arbitrary point in time.
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

/// Returns the lines of [`crate::report`] for `searching`, `solving`, `generating`, `hints` or
/// `programs`.
///
/// # Errors
///
/// A message when a count is wrong, or the subject is unknown.
#[wasm_bindgen]
pub fn report(subject: &str) -> Result<String, String> {
    let subject = Subject::named(subject)
        .ok_or("unknown subject; expected searching, solving, generating, hints or programs")?;
    crate::report(subject, || now() / 1000.0).map_err(|error| error.to_string())
}
