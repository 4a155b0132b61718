//! What the browser keeps between visits.

use gloo::storage::errors::StorageError;
use gloo::storage::{LocalStorage, Storage};
use grove_model::model::storage::{Persisted, StorageProblem};

const KEY: &str = "sudoku-grove";
/// Where a text that could not be read is put aside, so that nothing is lost.
const UNREADABLE: &str = "sudoku-grove-unreadable";

/// What an earlier visit saved, and what went wrong in reading it.
pub fn load() -> (Persisted, Option<StorageProblem>) {
    if !is_allowed() {
        return (Persisted::default(), Some(StorageProblem::Forbidden));
    }
    match LocalStorage::get::<Persisted>(KEY) {
        Ok(persisted) => (persisted, None),
        Err(StorageError::KeyNotFound(_)) => (Persisted::default(), None),
        Err(StorageError::SerdeError(_)) => {
            let storage = LocalStorage::raw();
            if let Ok(Some(text)) = storage.get_item(KEY) {
                let _ = storage.set_item(UNREADABLE, &text);
            }
            (Persisted::default(), Some(StorageProblem::Corrupt))
        }
        Err(StorageError::JsError(_)) => (Persisted::default(), Some(StorageProblem::Forbidden)),
    }
}

/// Saves.
///
/// # Errors
/// Where the browser keeps nothing for this page, or has no room.
pub fn save(persisted: &Persisted) -> Result<(), StorageProblem> {
    if !is_allowed() {
        return Err(StorageProblem::Forbidden);
    }
    LocalStorage::set(KEY, persisted).map_err(|_| StorageProblem::Full)
}

/// Merely looking at the storage throws where it is forbidden.
fn is_allowed() -> bool {
    web_sys::window().is_some_and(|window| matches!(window.local_storage(), Ok(Some(_))))
}
