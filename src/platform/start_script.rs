//! What the script that starts the page (`static/entry/page.js`) provides. Plain `trunk build` has
//! another one, which provides nothing.

use gloo::events::EventListener;
use grove_model::model::notice::FeatureSet;
use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

use crate::chunk::ChunkLoadError;

/// Returns the program of all workers, which is fetched and compiled only once. A worker built by
/// Trunk fetches its own.
pub(super) fn worker_program() -> Option<JsFuture> {
    promise("workerModule", "")
}

/// Waits until the program of the workers has loaded or failed to load.
pub(crate) async fn after_program() -> Result<(), ChunkLoadError> {
    if let Some(program) = worker_program() {
        let _ = program.await;
    }
    Ok(())
}

/// Waits in the same way, and then starts to load all styles: a search that is printed needs them.
pub(crate) async fn after_program_with_styles() -> Result<(), ChunkLoadError> {
    after_program().await?;
    // Nothing on the screen waits for them.
    drop(styles("views"));
    Ok(())
}

/// Has the browser keep all files for visits without a network, and calls `report` whenever the next
/// version of the page is ready. Does nothing on a host or in a browser without service workers.
pub(crate) fn keep_page(report: impl Fn() + 'static) {
    let listener = EventListener::new(&gloo::utils::window(), "updateready", move |_| report());
    listener.forget();
    drop(promise("keepPage", ""));
}

/// Returns what this browser lacks.
pub(crate) fn missing_features() -> FeatureSet {
    let bits = call("missingFeatures", "").and_then(|bits| bits.as_f64());
    FeatureSet(bits.unwrap_or_default() as u8)
}

/// Starts the next version of the page, with what the user has stored.
pub(crate) fn take_update() {
    drop(promise("takeUpdate", ""));
}

/// Waits for the styles of a search, and of menus and fields.
///
/// # Errors
///
/// Returns [`ChunkLoadError`] if they did not arrive.
pub(crate) async fn search_styles() -> Result<(), ChunkLoadError> {
    styles("search").await
}

/// Waits for the styles of the guide.
///
/// # Errors
///
/// Returns [`ChunkLoadError`] if they did not arrive.
pub(crate) async fn guide_styles() -> Result<(), ChunkLoadError> {
    styles("guide").await
}

/// Waits for all styles.
///
/// # Errors
///
/// Returns [`ChunkLoadError`] if some of them did not arrive.
pub(crate) async fn all_styles() -> Result<(), ChunkLoadError> {
    // In the order of the cascade, whichever view is opened first.
    let (search, views) = (styles("search"), styles("views"));
    search.await?;
    views.await
}

/// Starts to load a style sheet.
fn styles(name: &str) -> impl Future<Output = Result<(), ChunkLoadError>> + use<> {
    let sheet = promise("loadStyles", name);
    async {
        match sheet {
            Some(sheet) => sheet.await.map(drop).map_err(|_| ChunkLoadError),
            None => Ok(()),
        }
    }
}

fn promise(function: &str, argument: &str) -> Option<JsFuture> {
    Some(JsFuture::from(call(function, argument)?.unchecked_into::<Promise>()))
}

fn call(function: &str, argument: &str) -> Option<JsValue> {
    let global = js_sys::global();
    let function = Reflect::get(&global, &function.into()).ok()?;
    function.dyn_ref::<Function>()?.call1(&global, &argument.into()).ok()
}
