//! What the browser keeps for this tab alone, over a reload.

use std::rc::Rc;

use gloo::storage::{SessionStorage, Storage};
use grove_model::batch::KeptBatch;
use serde::Serialize;
use wasm_bindgen_futures::spawn_local;

use super::batch;

const BATCH: &str = "sudoku-grove-batch";
const DRAFT: &str = "sudoku-grove-paste";

/// Whether anything is kept.
pub(crate) fn is_used() -> bool {
    let storage = SessionStorage::raw;
    let has = |key: &str| matches!(storage().get_item(key), Ok(Some(_)));
    is_allowed() && [BATCH, DRAFT].into_iter().any(has)
}

/// Where the batch of this tab is kept.
pub fn kept_batch() -> Option<KeptBatch> {
    is_allowed().then(|| SessionStorage::get(BATCH).ok())?
}

/// Notes where it is kept, or that there is none any more.
pub fn keep_batch(kept: Option<&KeptBatch>) {
    save(BATCH, kept);
}

/// The text that was not read yet.
pub fn draft() -> Rc<str> {
    is_allowed().then(|| SessionStorage::get(DRAFT).ok()).flatten().unwrap_or_default()
}

/// Keeps that text, or that there is none. Says whether the browser does.
pub fn keep_draft(text: Option<&Rc<str>>) -> bool {
    save(DRAFT, text)
}

/// Removes the file of a batch that nobody will want back.
pub fn forget_file(file: &str) {
    let file = file.to_owned();
    spawn_local(async move { batch::remove(&file).await });
}

/// Says whether the browser has it.
fn save(key: &str, value: Option<&impl Serialize>) -> bool {
    let is_allowed = is_allowed();
    match value {
        _ if !is_allowed => {}
        Some(value) => return SessionStorage::set(key, value).is_ok(),
        None => SessionStorage::delete(key),
    }
    is_allowed
}

/// Merely looking at the storage throws where it is forbidden.
fn is_allowed() -> bool {
    web_sys::window().is_some_and(|window| matches!(window.session_storage(), Ok(Some(_))))
}
