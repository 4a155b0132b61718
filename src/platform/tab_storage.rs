//! What the browser stores for this tab alone, across a reload.

use std::rc::Rc;

use gloo::storage::{SessionStorage, Storage};
use grove_model::batch::SavedBatch;
use serde::Serialize;
use wasm_bindgen_futures::spawn_local;

use super::{batch, page};

const BATCH: &str = "sudoku-grove-batch";
const DRAFT: &str = "sudoku-grove-paste";

/// Returns whether anything is stored.
pub(crate) fn is_used() -> bool {
    let storage = SessionStorage::raw;
    let has = |key: &str| matches!(storage().get_item(key), Ok(Some(_)));
    is_allowed() && [BATCH, DRAFT].into_iter().any(has)
}

/// Returns where this tab's batch is stored.
pub fn saved_batch() -> Option<SavedBatch> {
    is_allowed().then(|| SessionStorage::get(BATCH).ok())?
}

/// Saves where the batch is stored, or that there is none.
pub fn save_batch(saved: Option<&SavedBatch>) {
    save(BATCH, saved);
}

/// Returns the text that has not been read yet.
pub fn draft() -> Rc<str> {
    is_allowed().then(|| SessionStorage::get(DRAFT).ok()).flatten().unwrap_or_default()
}

/// Saves that text, or that there is none. Returns whether the browser saved it.
pub fn save_draft(text: Option<&Rc<str>>) -> bool {
    save(DRAFT, text)
}

/// Removes the file of a batch.
pub fn remove_file(file: &str) {
    let file = file.to_owned();
    spawn_local(async move { batch::remove(&file).await });
}

/// Saves or deletes a value. Returns whether that worked.
fn save(key: &str, value: Option<&impl Serialize>) -> bool {
    let is_allowed = is_allowed();
    match value {
        _ if !is_allowed => {}
        Some(value) => return SessionStorage::set(key, value).is_ok(),
        None => SessionStorage::delete(key),
    }
    is_allowed
}

/// Returns whether the storage may be used. Where it is forbidden, merely accessing it throws.
fn is_allowed() -> bool {
    // In a frame of another page, the page stores nothing.
    let is_bare = page::is_bare();
    let window = web_sys::window().filter(|_| !is_bare);
    window.is_some_and(|window| matches!(window.session_storage(), Ok(Some(_))))
}
